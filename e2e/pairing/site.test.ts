import { describe, expect, it } from 'vitest'
import { termOf } from '../../src/collection/term.ts'
import { eventOf } from '../../src/events/eventRecord.ts'
import { organizerOf } from '../../src/organizers/organizerRecord.ts'
import { venueOf } from '../../src/venues/venueRecord.ts'
import { hardCases } from './hardCases.ts'
import { kinds } from './profile.ts'
import { heldOutSeeds, tuningSeeds } from './seeds.ts'
import { type Site, siteOf } from './site.ts'
import { type TruePair, collections } from './truth.ts'

const size = 60
const halves = { tuning: tuningSeeds, 'held out': heldOutSeeds }
const sitesOf = (seeds: readonly number[], count = size): Site[] =>
  seeds.map((seed) => siteOf(seed, count))

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
    for (const seeds of Object.values(halves)) {
      expect(seeds.length).toBeGreaterThanOrEqual(12)
      expect(new Set(sitesOf(seeds, 1).map(({ kind }) => kind))).toEqual(new Set(kinds))
    }
    expect(
      tuningSeeds.filter((seed) => (heldOutSeeds as readonly number[]).includes(seed)),
    ).toEqual([])
  })

  it.each(Object.entries(halves))('have every hard case in the half %s', (_, seeds) => {
    const pairs = sitesOf(seeds, 250).flatMap(({ truth }) =>
      collections.flatMap((name) => truth[name]),
    )
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
    for (const { listings } of sitesOf(tuningSeeds))
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
    const shares = sitesOf([...tuningSeeds, ...heldOutSeeds], 200)
      .filter(({ kind }) => kind !== 'oneRecord')
      .map(({ listings: [source, ...others] }) =>
        others.map(({ events }) => events.length / (source?.events.length ?? 1)),
      )
    for (const share of shares.flat()) {
      expect(share).toBeGreaterThan(0.35)
      expect(share).toBeLessThan(0.95)
    }
  })

  it('number the versions of all languages in one sequence', () => {
    for (const site of sitesOf(tuningSeeds)) {
      const [first, second] = site.languages.map(
        (language) => idsIn(site, language, 'events') ?? [],
      )
      expect(among(second ?? [], first ?? [])).toBeGreaterThan(0.5)
    }
  })
})

describe('the truth', () => {
  const sites = sitesOf([...tuningSeeds, ...heldOutSeeds])

  it('names records that are listed, each once for another language', () => {
    for (const site of sites)
      for (const name of collections) {
        const told = site.truth[name].flatMap(places)
        expect(new Set(told).size).toBe(told.length)
        for (const { languages, ids } of site.truth[name]) {
          expect(idsIn(site, languages[0], name)).toContain(ids[0])
          expect(idsIn(site, languages[1], name)).toContain(ids[1])
        }
      }
  })

  it('is the same by way of a third language', () => {
    for (const { truth } of sites)
      for (const name of collections) {
        const known = new Set(
          truth[name].map(({ languages, ids }) => `${languages.join()} ${ids.join()}`),
        )
        const second = truth[name].filter(({ languages }) => languages.join() === 'es,en')
        for (const { ids } of second) {
          const first = truth[name].find(
            (pair) => pair.languages.join() === 'ca,es' && pair.ids[1] === ids[0],
          )
          if (first !== undefined) expect(known).toContain(`ca,en ${first.ids[0]},${ids[1]}`)
        }
      }
  })

  it('says of one record for all languages that it is its own version', () => {
    const [site] = sitesOf([6])
    expect(site?.kind).toBe('oneRecord')
    expect(site?.truth.events.every(({ ids: [one, other] }) => one === other)).toBe(true)
  })
})
