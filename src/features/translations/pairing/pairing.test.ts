import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { eventOf } from '../../../resources/events/events.ts'
import {
  nothingConfirmed,
  pairedCollections,
  pairListings,
  type ConfirmedPairs,
  type Listing,
  type Pairing,
  type LinkDecision,
} from '../translations.ts'

const languages = ['ca', 'en', 'es'] as const
const offsets = { ca: 1000, en: 2000, es: 3000 }

/** What an event is in all languages; few values each, so that many are alike. */
interface Thing {
  readonly slug: string
  readonly day: number
  readonly hour: number
  readonly picture: number
  /** the languages that have it */
  readonly told: readonly string[]
}

const thing: fc.Arbitrary<Thing> = fc.record({
  slug: fc.constantFrom('', 'fira', 'fira-2', 'concert', 'taller', 'cinema'),
  day: fc.integer({ min: 1, max: 5 }),
  hour: fc.integer({ min: 17, max: 19 }),
  picture: fc.integer({ min: 0, max: 4 }),
  told: fc.subarray([...languages], { minLength: 1 }),
})

function versionOf({ slug, day, hour, picture }: Thing, id: number) {
  const date = `2027-03-0${String(day)}`
  return eventOf({
    id,
    slug,
    title: `Acte ${String(picture)}`,
    start_date: `${date} ${String(hour)}:00:00`,
    end_date: `${date} ${String(hour + 1)}:00:00`,
    image: picture > 0 ? { id: picture, url: `https://a.example/p${String(picture)}.jpg` } : false,
  })
}

function listingOf(language: (typeof languages)[number], things: readonly Thing[]): Listing {
  const events = things.flatMap((each, at) =>
    each.told.includes(language) ? [versionOf(each, offsets[language] + at)] : [],
  )
  return { language, events, venues: [], organizers: [], categories: [], tags: [] }
}

const sites = fc
  .array(thing, { maxLength: 14 })
  .map((things) => languages.map((language) => listingOf(language, things)))

const groupsOf = (pairing: Pairing) =>
  pairing.groups.events.map((group) => JSON.stringify(group)).sort()

const together = (pairing: Pairing) =>
  new Set(
    pairing.groups.events.flatMap(({ versions }) =>
      languages.flatMap((one) =>
        languages.flatMap((other) =>
          one < other && versions[one] !== undefined && versions[other] !== undefined
            ? [`${String(versions[one])} ${String(versions[other])}`]
            : [],
        ),
      ),
    ),
  )

const anySaid = fc.record({
  one: fc.integer({ min: 0, max: 6 }),
  other: fc.integer({ min: 0, max: 6 }),
  couple: fc.constantFrom(['ca', 'en'] as const, ['ca', 'es'] as const, ['en', 'es'] as const),
})

/** Two records that are there, of two languages. */
function saidOf(
  listings: readonly Listing[],
  { one, other, couple }: typeof anySaid extends fc.Arbitrary<infer S> ? S : never,
): LinkDecision[] {
  const [mine, theirs] = couple.map((language) =>
    listings.find((each) => each.language === language),
  )
  const [record, otherRecord] = [mine?.events[one], theirs?.events[other]]
  return record && otherRecord
    ? [{ collection: 'events', versions: { [couple[0]]: record.id, [couple[1]]: otherRecord.id } }]
    : []
}

test('pairing of nothing is nothing', () => {
  const { groups } = pairListings([], nothingConfirmed)
  expect(pairedCollections.flatMap((collection) => groups[collection])).toEqual([])
})

test('pairing has every record once, whatever the order of languages and records', () =>
  forAll([sites, fc.nat()], (listings, turn) => {
    const pairing = pairListings(listings, nothingConfirmed)
    const records = listings.flatMap(({ language, events }) =>
      events.map(({ id }) => `${language} ${String(id)}`),
    )
    const grouped = pairing.groups.events.flatMap(({ versions }) =>
      Object.entries(versions).map((version) => version.join(' ')),
    )
    expect(grouped.sort()).toEqual(records.sort())
    const turned = listings.map((listing) => {
      const at = turn % Math.max(1, listing.events.length)
      return {
        ...listing,
        events: [...listing.events.slice(at), ...listing.events.slice(0, at)].toReversed(),
      }
    })
    const again = pairListings(turned.toReversed(), nothingConfirmed)
    expect(groupsOf(again)).toEqual(groupsOf(pairing))
  }))

test('pairing honours what was confirmed and never proposes what was separated', () =>
  forAll([sites, anySaid, fc.boolean()], (listings, any, isTogether) => {
    const [said] = saidOf(listings, any)
    fc.pre(said !== undefined)
    const confirmed: ConfirmedPairs = isTogether
      ? { together: [said], apart: [] }
      : { together: [], apart: [said] }
    const pairing = pairListings(listings, confirmed)
    const [[language, id] = ['', 0], [otherLanguage, other] = ['', 0]] = Object.entries(
      said.versions,
    )
    const first = pairing.proposalsFor('events', { language, id }, otherLanguage)
    const back = pairing.proposalsFor('events', { language: otherLanguage, id: other }, language)
    if (isTogether) {
      expect(first).toMatchObject([{ other, score: 1, certainty: 'confirmed' }])
      expect(back).toMatchObject([{ other: id, score: 1, certainty: 'confirmed' }])
    } else {
      expect(together(pairing)).not.toContain(`${String(id)} ${String(other)}`)
      expect([...first.map((each) => each.other), ...back.map((each) => each.other)]).not.toContain(
        other,
      )
      expect(back.map((each) => each.other)).not.toContain(id)
    }
  }))

test('pairing proposes the same from both sides', () =>
  forAll([sites], (listings) => {
    const pairing = pairListings(listings, nothingConfirmed)
    for (const { versions, links } of pairing.groups.events)
      for (const {
        languages: [one, other],
        score,
      } of links) {
        const [id = 0, otherId = 0] = [versions[one], versions[other]]
        const [there] = pairing.proposalsFor('events', { language: one, id }, other)
        const [back] = pairing.proposalsFor('events', { language: other, id: otherId }, one)
        expect(there).toMatchObject({ other: otherId, score })
        expect(back).toMatchObject({ other: id, score, evidence: there?.evidence })
      }
  }))

test('pairing of one record for all languages is by its id, as the records show', () => {
  const things = Array.from({ length: 8 }, (_, at): Thing => ({
    slug: 'acte',
    day: 1,
    hour: 18,
    picture: at % 2,
    told: languages,
  }))
  const listings = languages.map((language) => ({
    language,
    venues: [],
    organizers: [],
    categories: [],
    tags: [],
    events: things.map((each, at) => versionOf(each, at + 1)),
  }))
  const { groups } = pairListings(listings, nothingConfirmed)
  for (const { versions, links } of groups.events) {
    expect(new Set(Object.values(versions)).size).toBe(1)
    expect(links.map(({ certainty }) => certainty)).toEqual(['confirmed', 'confirmed', 'confirmed'])
  }
  const parted: ConfirmedPairs = {
    together: [],
    apart: [{ collection: 'events', versions: { ca: 1, es: 1 } }],
  }
  const apart = pairListings(listings, parted).groups.events
  expect(apart.filter(({ versions }) => versions['ca'] === 1 && versions['es'] === 1)).toEqual([])
})
