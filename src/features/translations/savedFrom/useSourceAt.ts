import { useEffect, useMemo, useState } from 'react'
import { ownerOf } from '../../../core/query/owner.ts'
import { entriesOf, type StoreName, watchStore } from '../../../platform/entries.ts'
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
  const noted = useRead('translated', service.site, readNotes)
  const writes = useRead('operations', ownerOf(service), textWritesOf)
  return useMemo((): SourceAt | null => {
    if (noted === null || writes === null) return null
    return sourcesIn({ noted, writes })
  }, [noted, writes])
}

const readNotes = async (site: string) => notesIn(site, await entriesOf('translated', site))

/** What is read of a store, again after each change of it, one reading at a time; null until it is read. */
function useRead<T>(store: StoreName, owner: string, read: (owner: string) => Promise<T>) {
  const [found, setFound] = useState<{ readonly it: T } | null>(null)
  useEffect(() => {
    let isWanted = true
    let isReading = false
    let isAsked = false
    const follow = async (): Promise<void> => {
      isAsked = isReading
      if (isReading) return
      isReading = true
      const it = await read(owner)
      isReading = false
      if (!isWanted) return
      setFound({ it })
      // Something was kept while it was read.
      if (isAsked) void follow()
    }
    void follow()
    const stop = watchStore(store, () => void follow())
    return () => {
      isWanted = false
      stop()
    }
  }, [store, owner, read])
  return found?.it ?? null
}
