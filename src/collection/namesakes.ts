import { languagesOf, type Language } from '../service/language.ts'
import { Refusal } from '../service/refusal.ts'
import type { Identified } from './collection.ts'
import { decoded } from './decoded.ts'
import { pageOf } from './envelope.ts'
import type { Values } from './merge.ts'
import type { Writing } from './writing.ts'

const folded = (text: unknown) => String(text).toLowerCase()

/**
 * The part of a name that any service finds it by: a live one reads quotes, commas and a minus
 * as signs of its own, another one looks for the text as it stands.
 */
export function searchable(name: string): string {
  const parts = name.split(/["+,]|(?:^|\s)-+/).map((part) => part.trim())
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

async function listed<R extends Identified>(
  { service, collection }: Writing<R>,
  language: Language,
  search: string,
): Promise<readonly R[]> {
  const query = { search, per_page: 50, status: service.configuration.statuses }
  try {
    const body = await service.in(language).request({ method: 'GET', path: collection.name, query })
    const read = (wire: unknown) => collection.read(wire)
    return decoded((answer) => pageOf(answer, collection.name, 1, read), body).items
  } catch (error) {
    // Who may not list what is unpublished may not know of it; the write is checked again after.
    if (error instanceof Refusal && ['invalid', 'forbidden'].includes(error.kind)) return []
    throw error
  }
}

/**
 * The records of a new record's name, in every language, for a live service compares without
 * looking at the language (contract.md §8.1).
 */
export async function namesakes<R extends Identified>(
  writing: Writing<R>,
  values: Values,
): Promise<readonly R[]> {
  const { service, collection } = writing
  const { merging } = collection
  const name = merging === undefined ? undefined : values[merging]
  if (merging === undefined || typeof name !== 'string' || searchable(name) === '') return []
  const languages = languagesOf(service.configuration)
  const pages = await Promise.all(
    languages.map((language) => listed(writing, language, searchable(name))),
  )
  const field = collection.fields[merging]
  // Compared as titles are: a live service draws the quotes of a name otherwise.
  const found = pages.flat().filter((record) => field?.same(folded(field.of(record)), folded(name)))
  return [...new Map(found.map((record) => [record.id, record])).values()]
}
