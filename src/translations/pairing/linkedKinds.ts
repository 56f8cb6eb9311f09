import type { TermRecord } from '../../categories/categories.ts'
import type { Post } from '../../collection/post.ts'
import { folded } from '../../i18n/folded.ts'
import type { OrganizerRecord } from '../../organizers/organizers.ts'
import type { VenueRecord } from '../../venues/venues.ts'
import type { Bag, Kind, Ladder } from './kind.ts'
import {
  letterTriples,
  only,
  phoneMark,
  pictureMarks,
  slugStem,
  websiteMark,
  wordStems,
} from './values.ts'

/** The times of the events that name a record. */
export type UsesOf = (language: string, id: number) => readonly string[]

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

const uses: Bag = { column: 'events', kind: 'events', often: 0.8, least: -6, most: 14 }

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
  usesOf: UsesOf,
  nameOf: (record: R) => string,
): Kind<R>['columns'] {
  return {
    id: ({ id }) => [String(id)],
    slug: ({ slug }) => only(slug),
    slugStem: ({ slug }) => only(slugStem(slug, languages)),
    name: (record) => only(folded(nameOf(record))),
    letters: (record) => letterTriples(nameOf(record)),
    words: (record) => wordStems(nameOf(record)),
    events: ({ id }, language) => usesOf(language, id),
  }
}

const placeColumns = <R extends Post & { phone: string; website: string }>(
  languages: readonly string[],
): Kind<R>['columns'] => ({
  phone: ({ phone }) => phoneMark(phone),
  website: ({ website }) => websiteMark(website, languages),
  picture: ({ image }) => pictureMarks(image),
})

const blocks = [['slug'], ['slugStem'], ['name'], ['words'], ['events']]

export function venueKind(languages: readonly string[], usesOf: UsesOf): Kind<VenueRecord> {
  const digits = (address: string) => folded(address).match(/\p{L}{4,}|\d+/gu) ?? []
  return {
    columns: {
      ...namedColumns<VenueRecord>(languages, usesOf, ({ venue }) => venue),
      ...placeColumns<VenueRecord>(languages),
      position: ({ geo_lat, geo_lng }) =>
        only(geo_lat && geo_lng && `${Number(geo_lat).toFixed(4)} ${Number(geo_lng).toFixed(4)}`),
      address: ({ address, zip }) => only([...digits(address).sort(), zip].join(' ').trim()),
      zip: ({ zip }) => only(zip),
    },
    questions: [
      slugs,
      names,
      letters,
      uses,
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

export function organizerKind(languages: readonly string[], usesOf: UsesOf): Kind<OrganizerRecord> {
  return {
    columns: {
      ...namedColumns<OrganizerRecord>(languages, usesOf, ({ organizer }) => organizer),
      ...placeColumns<OrganizerRecord>(languages),
      email: ({ email }) => only(email.toLowerCase()),
    },
    questions: [
      slugs,
      names,
      letters,
      uses,
      exact('phone', 0.93),
      exact('email', 0.93),
      exact('website', 0.85),
      exact('picture', 0.85),
    ],
    blocks: [...blocks, ['phone'], ['email'], ['website'], ['picture']],
  }
}

export function termKind(languages: readonly string[], usesOf: UsesOf): Kind<TermRecord> {
  return {
    columns: {
      ...namedColumns<TermRecord>(languages, usesOf, ({ name }) => name),
      any: () => ['any'],
    },
    questions: [slugs, names, letters, uses],
    blocks: [...blocks, ['any']],
  }
}
