import { useState } from 'react'
import type { Account } from '../../../api/account.ts'
import { languagesOf } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import { useFilled } from '../../../core/mirror/useFilled.ts'
import { useStored } from '../../../core/mirror/useStored.ts'
import { keeper } from '../../../core/query/keeper.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { type EventRecord, events, storedEvents } from '../../../resources/events/events.ts'
import { todayIn } from '../../../time/wallTime.ts'
import { usePairer } from '../board/usePairer.ts'
import { nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import { listingOf } from '../listings/listingOf.ts'
import type { Listing } from '../pairing/listing.ts'
import { useReadConfirmed } from './useConfirmed.ts'
import { useKeepFound } from './useKnownLinks.ts'

/** Those whose events of every language were compared since they signed in. */
const compared = new WeakSet<Account>()

const everything = (records: readonly EventRecord[]) => records

/**
 * Has the events of every language read to this device, in the background, and compared once, so that a page that shows
 * one language knows the others' versions from the first minute. It draws nothing, and belongs on a page at rest.
 */
export function FoundLinks() {
  const service = useService()
  const { account, configuration, site } = service
  const reach = useStatusReach(service)
  const [unchanged] = useState(() => keeper<Listing>())
  const [isDone, setDone] = useState(() => compared.has(account))
  const services = languagesOf(configuration).map((language) => service.in(language))
  const isWanted = !isDone && services.length > 1
  const today = todayIn(configuration.timezone)
  useFilled(services, events, isWanted ? storedEvents(today, reach) : null)
  const stored = useStored(isWanted ? services : [], events, everything)
  const confirmed = useReadConfirmed(site)
  const here = services.flatMap(({ language }, at) => {
    const records = stored[at] ?? []
    return records.length > 0 ? [listingOf(language, records)] : []
  })
  const listings = unchanged(confirmed && here.length > 1 ? here : [])
  const { pairing, isPaired } = usePairer(listings, confirmed ?? nothingConfirmed)
  const isWhole = here.length === services.length
  useKeepFound(service, pairing, isPaired && listings.length > 0, () => {
    if (!isWhole) return
    compared.add(account)
    setDone(true)
  })
  return null
}
