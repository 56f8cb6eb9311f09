import type { Certainty, Group, Pairing } from '../pairing/pairing.ts'
import type { PairedCollection, Versions } from '../pairing/listing.ts'
import type { BoardData } from './boardRow.ts'
import { groupIndex } from './groupIndex.ts'
import type { Version } from './version.ts'

/** A version of an event that every other one agrees with, but for what is told otherwise. */
export function version(over: Partial<Version> & { language: string; id: number }): Version {
  const texts = { title: `Fira ${over.language}`, description: '<p>Text</p>', excerpt: '' }
  return {
    slug: 'fira',
    status: 'publish',
    date: '2027-01-10 09:00:00',
    start_date: '2027-03-01 10:00:00',
    modified: '',
    withheld: false,
    texts,
    facts: { start_date: '2027-03-01 10:00:00', cost: '10' },
    links: {},
    ...over,
  }
}

export function group(versions: Versions, certainty: Certainty = 'confirmed'): Group {
  const languages = Object.keys(versions)
  const links = languages.flatMap((one, at) =>
    languages
      .slice(at + 1)
      .map((other) => ({ languages: [one, other] as const, score: 1, certainty })),
  )
  return { versions, links }
}

/** A pairing as it is handed in: groups by collection, nothing proposed. */
export function pairingOf(
  groups: Partial<Record<PairedCollection, readonly Group[]>>,
  proposalsFor: Pairing['proposalsFor'] = () => [],
): Pairing {
  return {
    groups: { events: [], venues: [], organizers: [], categories: [], tags: [], ...groups },
    proposalsFor,
  }
}

/** What a board of Catalan, Spanish and English knows of these versions, nothing of which was saved here. */
export function boardOf(versions: readonly Version[], over: Partial<BoardData> = {}): BoardData {
  const { pairing = pairingOf({}) } = over
  const languages = ['ca', 'es', 'en']
  const of = (language: string) => versions.filter((one) => one.language === language)
  const byId = (language: string) => new Map(of(language).map((one) => [one.id, one]))
  return {
    collection: 'events',
    languages,
    pairing,
    index: groupIndex(pairing),
    versions: new Map(languages.map((language) => [language, byId(language)])),
    sourceAt: () => undefined,
    ...over,
  }
}
