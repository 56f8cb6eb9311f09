import { plainText } from './plainText.ts'
import { idOf, integerOf, objectOf, textOf, webAddressOf } from './wire.ts'

/** A term as an event names it. */
export interface TermRef {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** id of the category above, 0 at the top and for tags */
  readonly parent: number
  /** published records with this term */
  readonly count: number
}

/** A category or a tag as its own endpoint shows it. */
export interface TermRecord extends TermRef {
  readonly description: string
  readonly url: string
}

/** Reads both shapes of contract.md §1.5. @throws DecodingError */
export function termOf(value: unknown): TermRecord {
  const wire = objectOf(value, 'term')
  return {
    id: idOf(wire, 'term'),
    name: plainText(textOf(wire.name)),
    slug: textOf(wire.slug),
    parent: integerOf(wire.parent) ?? 0,
    count: integerOf(wire.count) ?? 0,
    description: textOf(wire.description),
    url: webAddressOf(wire.url),
  }
}

/** @throws DecodingError */
export function termRefOf(value: unknown): TermRef {
  const { id, name, slug, parent, count } = termOf(value)
  return { id, name, slug, parent, count }
}
