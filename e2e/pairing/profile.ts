import type { Dice } from '../service/town/dice.ts'
import { type Tongue, tongues } from '../service/town/tongues.ts'

/**
 * Sorts of site that have a calendar; the seeds take them in turn. `kinds.json` has of each how many
 * happenings a day there are, how many in all when nothing else is asked for, how many venues,
 * organizers (more where there are thousands of events), categories (categories.json lists ten, for
 * some six hundred Catalan events) and tags, and the weights of the patterns in which things come about.
 */
export const kinds = [
  'village',
  'townHall',
  'theatre',
  'civicCentre',
  'festival',
  'museum',
  'oneRecord',
] as const

export type Kind = (typeof kinds)[number]

/** How the records of a linked kind stand beside each other in the languages of a site. */
export type Linking = 'everyLanguage' | 'partly' | 'oneForAll'

/** The habits of a site: of its editors, its translators and the plugin that holds its languages. */
export interface Profile {
  readonly kind: Kind
  readonly languages: readonly Tongue[]
  /** share of events without a version in a language that is not theirs */
  readonly missing: Readonly<Record<Tongue, number>>
  /** shares of translated titles */
  readonly titles: {
    readonly untranslated: number
    readonly half: number
    readonly misspelt: number
  }
  /** share of versions that keep the slug of the source; most others make one of their own title */
  readonly keepsSlug: number
  readonly unrelatedSlug: number
  /** whether a slug may be the same in two languages */
  readonly slugsPerLanguage: boolean
  /** one file for all languages, the same file under another id, or uploaded again */
  readonly pictures: 'shared' | 'copied' | 'anew'
  readonly pictureShare: number
  readonly venues: Linking
  readonly organizers: Linking
  readonly tags: Linking
  /** names of venues and organizers: in each language, as they are, or with a mark of the language */
  readonly names: 'translated' | 'kept' | 'marked'
  readonly hasCoordinates: boolean
  /** when translations are made, and so how far their ids are from the source's */
  readonly rhythm: 'atOnce' | 'rounds' | 'late' | 'imported'
  readonly copiesDate: boolean
  /** share of versions whose price came along */
  readonly copiesCost: number
  /** share of versions with a fact of their own: a date, an end, a zone */
  readonly drift: number
}

/** One record for all languages is a site of another plugin, whose habits do not show. */
const linking = (dice: Dice, kind: Kind): Linking =>
  kind === 'oneRecord'
    ? 'oneForAll'
    : dice.pick(['everyLanguage', 'everyLanguage', 'everyLanguage', 'partly', 'oneForAll'])

/**
 * The rates follow the recordings where those say something. events-read.json lists 559 and its
 * Spanish version 560: neighbouring ids, one publication date, slug and title translated, the same
 * instants, the price in one of the two only, no picture. venues.json and organizers.json count in
 * threes and call the Spanish venue 23 `Museu d'Art (es)`, with its address and all other texts
 * copied. categories.json counts in eights; the slug is `deportes-es`; the tag `dansa`, 107, is one
 * for both languages. The other habits are those of the plugin that `contract.md` §8.1 describes.
 */
export function makeProfile(dice: Dice, kind: Kind): Profile {
  const isBig = kind === 'townHall' || kind === 'oneRecord'
  const languages: readonly Tongue[] =
    !isBig && dice.chance(0.3) ? ['ca', dice.pick(['es', 'es', 'en'])] : tongues
  return {
    kind,
    languages,
    missing: {
      ca: 0.05,
      es: 0.2 + dice.next() * 0.2,
      en: 0.3 + dice.next() * 0.2,
    },
    titles: {
      untranslated: 0.02 + dice.next() * 0.1,
      half: 0.02 + dice.next() * 0.08,
      misspelt: 0.02,
    },
    keepsSlug: dice.pick([0.1, 0.2, 0.3, 0.6, 0.95]),
    unrelatedSlug: 0.02 + dice.next() * 0.04,
    slugsPerLanguage: dice.chance(0.7),
    pictures: dice.pick(['shared', 'shared', 'copied', 'anew']),
    pictureShare: 0.5 + dice.next() * 0.45,
    venues: linking(dice, kind),
    organizers: linking(dice, kind),
    tags: dice.chance(0.3) ? 'oneForAll' : linking(dice, kind),
    names: dice.pick(['translated', 'translated', 'kept', 'marked']),
    hasCoordinates: dice.chance(0.3),
    rhythm: dice.pick(['atOnce', 'atOnce', 'rounds', 'late', 'imported']),
    copiesDate: dice.chance(0.35),
    copiesCost: dice.pick([1, 0.9, 0.6]),
    drift: 0.03 + dice.next() * 0.05,
  }
}
