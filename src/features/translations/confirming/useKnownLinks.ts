import { useEffect, useMemo, useState } from 'react'
import { ownerOf } from '../../../core/query/owner.ts'
import type { Service } from '../../../api/service.ts'
import { amend, amendThere } from '../../../platform/amend.ts'
import { entryAt } from '../../../platform/entries.ts'
import { type LinkDecision, nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import { type KnownLinks, knownLinks, likelyIn, withFound } from '../confirmed/likelyLinks.ts'
import type { Pairing } from '../pairing/pairing.ts'
import { confirmedOf } from './confirmedHere.ts'
import { useReadConfirmed } from './useConfirmed.ts'

/** What was found almost certain is stored beside the listings that it was found in, and goes when they go. */
const keyOf = (service: Service) => `${ownerOf(service)} likely links`

const nothing: readonly LinkDecision[] = []

async function likelyOf(service: Service): Promise<readonly LinkDecision[]> {
  const stored = await entryAt('mirror', keyOf(service)).catch(() => undefined)
  // Sound because nothing else is written under this key.
  return (stored?.body as readonly LinkDecision[] | undefined) ?? nothing
}

/** All that is known of the versions of a site at this moment. */
export async function knownLinksOf(service: Service): Promise<KnownLinks> {
  return knownLinks(await confirmedOf(service.site), await likelyOf(service))
}

/** The same for a page; null until it is read. */
export function useReadKnownLinks(service: Service): KnownLinks | null {
  const confirmed = useReadConfirmed(service.site)
  const [likely, setLikely] = useState<readonly LinkDecision[] | null>(null)
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const found = await likelyOf(service)
      if (isWanted) setLikely(found)
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [service])
  return useMemo(
    () => (confirmed && likely ? knownLinks(confirmed, likely) : null),
    [confirmed, likely],
  )
}

const noLinks: KnownLinks = nothingConfirmed

/** The same; nothing until it is read. */
export const useKnownLinks = (service: Service): KnownLinks => useReadKnownLinks(service) ?? noLinks

/** Stores what a page found almost certain, for the others. */
export function useKeepFound(service: Service, pairing: Pairing, isPaired: boolean): void {
  useEffect(() => {
    if (!isPaired) return
    const keep = likelyIn(pairing).length > 0 ? amend : amendThere
    void keep('mirror', keyOf(service), (before) => ({
      key: keyOf(service),
      owner: ownerOf(service),
      at: new Date().toISOString(),
      body: withFound((before?.body as readonly LinkDecision[] | undefined) ?? nothing, pairing),
    }))
  }, [service, pairing, isPaired])
}
