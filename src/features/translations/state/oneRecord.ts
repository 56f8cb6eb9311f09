import { sameTexts } from './texts.ts'
import type { Version } from './version.ts'

/**
 * Whether two languages list one record: the same id, and the same said under it. There is nothing to translate in
 * that then, and what is written in one language is written in the other.
 * Interface silent: whether an id names the same record in every language is not specified. It does where the texts are
 * the same, because a service that stores its languages separately may number each from 1.
 */
export function isOneRecord(
  one: Pick<Version, 'id' | 'texts'>,
  other: Pick<Version, 'id' | 'texts'>,
): boolean {
  return one.id === other.id && sameTexts(one.texts, other.texts)
}
