import { languagesOf, type Language } from '../../../api/language.ts'
import type { Configuration } from '../../../api/configuration.ts'

/**
 * The language that the public address of a record names by a segment of its path; null when it names none.
 * A hint, no proof (contract.md §8.3).
 */
export function recordLanguage(url: string, configuration: Configuration): Language | null {
  if (!URL.canParse(url)) return null
  const segments = new URL(url).pathname.split('/')
  return languagesOf(configuration).find((language) => segments.includes(language)) ?? null
}
