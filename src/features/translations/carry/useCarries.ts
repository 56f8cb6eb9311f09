import { useMemo, useState } from 'react'
import type { FactName } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { factKinds } from '../facts/factKinds.ts'
import { useService } from '../../../api/useService.ts'
import { useConfirmed } from '../confirming/useConfirmed.ts'
import { foundIn } from '../near/found.ts'
import { useNear } from '../near/useNear.ts'
import type { Listing } from '../pairing/listing.ts'
import { namesIn } from '../sideBySide/copyFacts.ts'
import type { FactsCopy } from './copiedFacts.ts'

/**
 * The versions that are confirmed or almost certain, once every language has answered or refused: found by what the
 * event was, for what was changed is what it has no more in common with them. Languages that refused are told beside.
 */
export function useCarries(before: EventRecord, now: EventRecord, names: readonly FactName[]) {
  const service = useService()
  const confirmed = useConfirmed(service.site)
  const { near, again } = useNear(service, before)
  const listings = useMemo(
    () =>
      near.flatMap((one) =>
        one.state === 'here' ? [asBefore(one.listing, service.language, before)] : [],
      ),
    [near, service, before],
  )
  const found = useMemo(() => foundIn(listings, confirmed), [listings, confirmed])
  const namesThere = useMemo(() => namesIn(listings), [listings])
  // A language that is asked again takes nothing away from what is offered already.
  const [wasRead, setRead] = useState(false)
  const isRead = wasRead || near.every(({ state }) => state !== 'reading')
  if (isRead !== wasRead) setRead(isRead)
  const carries = near.flatMap(({ language }): FactsCopy[] => {
    const place = { language: service.language, id: now.id }
    const mate = found.mateOf('events', place, language)
    const isOwn = language === service.language || mate?.id === now.id
    if (!isRead || isOwn || !mate || mate.certainty === 'possible') return []
    const listing = listings.find((one) => one.language === language)
    const record = listing?.events.find(({ id }) => id === mate.id)
    const source = { service, record: now }
    return record
      ? [
          {
            kind: factKinds.events,
            source,
            target: { service: service.in(language), record },
            names,
          },
        ]
      : []
  })
  const unread = near.flatMap((one) => (isRead && one.state === 'refused' ? [one] : []))
  return { carries, found, namesThere, unread, again }
}

/** A listing with the event as it was. */
function asBefore(listing: Listing, language: string, before: EventRecord): Listing {
  if (listing.language !== language) return listing
  const others = listing.events.filter(({ id }) => id !== before.id)
  return { ...listing, events: [...others, before] }
}
