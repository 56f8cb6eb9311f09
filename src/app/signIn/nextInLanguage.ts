import type { Configuration } from '../../api/configuration.ts'
import { type Language, languageOf } from '../../api/language.ts'

/** Of an address: its language, its resource, what it is of that resource, and the rest. */
const parts = /^\/([^/?#]+)((?:\/[\w-]+)?)((?:\/[^?#]+)?)(.*)$/s

/**
 * Where to go on to in another language: the same place. Null for a record's own page: its id and slug belong to
 * one language.
 */
export function nextInLanguage(
  configuration: Configuration,
  next: string,
  language: Language,
): string | null {
  const [, code = '', resource = '', place = '', rest = ''] = parts.exec(next) ?? []
  if (!languageOf(configuration, code)) return next
  const isRecord = place !== '' && place !== '/' && place !== '/new'
  return isRecord ? null : `/${language}${resource}${place}${rest}`
}
