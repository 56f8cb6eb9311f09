import { folded } from '../../../i18n/folded.ts'
import type { Bag, Kind, Ladder } from './kind.ts'
import type { PairedOrganizer, PairedTerm, PairedVenue } from './listing.ts'
import type { Uses } from './usesOf.ts'
import {
  letterTriples,
  phoneMark,
  pictureMarks,
  slugStem,
  websiteMark,
  wordStems,
} from './values.ts'

const never: readonly number[] = []

const slugs: Ladder = {
  rungs: [
    { column: 'slug', kind: 'slug', often: 0.5, rarity: 'slugStem' },
    { column: 'slugStem', kind: 'slugStem', often: 0.1 },
  ],
  never: 0.3,
  isHabit: true,
}

const names: Ladder = {
  rungs: [{ column: 'name', kind: 'name', often: 0.5 }],
  never: 0.3,
  isHabit: true,
}

/** Letters of a name are no single things: what many of them say is bounded. */
const letters: Bag = { column: 'letters', kind: 'name', often: 0.45, least: -1, most: 7 }

const usesBag: Bag = { column: 'events', kind: 'events', often: 0.8, least: -6, most: 14 }

const exact = (
  kind: 'picture' | 'website' | 'phone' | 'email' | 'address',
  often: number,
): Ladder => ({
  rungs: [{ column: kind, kind, often }],
  never: 1 - often,
})

interface Named {
  readonly id: number
  readonly slug: string
}

function namedColumns<R extends Named>(
  languages: readonly string[],
  uses: Uses,
  nameOf: (record: R) => string,
): Kind<R>['columns'] {
  const words = wordStems()
  return {
    id: ({ id }) => id,
    slug: ({ slug }) => slug,
    slugStem: ({ slug }) => slugStem(slug, languages),
    name: (record) => folded(nameOf(record)),
    letters: (record) => letterTriples(nameOf(record)),
    words: (record) => words(nameOf(record)),
    events: ({ id }, language) => uses.get(language)?.get(id) ?? never,
  }
}

function placeColumns<R extends Pick<PairedVenue, 'phone' | 'website' | 'image'>>(
  languages: readonly string[],
): Kind<R>['columns'] {
  const picture = pictureMarks()
  return {
    phone: ({ phone }) => phoneMark(phone),
    website: ({ website }) => websiteMark(website, languages),
    picture: ({ image }) => picture(image),
  }
}

const blocks = [['slug'], ['slugStem'], ['name'], ['words'], ['events']]

export function venueKind(languages: readonly string[], uses: Uses): Kind<PairedVenue> {
  const digits = (address: string) => folded(address).match(/\p{L}{4,}|\d+/gu) ?? []
  return {
    columns: {
      ...namedColumns<PairedVenue>(languages, uses, ({ venue }) => venue),
      ...placeColumns<PairedVenue>(languages),
      position: ({ geo_lat, geo_lng }) =>
        geo_lat && geo_lng && `${Number(geo_lat).toFixed(4)} ${Number(geo_lng).toFixed(4)}`,
      address: ({ address, zip }) => [...digits(address).sort(), zip].join(' ').trim(),
      zip: ({ zip }) => zip,
    },
    questions: [
      slugs,
      names,
      letters,
      usesBag,
      { rungs: [{ column: 'position', kind: 'position', often: 0.95 }], never: 0.05 },
      {
        rungs: [
          { column: 'address', kind: 'address', often: 0.75 },
          { column: 'zip', kind: 'address', often: 0.2 },
        ],
        never: 0.05,
      },
      exact('phone', 0.93),
      exact('website', 0.85),
      exact('picture', 0.85),
    ],
    blocks: [...blocks, ['position'], ['address'], ['phone'], ['website'], ['picture']],
  }
}

export function organizerKind(languages: readonly string[], uses: Uses): Kind<PairedOrganizer> {
  return {
    columns: {
      ...namedColumns<PairedOrganizer>(languages, uses, ({ organizer }) => organizer),
      ...placeColumns<PairedOrganizer>(languages),
      email: ({ email }) => email.toLowerCase(),
    },
    questions: [
      slugs,
      names,
      letters,
      usesBag,
      exact('phone', 0.93),
      exact('email', 0.93),
      exact('website', 0.85),
      exact('picture', 0.85),
    ],
    blocks: [...blocks, ['phone'], ['email'], ['website'], ['picture']],
  }
}

export function termKind(languages: readonly string[], uses: Uses): Kind<PairedTerm> {
  return {
    columns: {
      ...namedColumns<PairedTerm>(languages, uses, ({ name }) => name),
      any: () => 'any',
    },
    questions: [slugs, names, letters, usesBag],
    blocks: [...blocks, ['any']],
  }
}
