import { eventOf } from '../../../resources/events/events.ts'
import { serviceOf } from '../../../api/testSite.ts'
import { listingOf } from './listingOf.ts'
import type { LanguageReading } from './useFullListings.ts'
import { type Begun, unreadOf, withBegun } from './useUnlisted.ts'

const service = serviceOf()

/** A listing of events that tells of these and no others. */
function told(...ids: number[]): LanguageReading {
  const { language } = service
  return {
    language,
    listing: listingOf(
      language,
      ids.map((id) => eventOf({ id })),
    ),
    error: null,
    isReading: false,
    isStale: false,
    hasGaps: false,
    readAt: 0,
    read: () => undefined,
    stop: () => undefined,
  }
}

const asked = (...found: LanguageReading[]) => ({
  service,
  halves: new Map([[service.language, [1, 2, 3, 4]]]),
  beyond: new Map(),
  found,
  mostAsked: 2,
})
const idsOf = (untolds: ReturnType<typeof unreadOf>) =>
  untolds.map(({ places, unasked }) => ({ asked: places.map(({ id }) => id), unasked }))

test('what is asked for by itself is the same however often that is looked at, and notes nothing', () => {
  const begun: Begun = new Map()
  const first = unreadOf(asked(told(1)), { begun, most: 20 })
  expect(idsOf(first)).toEqual([{ asked: [2, 3], unasked: [4] }])
  expect(begun.size).toBe(0)

  // Once its answers are laid over the listing, the same are asked for, and no others in their place.
  const now = withBegun(begun, first)
  const second = unreadOf(asked(told(1, 2, 3)), { begun: now, most: 20 })
  expect(idsOf(second)).toEqual([{ asked: [2, 3], unasked: [4] }])
  expect(withBegun(now, second)).toBe(now)
})
