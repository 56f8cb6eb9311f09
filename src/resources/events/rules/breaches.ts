import { onOneLine, plainText } from '../../../core/resource/plainText.ts'
import type { PublishingRules } from '../../../api/configuration.ts'
import type { EventValues } from '../eventFields.ts'

/** What the rules look at in an event: its values as a form, an update or a record holds them. */
export type Judged = Pick<
  EventValues,
  'title' | 'description' | 'cost' | 'image' | 'categories' | 'venue' | 'organizer' | 'status'
>

/** pixels */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Whether an event has a version in a language; `unknown` where that could not be found out. */
export type VersionThere = 'here' | 'missing' | 'unknown'

/** What only a look elsewhere tells. */
export interface JudgedFacts {
  /** null where the picture could not be loaded */
  readonly picture: PictureSize | null
  /** by language; one that is left out was not looked for */
  readonly versions: Readonly<Partial<Record<string, VersionThere>>>
}

/** Every rule by its name: those of a field that is required have that field's. */
export const ruleNames = [
  'noCapitals',
  'venue',
  'organizer',
  'descriptionLength',
  'cost',
  'image',
  'pictureSize',
  'categories',
  'languages',
] as const
export type RuleName = (typeof ruleNames)[number]

/** The box that a broken rule is about. */
export const fieldOfRule = {
  noCapitals: 'title',
  venue: 'venue',
  organizer: 'organizer',
  descriptionLength: 'description',
  cost: 'cost',
  image: 'image',
  pictureSize: 'image',
  categories: 'categories',
  // A version is no field.
  languages: 'languages',
} as const satisfies Record<RuleName, keyof EventValues | 'languages'>

/** A rule that is broken, or of which nobody can tell (`word: 'unknown'`). */
export type Breach =
  | { readonly rule: Exclude<RuleName, 'descriptionLength' | 'pictureSize' | 'languages'> }
  | {
      readonly rule: 'descriptionLength'
      readonly word: 'short' | 'long'
      readonly length: number
      readonly limit: number
    }
  | { readonly rule: 'pictureSize'; readonly word: 'small'; readonly found: PictureSize }
  | { readonly rule: 'pictureSize'; readonly word: 'unknown' }
  | {
      readonly rule: 'languages'
      readonly word: 'missing' | 'unknown'
      readonly languages: readonly string[]
    }

/** Whether it is known to be broken: what could not be found out keeps nothing from being published. */
export const isKnown = (breach: Breach): boolean => !('word' in breach) || breach.word !== 'unknown'

/** Signs of a text without its tags, spaces between words counted once. */
export const lengthOfText = (html: string): number => [...onOneLine(html)].length

/** Letters from which on a title is more than an acronym. */
const moreThanAcronym = 5

/** Whether a title is written in capitals throughout; `IES` or `ABBA` are names. */
export function isShouted(title: string): boolean {
  const text = plainText(title)
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return capitals.length >= moreThanAcronym && !/\p{Ll}/u.test(text)
}

function requiredBreaches(event: Judged, { required = [] }: PublishingRules): Breach[] {
  return required
    .filter((name) => {
      const value = event[name]
      return typeof value === 'string' ? value.trim() === '' : value.length === 0
    })
    .map((rule) => ({ rule }))
}

function lengthBreaches(event: Judged, { descriptionLength }: PublishingRules): Breach[] {
  if (!descriptionLength) return []
  const { min = 0, max = Infinity } = descriptionLength
  const length = lengthOfText(event.description)
  const rule = 'descriptionLength'
  if (length < min) return [{ rule, word: 'short', length, limit: min }]
  return length > max ? [{ rule, word: 'long', length, limit: max }] : []
}

function sizeBreaches(
  event: Judged,
  { pictureSize }: PublishingRules,
  { picture }: JudgedFacts,
): Breach[] {
  if (!pictureSize || event.image.trim() === '') return []
  const rule = 'pictureSize'
  if (picture === null) return [{ rule, word: 'unknown' }]
  const { width = 0, height = 0 } = pictureSize
  const isSmall = picture.width < width || picture.height < height
  return isSmall ? [{ rule, word: 'small', found: picture }] : []
}

function languageBreaches(
  { languages = [] }: PublishingRules,
  { versions }: JudgedFacts,
): Breach[] {
  const those = (there: VersionThere) => languages.filter((one) => versions[one] === there)
  return (['missing', 'unknown'] as const).flatMap((word) => {
    const found = those(word)
    return found.length > 0 ? [{ rule: 'languages' as const, word, languages: found }] : []
  })
}

/** The rules that an event breaks, and those of which nobody can tell, in the order of the form. */
export function breachesOf(
  event: Judged,
  rules: PublishingRules,
  facts: JudgedFacts,
): readonly Breach[] {
  const all: readonly Breach[] = [
    ...(rules.noCapitals && isShouted(event.title) ? [{ rule: 'noCapitals' } as const] : []),
    ...requiredBreaches(event, rules),
    ...lengthBreaches(event, rules),
    ...sizeBreaches(event, rules, facts),
    ...languageBreaches(rules, facts),
  ]
  return ruleNames.flatMap((name) => all.filter(({ rule }) => rule === name))
}

/** Statuses in which an event is, or will be, before the public. */
const out: ReadonlySet<string> = new Set(['publish', 'future'])

export const goesOut = (status: string): boolean => out.has(status)

/**
 * Whether a write leaves an event out that was out already. Such an event may be saved although it breaks rules that it
 * broke before: whoever mends a telephone number does not have to find a picture first.
 */
export function staysOut(before: Judged | null, after: Judged): boolean {
  if (before === null || !goesOut(before.status)) return false
  return before.status === 'publish' || before.status === after.status
}

/**
 * What keeps an event from being written as it is meant.
 * @param before what it breaks as it is; only asked of one that stays out
 */
export function refusedFor(
  before: readonly Breach[] | null,
  after: readonly Breach[],
): readonly Breach[] {
  // What nobody could tell before may have been so already.
  const earlier = new Set(before?.map(({ rule }) => rule))
  return after.filter((breach) => isKnown(breach) && !earlier.has(breach.rule))
}
