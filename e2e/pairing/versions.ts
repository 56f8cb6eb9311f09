import { costIn } from '../service/town/costs.ts'
import { wallPlus } from '../service/town/days.ts'
import type { Dice } from '../service/town/dice.ts'
import type { Tongue } from '../service/town/tongues.ts'
import { type When, drifted } from './drift.ts'
import { type Happening } from './happening.ts'
import type { HardCase } from './hardCases.ts'
import type { Linked, LinkedVersion } from './linked.ts'
import { type Numbered, translatedAt } from './numbered.ts'
import { otherTitle } from './patterns.ts'
import { type Picture, pictureIn } from './pictures.ts'
import type { Profile } from './profile.ts'
import type { Term, TermVersion } from './terms.ts'
import { halfTranslated, misspelt, titleIn } from './titles.ts'

/** What a version's slug will be made of, once all versions have numbers. */
export type SlugWay = 'ofSource' | 'ofTitle' | 'unrelated' | 'none'

/** An event as one language has it. */
export interface EventVersion extends Numbered, When {
  readonly language: Tongue
  readonly title: string
  slug: string
  readonly slugWay: SlugWay
  /** publication date, wall time of the site */
  readonly date: string
  readonly status: string
  readonly author: number
  /** hidden and trashed events are in no listing (`contract.md` §0.3, §3.6) */
  readonly isListed: boolean
  readonly description: readonly string[]
  readonly cost: string | readonly string[] | null
  readonly website: string
  readonly venue: LinkedVersion | null
  readonly organizers: readonly LinkedVersion[]
  readonly categories: readonly TermVersion[]
  readonly tags: readonly TermVersion[]
  readonly image: Picture | null
  readonly featured: boolean
  readonly hard: readonly HardCase[]
}

/** A happening and who wrote it down. */
export interface Told {
  readonly happening: Happening
  readonly source: Tongue
  readonly versions: Partial<Record<Tongue, EventVersion>>
}

export interface Teller {
  readonly dice: Dice
  readonly profile: Profile
  /** wall time of now: what is to come may be a draft */
  readonly now: string
}

type Marks = HardCase[]

function titleOf(
  teller: Teller,
  { title, hard }: Happening,
  source: Tongue,
  tongue: Tongue,
  marks: Marks,
): string {
  const { dice, profile } = teller
  const { untranslated, half, misspelt: wrong } = profile.titles
  const own = titleIn(title, tongue)
  if (tongue === source) return dice.chance(0.01) ? misspelt(dice, own) : own
  const roll = dice.next()
  if (roll < untranslated) {
    marks.push('untranslated')
    return titleIn(title, source)
  }
  if (roll < untranslated + half) {
    const halved = halfTranslated(title, tongue, source)
    if (halved !== null) marks.push('halfTranslated')
    return halved ?? own
  }
  if (roll < untranslated + half + wrong) {
    marks.push('misspelt')
    return misspelt(dice, own)
  }
  // The source was changed to something else later, and nobody told the translator.
  if (roll > 0.995 && hard.length === 0) {
    marks.push('renamed')
    return titleIn(otherTitle(dice), tongue)
  }
  return own
}

function statusOf({ dice, now }: Teller, start: string, isSource: boolean): string {
  if (start < now) return dice.chance(0.98) ? 'publish' : 'private'
  const roll = dice.next()
  if (roll < (isSource ? 0.9 : 0.85)) return 'publish'
  if (roll < 0.955) return 'draft'
  if (roll < 0.97) return 'pending'
  return roll < 0.985 ? 'future' : 'trash'
}

/** The record that a version links: of its own language, else that of the source (`contract.md` §8.1), else none. */
function linkedIn(
  dice: Dice,
  linked: Linked,
  source: Tongue,
  tongue: Tongue,
): LinkedVersion | null {
  const own = linked.versions[tongue]
  if (own !== undefined) return own
  return dice.chance(0.6) ? (linked.versions[source] ?? null) : null
}

function venueOf(
  { dice }: Teller,
  happening: Happening,
  source: Tongue,
  tongue: Tongue,
  marks: Marks,
) {
  const { venue } = happening
  if (venue === null || (tongue !== source && dice.chance(0.02))) {
    if (venue !== null) marks.push('venueMissing')
    return null
  }
  const found = linkedIn(dice, venue, source, tongue)
  if (found === null) marks.push('venueMissing')
  else if (venue.versions[tongue] === undefined) marks.push('venueOfSource')
  if (venue.isNamesake) marks.push('namesakes')
  return found
}

function imageOf(
  { dice, profile }: Teller,
  { poster }: Happening,
  at: string,
  of: { isSource: boolean; tongue: Tongue },
  marks: Marks,
) {
  if (poster?.isShared === true) marks.push('pictureShared')
  if (poster === null) return null
  if (of.isSource) return poster.source
  if (dice.chance(0.07)) {
    marks.push('pictureMissing')
    return null
  }
  if (profile.pictures === 'anew') marks.push('pictureAnew')
  return pictureIn(dice, profile, poster, of.tongue, at)
}

function slugWayOf(
  { dice, profile }: Teller,
  status: string,
  isSource: boolean,
  marks: Marks,
): SlugWay {
  const isUnborn = status === 'draft' || status === 'pending'
  if (isUnborn && dice.chance(0.75)) {
    marks.push('slugEmpty')
    return 'none'
  }
  if (dice.chance(profile.unrelatedSlug)) {
    marks.push('slugUnrelated')
    return 'unrelated'
  }
  return !isSource && dice.chance(profile.keepsSlug) ? 'ofSource' : 'ofTitle'
}

function whenOf(
  { dice, profile }: Teller,
  happening: Happening,
  isSource: boolean,
  marks: Marks,
): When {
  const { start, end, all_day, timezone } = happening
  const when = { start, end, all_day, timezone }
  if (isSource || !dice.chance(profile.drift)) return when
  const other = drifted(dice, when)
  marks.push(other.hard)
  return other.when
}

const inLanguage = (terms: readonly Term[], tongue: Tongue): TermVersion[] =>
  terms.flatMap(({ versions }) => versions[tongue] ?? [])

/** What a language has of a happening. `sourceAt` is when the source was made. */
export function versionOf(
  teller: Teller,
  happening: Happening,
  source: Tongue,
  tongue: Tongue,
  sourceAt: string,
): EventVersion {
  const { dice, profile } = teller
  const isSource = tongue === source
  const marks: Marks = []
  const at = isSource ? sourceAt : translatedAt(dice, profile, sourceAt, happening.start)
  const status = statusOf(teller, happening.start, isSource)
  const textTongue = !isSource && dice.chance(0.15) ? source : tongue
  if (!isSource && status === 'draft') marks.push('draft')
  const hasCost = isSource || dice.chance(profile.copiesCost)
  if (!hasCost && happening.cost !== null) marks.push('costDiffers')
  return {
    ...whenOf(teller, happening, isSource, marks),
    id: 0,
    at,
    language: tongue,
    title: titleOf(teller, happening, source, tongue, marks),
    slug: '',
    slugWay: slugWayOf(teller, status, isSource, marks),
    date: profile.copiesDate ? sourceAt : at,
    status,
    author: isSource || dice.chance(0.4) ? 1 + dice.whole(3) : 4,
    isListed: status !== 'trash' && !dice.chance(0.01),
    description: happening.about.map((words) => words[textTongue]),
    cost: hasCost ? costIn(happening.cost, textTongue) : null,
    website: isSource || dice.chance(0.9) ? happening.website : '',
    venue: venueOf(teller, happening, source, tongue, marks),
    organizers: happening.organizers.flatMap((each) => linkedIn(dice, each, source, tongue) ?? []),
    categories: inLanguage(happening.categories, tongue),
    tags: inLanguage(happening.tags, tongue),
    image: imageOf(teller, happening, wallPlus(at, -1), { isSource, tongue }, marks),
    featured: dice.chance(0.05),
    hard: marks,
  }
}
