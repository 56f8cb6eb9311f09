import ca from './ca.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Language } from '../handlers.ts'

/**
 * What the service can say in each language. `fields` and `filters` tell what a field of a record
 * and a parameter of a listing are, `operations` what an answer means, by operation and status:
 * all with the record's noun in the holes. `messages` are by error code or other key. Of `nouns`,
 * `one` is the name; `the` has the article; `of` «of the»; `a` the indefinite article; `many` is the
 * plural; `all` the plural with the article; `some` that with «of».
 */
export const catalogues: Readonly<Record<Language, typeof en>> = { ca, en, es }

export type Kind = 'event' | 'venue' | 'organizer' | 'category' | 'tag'

/** A sentence about a kind: its noun in the holes, a capital at the start. */
export const about = (language: Language, kind: Kind, sentence: string): string => {
  const noun: Readonly<Record<string, string>> = catalogues[language].nouns[kind]
  const filled = sentence.replaceAll(/\{(\w+)\}/g, (hole, form: string) => noun[form] ?? hole)
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
