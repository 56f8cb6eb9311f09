import { useEffect, useEffectEvent, useMemo } from 'react'
import { ownerOf } from '../../../core/query/owner.ts'
import type { Service } from '../../../api/service.ts'
import { amend, amendThere } from '../../../platform/amend.ts'
import { useStoreReading } from '../../../platform/useStoreReading.ts'
import { type LinkDecision, nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import { type KnownLinks, knownLinks, likelyIn, withFound } from '../confirmed/likelyLinks.ts'
import { likelyKeyOf, likelyOf } from '../confirmed/storedLinks.ts'
import type { Pairing } from '../pairing/pairing.ts'
import { useReadConfirmed } from './useConfirmed.ts'

/** The same for a page, which follows what is found; null until it is read. */
export function useReadKnownLinks(service: Service): KnownLinks | null {
  const confirmed = useReadConfirmed(service.site)
  const likely = useStoreReading('mirror', service, likelyOf)
  return useMemo(
    () => (confirmed && likely ? knownLinks(confirmed, likely) : null),
    [confirmed, likely],
  )
}

const noLinks: KnownLinks = nothingConfirmed

/** The same; nothing until it is read. */
export const useKnownLinks = (service: Service): KnownLinks => useReadKnownLinks(service) ?? noLinks

/** Stores what a page found almost certain, for the others, and tells when it has. */
export function useKeepFound(
  service: Service,
  pairing: Pairing,
  isPaired: boolean,
  onKept?: () => void,
): void {
  const tellKept = useEffectEvent(() => onKept?.())
  useEffect(() => {
    if (!isPaired) return
    const keep = likelyIn(pairing).length > 0 ? amend : amendThere
    const kept = keep('mirror', likelyKeyOf(service), (before) => ({
      key: likelyKeyOf(service),
      owner: ownerOf(service),
      at: new Date().toISOString(),
      body: withFound((before?.body as readonly LinkDecision[] | undefined) ?? [], pairing),
    }))
    void kept.then(tellKept)
  }, [service, pairing, isPaired])
}
