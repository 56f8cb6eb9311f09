import type { Language } from '../handlers.ts'
import { fieldsCa } from './fieldsCa.ts'
import { type FieldWords, fieldsEn } from './fieldsEn.ts'
import { fieldsEs } from './fieldsEs.ts'
import { filtersCa } from './filtersCa.ts'
import { type FilterWords, filtersEn } from './filtersEn.ts'
import { filtersEs } from './filtersEs.ts'
import { type Kind, about } from './nouns.ts'

const fields: Readonly<Record<Language, FieldWords>> = { ca: fieldsCa, en: fieldsEn, es: fieldsEs }
const filters: Readonly<Record<Language, FilterWords>> = {
  ca: filtersCa,
  en: filtersEn,
  es: filtersEs,
}

const kinds: readonly Kind[] = ['event', 'venue', 'organizer', 'category', 'tag']

/** A parameter whose sentence has another name in some tables, by `<table>.<parameter>`. */
const renamed: Readonly<Record<string, keyof FieldWords | keyof FilterWords>> = {
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
export const parameterWords = (language: Language): Record<string, string> =>
  Object.fromEntries(
    kinds.flatMap((kind) =>
      sentences(language, kind, kind, fields[language]).concat(
        sentences(language, kind, `${kind}Item`, fields[language]),
        sentences(language, kind, `${kind}List`, filters[language]),
      ),
    ),
  )
