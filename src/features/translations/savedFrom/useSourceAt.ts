import { useMemo } from 'react'
import { ownerOf } from '../../../core/query/owner.ts'
import { entriesOf } from '../../../platform/entries.ts'
import { useStoreReading } from '../../../platform/useStoreReading.ts'
import type { Service } from '../../../api/service.ts'
import { sourcesIn } from './known.ts'
import { notesIn, type SourceAt } from './savedFrom.ts'
import { textWritesOf } from './writesOfOwner.ts'

type Account = Pick<Service, 'site' | 'account'>

const nothing: SourceAt = () => undefined

/** What the translations of this site were made from, as far as this browser knows; it follows what is saved. */
export function useSourceAt(service: Account): SourceAt {
  return useReadSourceAt(service) ?? nothing
}

/**
 * The same; null until the device has been asked. What was noted of a translation is of the site, the history, which
 * knows the writes of every room, of the account.
 */
export function useReadSourceAt(service: Account): SourceAt | null {
  const noted = useStoreReading('translated', service.site, readNotes)
  const writes = useStoreReading('operations', ownerOf(service), textWritesOf)
  return useMemo((): SourceAt | null => {
    if (noted === null || writes === null) return null
    return sourcesIn({ noted, writes })
  }, [noted, writes])
}

const readNotes = async (site: string) => notesIn(site, await entriesOf('translated', site))
