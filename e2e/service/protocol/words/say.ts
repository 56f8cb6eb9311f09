import type { Say } from '../errors.ts'
import type { Language } from '../handlers.ts'
import { catalogues, type Kind, about } from './catalogues.ts'

const kinds: readonly Kind[] = ['event', 'venue', 'organizer', 'category', 'tag']

/** A parameter whose sentence has another name in some tables, by `<table>.<parameter>`. */
const renamed: Readonly<Record<string, string>> = {
  'event.venue': 'venues',
  'event.organizer': 'organizers',
  ...Object.fromEntries(
    ['venue', 'organizer'].flatMap((kind) => [
      [`${kind}List.search`, 'search_fields'],
      [`${kind}List.event`, 'event_related'],
    ]),
  ),
  ...Object.fromEntries(
    ['category', 'tag'].flatMap((kind) => [
      [`${kind}List.search`, 'search_terms'],
      [`${kind}List.include`, 'include_terms'],
    ]),
  ),
}

const sentences = (
  language: Language,
  kind: Kind,
  table: string,
  catalogue: Readonly<Record<string, string>>,
): [string, string][] =>
  Object.keys(catalogue).map((name) => {
    const key = `${table}.${name}`
    return [key, about(language, kind, catalogue[renamed[key] ?? name] ?? '')]
  })

/**
 * What every parameter and every field of a record is, by `<table>.<name>`: the tables `event`,
 * `eventItem`, `eventList` and their like (`parameters/`).
 */
const parameterWords = (language: Language): Record<string, string> => {
  const { fields, filters } = catalogues[language]
  return Object.fromEntries(
    kinds.flatMap((kind) =>
      sentences(language, kind, kind, fields).concat(
        sentences(language, kind, `${kind}Item`, fields),
        sentences(language, kind, `${kind}List`, filters),
      ),
    ),
  )
}

/** Everything the service says, by language and key. */
export const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ca: { ...parameterWords('ca'), ...catalogues.ca.messages },
  en: { ...parameterWords('en'), ...catalogues.en.messages },
  es: { ...parameterWords('es'), ...catalogues.es.messages },
}

/**
 * The words of a key in a language, its `{holes}` filled.
 *
 * @throws Error for a key that no catalogue has
 */
export const say: Say = (language, key, values = {}) => {
  const text = words[language][key]
  if (text === undefined) throw new Error(`No words for ${key}`)
  return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}
