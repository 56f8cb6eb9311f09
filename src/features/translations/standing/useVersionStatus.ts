import { useState } from 'react'
import { keeper } from '../../../core/query/keeper.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { createProgress } from '../../../core/query/useFullListing.ts'
import { useService } from '../../../api/useService.ts'
import { useCompared } from '../board/useCompared.ts'
import { nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import { useReadConfirmed } from '../confirming/useConfirmed.ts'
import { isWithout, listingJoiner, useOtherVersions } from '../listings/useOtherVersions.ts'
import type { Listing } from '../pairing/listing.ts'
import { useReadSourceAt } from '../savedFrom/useSourceAt.ts'
import { listingOf } from '../listings/listingOf.ts'

/** The events of one language that are looked at; the same array as long as they are the same. */
export interface Spoken {
  readonly language: string
  readonly events: readonly EventRecord[]
}

/**
 * How far the languages are with some events, as the board would show it: a row for each of them.
 * @param mostAsked requests that their confirmed versions may cost, wherever these are
 */
export function useVersionStatus(spoken: readonly Spoken[], mostAsked: number) {
  const service = useService()
  const [unchanged] = useState(() => keeper<Listing>())
  const [joined] = useState(listingJoiner)
  const [progress] = useState(createProgress)
  const reach = useStatusReach(service)
  const confirmed = useReadConfirmed(service.site)
  // Nothing is paired, and called missing, before it is known what was confirmed, and what became of that.
  const bases = unchanged(
    confirmed === null ? [] : spoken.map(({ language, events }) => listingOf(language, events)),
  )
  const halves = useOtherVersions({
    service,
    listings: bases,
    confirmed: confirmed ?? nothingConfirmed,
    statusIn: () => reach,
    progress,
    mostAsked,
  })
  const readings = bases.map((base) => withHalves(base, halves, joined))
  const isRead = readings.every(({ listing }) => listing !== undefined)
  const without = readings.filter((one) => one.isWithout)
  const unasked = readings.filter((one) => one.unasked > 0)
  const savedFrom = useReadSourceAt(service)
  const { rows, isPaired, hasFailed, again } = useCompared({
    service,
    of: 'events',
    readings,
    isRead,
    confirmed,
    sourceAt: savedFrom ?? nothingKnown,
  })
  // None is out of date before it is known what they were made from.
  const isKnown = confirmed !== null && savedFrom !== null && isRead
  return {
    rows,
    isPaired: isPaired && isKnown,
    hasFailed,
    pairAgain: again,
    /** languages of which some confirmed versions were asked for in vain */
    without,
    /** languages of which some were not asked for, with how many these are */
    unasked,
  }
}

const nothingKnown = () => undefined

/** A language with the confirmed versions of its events; undefined until these are asked for. */
function withHalves(
  base: Listing,
  { found, unlisted }: ReturnType<typeof useOtherVersions>,
  joined: ReturnType<typeof listingJoiner>,
) {
  const { language } = base
  const at = found.findIndex((one) => one.language === language)
  const [named, hidden] = [found[at], unlisted[at]]
  if (!named || !hidden)
    return { language, listing: base, unknown: [], isWithout: false, unasked: 0, read: () => {} }
  return {
    language,
    listing: joined(base, named, hidden),
    unknown: hidden.unknown,
    isWithout: isWithout(named) || hidden.hasGaps,
    unasked: hidden.unasked,
    read: () => {
      named.read('missing')
      if (hidden.hasGaps) hidden.read()
    },
  }
}
