import type { Colouring } from '../data/calendarFilters.ts'
import type { Item } from '../data/items.ts'

/** What an event is coloured by: a category, a venue, a status or a language. */
export interface ColourKey {
  /** the same in all languages where its slug is */
  readonly key: string
  readonly name: string
}

/** Colours there are, named `--hue-0` and on; the theme says what they are in light and dark. */
const hues = 16

function termOf(item: Item, by: 'category' | 'venue'): ColourKey | null {
  if (!item.record) return null
  if (by === 'category') {
    const [first] = item.record.categories
    return first ? { key: first.slug || `#${first.id}`, name: first.name } : null
  }
  const [first] = item.record.venue
  return first ? { key: first.slug || `#${first.id}`, name: first.venue } : null
}

/** Null for an event that has none of these. */
export function colourKeyOf(item: Item, by: Colouring): ColourKey | null {
  if (by === 'language') return { key: item.language, name: item.language }
  if (by !== 'status') return termOf(item, by)
  const { status } = item
  return status ? { key: status, name: status } : null
}

/** The hue of a key of which nothing else is known: the same wherever it is seen. */
function usualHue(key: string): number {
  let sum = 7
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % hues
}

/** The first letters of a text, without blanks around them. */
const begin = (text: string, length: number) => [...text.trim()].slice(0, length).join('').trim()

/**
 * A few letters that tell it apart without its colour, the best first: «Mús» of «Música», «TM» of «Teatre Municipal»,
 * at last «dan» of «Escola de dansa».
 */
function usualTags(name: string): readonly string[] {
  const words = name.split(/[\s\-–/·,.:()’']+/).filter(Boolean)
  const initials = words
    .filter((word) => /^\p{Lu}|^\p{N}/u.test(word))
    .map((word) => begin(word, 1))
  const tags = [
    ...(initials.length < 2 ? [] : [initials.slice(0, 4).join('')]),
    ...[3, 4, 5, 6, 8].map((length) => begin(name, length)),
    ...[3, 4, 5].map((length) => begin(words.at(-1) ?? '', length)),
  ]
  return tags.filter(Boolean)
}

/** Letters that no other has; with a number where none of their own are left. */
function freeTag(name: string, taken: ReadonlySet<string>): string {
  const tags = usualTags(name)
  const [first = '?'] = tags
  let tag = tags.find((one) => !taken.has(one)) ?? first
  for (let number = 2; taken.has(tag); number += 1) tag = `${first}${number}`
  return tag
}

/** What a ground is drawn with. */
export interface Paint {
  /** 0 to `hues` − 1 */
  readonly hue: number
  readonly tag: string
}

/** Hues of keys in their order, such as categories by number: the same in every month and every view. */
export function huesInOrder(keys: readonly string[]): readonly (readonly [string, number])[] {
  return keys.map((key, at) => [key, at % hues])
}

/**
 * Colours and letters for all that there is to tell apart. Each has its colour in every month; of two that would have
 * the same letters the less frequent gives way.
 */
export function paintsOf(
  lines: readonly ColourKey[],
  nameOf: (ground: ColourKey) => string,
  known: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, Paint> {
  const taken = new Set<string>()
  return new Map(
    lines.map((line) => {
      const tag = freeTag(nameOf(line), taken)
      taken.add(tag)
      return [line.key, { hue: known.get(line.key) ?? usualHue(line.key), tag }]
    }),
  )
}

interface LegendLine extends ColourKey {
  readonly count: number
}

/** What there is to tell apart, the most frequent first. */
export function legendOf(items: readonly Item[], by: Colouring): readonly LegendLine[] {
  const lines = new Map<string, { readonly name: string; count: number }>()
  for (const item of items) {
    const ground = colourKeyOf(item, by)
    if (!ground) continue
    const line = lines.get(ground.key)
    if (line) line.count += 1
    else lines.set(ground.key, { name: ground.name, count: 1 })
  }
  return [...lines]
    .map(([key, { name, count }]) => ({ key, name, count }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))
}
