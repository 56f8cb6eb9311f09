import { termOf } from '../../src/core/resource/term.ts'
import { eventOf } from '../../src/resources/events/eventRecord.ts'
import { organizerOf } from '../../src/resources/organizers/organizers.ts'
import { venueOf } from '../../src/resources/venues/venues.ts'
import { hardCases } from './hardCases.ts'
import { kinds } from './profile.ts'
import { heldOutSeeds, tuningSeeds } from './seeds.ts'
import { type Site, siteOf } from './site.ts'
import { type TruePair, collections } from './truth.ts'

const sitesOf = (seeds: readonly number[]): Site[] => seeds.map((seed) => siteOf(seed, 200))
const halves = { tuning: sitesOf(tuningSeeds), 'held out': sitesOf(heldOutSeeds) }
const sites = Object.values(halves).flat()

const idsIn = (site: Site, language: string, collection: (typeof collections)[number]) =>
  site.listings.find((listing) => listing.language === language)?.[collection].map(({ id }) => id)

const places = ({ languages, ids }: TruePair): string[] => [
  `${languages[0]}→${languages[1]} ${ids[0]}`,
  `${languages[1]}→${languages[0]} ${ids[1]}`,
]

/** The share of ids of one that lie between the least and the greatest of the other. */
const among = (ids: readonly unknown[], others: readonly unknown[]): number => {
  const numbers = others.map(Number)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return ids.filter((id) => Number(id) >= least && Number(id) <= most).length / ids.length
}

describe('the sites of known pairs', () => {
  it('are the same for the same seed', () => {
    expect(siteOf(5, 40)).toEqual(siteOf(5, 40))
    expect(siteOf(5, 40)).not.toEqual(siteOf(12, 40))
  })

  it('are of every kind in both halves, which share no seed', () => {
    for (const half of Object.values(halves)) {
      expect(half.length).toBeGreaterThanOrEqual(12)
      expect(new Set(half.map(({ kind }) => kind))).toEqual(new Set(kinds))
    }
    expect(
      tuningSeeds.filter((seed) => (heldOutSeeds as readonly number[]).includes(seed)),
    ).toEqual([])
  })

  it.each(Object.entries(halves))('have every hard case in the half %s', (_, half) => {
    const pairs = half.flatMap(({ truth }) => collections.flatMap((name) => truth[name]))
    const met = new Set(pairs.flatMap(({ hard }) => hard))
    expect(hardCases.filter((hard) => !met.has(hard))).toEqual([])
  })

  it('are read by the doors of the application', () => {
    const read = {
      events: eventOf,
      venues: venueOf,
      organizers: organizerOf,
      categories: termOf,
      tags: termOf,
    }
    for (const { listings } of halves.tuning)
      for (const listing of listings) {
        const events = listing.events.map(read.events)
        expect(
          events.every(({ title, start_date, withheld }) => title && start_date && !withheld),
        ).toBe(true)
        expect(listing.venues.map(read.venues).every(({ venue }) => venue !== '')).toBe(true)
        expect(
          listing.organizers.map(read.organizers).every(({ organizer }) => organizer !== ''),
        ).toBe(true)
        const terms = [...listing.categories.map(read.categories), ...listing.tags.map(read.tags)]
        expect(terms.every(({ name, slug }) => name !== '' && slug !== '')).toBe(true)
      }
  })

  it('lack a fifth to a half of the versions', () => {
    const separate = sites.filter(({ kind }) => kind !== 'oneRecord')
    const count = (listings: Site['listings']) =>
      listings.reduce((sum, { events }) => sum + events.length, 0)
    const translated = count(separate.flatMap(({ listings }) => listings.slice(1)))
    const sources = count(
      separate.flatMap(({ listings }) => listings.slice(1).flatMap(() => listings.slice(0, 1))),
    )
    expect(translated / sources).toBeGreaterThan(0.5)
    expect(translated / sources).toBeLessThan(0.8)
  })

  it('number the versions of all languages in one sequence', () => {
    for (const site of halves.tuning) {
      const [first, second] = site.languages.map(
        (language) => idsIn(site, language, 'events') ?? [],
      )
      expect(among(second ?? [], first ?? [])).toBeGreaterThan(0.5)
    }
  })
})

describe('the truth', () => {
  it('names records that are listed, each once for another language', () => {
    for (const site of sites)
      for (const name of collections) {
        const told = site.truth[name].flatMap(places)
        expect(new Set(told).size).toBe(told.length)
        const known = new Set(
          site.languages.flatMap((language) =>
            (idsIn(site, language, name) ?? []).map((id) => `${language} ${String(id)}`),
          ),
        )
        const unlisted = site.truth[name].flatMap(({ languages, ids }) =>
          languages.map((language, at) => `${language} ${ids[at]}`).filter((at) => !known.has(at)),
        )
        expect(unlisted).toEqual([])
      }
  })

  it('is the same by way of a third language', () => {
    for (const { truth } of sites)
      for (const name of collections) {
        const known = new Set(
          truth[name].map(({ languages, ids }) => `${languages.join()} ${ids.join()}`),
        )
        const ofFirst = new Map(
          truth[name]
            .filter(({ languages }) => languages.join() === 'ca,es')
            .map(({ ids }) => [ids[1], ids[0]]),
        )
        const broken = truth[name].filter(
          ({ languages, ids }) =>
            languages.join() === 'es,en' &&
            ofFirst.has(ids[0]) &&
            !known.has(`ca,en ${ofFirst.get(ids[0])},${ids[1]}`),
        )
        expect(broken).toEqual([])
      }
  })

  it('says of one record for all languages that it is its own version', () => {
    const site = sites.find(({ kind }) => kind === 'oneRecord')
    expect(site?.truth.events.every(({ ids: [one, other] }) => one === other)).toBe(true)
  })
})
