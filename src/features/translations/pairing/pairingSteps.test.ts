import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { termOf } from '../../../core/resource/term.ts'
import { eventOf } from '../../../resources/events/events.ts'
import { venueOf } from '../../../resources/venues/venues.ts'
import { nothingConfirmed, type ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import type { Listing } from './listing.ts'
import { type Comparisons, pairingSteps } from './pairingSteps.ts'
import type { PairingData } from './pairKind.ts'

const languages = ['ca', 'en', 'es'] as const

/** What an event says; few values each, so that many compete, and some are said by very many. */
const said = fc.record({
  slug: fc.constantFrom('', 'fira', 'fira-2', 'concert', 'taller', 'cinema-es'),
  day: fc.integer({ min: 1, max: 9 }),
  hour: fc.constantFrom(18, 18, 18, 19),
  title: fc.constantFrom('Fira', 'Fira gran', 'Concert de Nadal', 'Taller', 'Cine'),
  picture: fc.integer({ min: 0, max: 12 }),
  venue: fc.integer({ min: 1, max: 4 }),
  cost: fc.constantFrom('', '5 €', '8 €'),
})
type Told = typeof said extends fc.Arbitrary<infer S> ? S : never

type Shown = Map<(typeof languages)[number], Map<number, ReturnType<typeof eventTold>>>

function eventTold({ day, hour, picture, venue, ...told }: Told, id: number) {
  const date = `2027-03-0${day}`
  return eventOf({
    id,
    ...told,
    start_date: `${date} ${hour}:00:00`,
    end_date: `${date} ${hour + 1}:00:00`,
    venue: [{ id: venue, venue: `Sala ${venue}`, slug: `sala-${venue}` }],
    categories: [{ id: 1 + (day % 3), name: 'x', slug: 'x' }],
    image: picture > 0 ? { id: picture, url: `https://a.example/p${picture}.jpg` } : false,
  })
}

/** One record of one language becomes another, appears or goes away; or an editor says something. */
const edit = fc.record({
  language: fc.constantFrom(...languages),
  id: fc.integer({ min: 1, max: 70 }),
  told: fc.option(said, { freq: 8 }),
})
const round = fc.record({
  edits: fc.array(edit, { maxLength: 4 }),
  together: fc.option(fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 })), { freq: 2 }),
  /** so many steps are gone before something newer is asked; null for all of them */
  left: fc.option(fc.nat({ max: 60 }), { freq: 2 }),
})
const story = fc.record({
  first: fc.array(fc.tuple(said, fc.subarray([...languages], { minLength: 2 })), {
    minLength: 45,
    maxLength: 60,
  }),
  /** where records have the same ids in all languages, they are taken for one record */
  gap: fc.constantFrom(0, 1000),
  rounds: fc.array(round, { minLength: 1, maxLength: 5 }),
})

const linked = () => ({
  venues: [1, 2, 3, 4].map((id) => venueOf({ id: id, venue: `Sala ${id}`, slug: `sala-${id}` })),
  organizers: [],
  categories: [1, 2, 3].map((id) => termOf({ id, name: `Tema ${id}`, slug: `tema-${id}` })),
  tags: [],
})

function paired(
  listings: readonly Listing[],
  confirmed: ConfirmedPairs,
  comparisons?: Comparisons,
) {
  const steps = pairingSteps(listings, confirmed, comparisons)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** All that was found, down to the last digit; the numbers that values have in a table are its own. */
function foundIn({ table, founds, rows }: PairingData['events']) {
  return {
    ids: table.ids,
    rows: [...rows].map((group) => group.join(' ')).sort(),
    founds: founds.map(({ rows: one, others, weights, scores, chosen, couple }) => ({
      couple,
      edges: [one, others, weights, scores, chosen].map((each) => Array.from(each)),
    })),
  }
}

const allFound = (data: PairingData) =>
  Object.fromEntries(Object.entries(data).map(([name, matched]) => [name, foundIn(matched)]))

test('what is paired with comparisons of before is what is paired from the beginning, whatever was left off between', () =>
  forAll(
    [story],
    ({ first, gap, rounds }) => {
      const shown: Shown = new Map(languages.map((language) => [language, new Map()]))
      for (const [at, [told, those]] of first.entries())
        for (const language of those) {
          const id = at + 1 + gap * languages.indexOf(language)
          shown.get(language)?.set(id, eventTold(told, id))
        }
      const comparisons: Comparisons = new Map()
      const besides = new Map(languages.map((language) => [language, linked()]))
      const now = () =>
        languages.map((language): Listing => {
          const events = [...(shown.get(language)?.values() ?? [])]
          return Object.assign({ language, events }, besides.get(language))
        })
      paired(now(), nothingConfirmed, comparisons)
      for (const { edits, together, left } of rounds) {
        for (const { language, id: number, told } of edits) {
          const id = number + gap * languages.indexOf(language)
          if (told === null) shown.get(language)?.delete(id)
          else shown.get(language)?.set(id, eventTold(told, id))
        }
        const versions = together && { ca: together[0] + 1, es: together[1] + 1 + gap * 2 }
        const confirmed: ConfirmedPairs = {
          together: versions ? [{ collection: 'events', versions }] : [],
          apart: [],
        }
        const listings = now()
        if (left === null)
          expect(allFound(paired(listings, confirmed, comparisons))).toEqual(
            allFound(paired(listings, confirmed)),
          )
        else {
          const steps = pairingSteps(listings, confirmed, comparisons)
          for (let step = 0; step < left; step += 1) steps.next()
        }
      }
    },
    { numRuns: 20 },
  ))

test('an answer of an editor has nothing compared anew', () => {
  const told: Told = {
    slug: 'fira',
    day: 1,
    hour: 18,
    title: 'Fira',
    picture: 0,
    venue: 1,
    cost: '',
  }
  const events = [eventTold(told, 1), eventTold(told, 2)]
  const listings = languages.map((language): Listing =>
    Object.assign({ language, events }, linked()),
  )
  const comparisons: Comparisons = new Map()
  paired(listings, nothingConfirmed, comparisons)
  const before = [...comparisons.values()].map(({ compared }) => compared)
  const versions = { ca: 1, es: 2 }
  const together = [{ collection: 'events', versions }] as const
  const { founds } = paired(listings, { together, apart: [] }, comparisons).events
  for (const [at, { compared }] of [...comparisons.values()].entries())
    expect(compared).toBe(before[at])
  expect(founds.some(({ said: { together: pairs } }) => pairs.size > 0)).toBe(true)
})
