import { eventOf } from '../../../resources/events/events.ts'
import type { LinkDecision } from '../confirmed/confirmedPairs.ts'
import { listingOf } from './listingOf.ts'
import { otherVersions } from './useOtherVersions.ts'

const listing = (language: string, ...ids: number[]) =>
  listingOf(
    language,
    ids.map((id) => eventOf({ id })),
  )
const event = (versions: LinkDecision['versions']): LinkDecision => ({
  collection: 'events',
  versions,
})
const halvesOf = (...together: LinkDecision[]) =>
  Object.fromEntries(
    otherVersions({ together, apart: [] }, [listing('ca', 1, 2), listing('es', 7)]),
  )

test('the versions of listed events that are not listed are asked for, each in its language', () => {
  expect(
    halvesOf(event({ ca: 1, es: 9 }), event({ ca: 2, es: 8 }), event({ ca: 5, es: 7 })),
  ).toEqual({ es: [[8, 9]], ca: [[5]] })
})

test('nothing is asked of pairs that are listed, that are not at all, or of what is no event', () => {
  expect(halvesOf(event({ ca: 1, es: 7 }), event({ ca: 3, es: 4 }))).toEqual({})
  expect(halvesOf({ collection: 'venues', versions: { ca: 1, es: 4 } })).toEqual({})
})

test('nothing is asked in a language that was not read', () => {
  expect(halvesOf(event({ ca: 1, en: 4 }))).toEqual({})
})

test('as many as there are are asked for, the newest too, a few hundred in each part', () => {
  const listed = Array.from({ length: 700 }, (_, at) => at + 1)
  const together = listed.map((id) => event({ ca: id, es: 10_000 + id }))
  const listings = [listing('ca', ...listed), listing('es')]
  const parts = otherVersions({ together, apart: [] }, listings).get('es') ?? []
  expect(parts.flat()).toEqual(listed.map((id) => 10_000 + id))
  expect(parts.map(({ length }) => length)).toEqual([300, 300, 100])
})
