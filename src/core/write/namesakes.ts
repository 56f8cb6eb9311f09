import { languagesOf, type Language } from '../../api/language.ts'
import { ApiError } from '../../api/apiError.ts'
import { searchTerms } from '../query/searchTerms.ts'
import type { Identified } from '../resource/collection.ts'
import { decoded } from '../resource/decoded.ts'
import { pageOf } from '../resource/envelope.ts'
import { inEveryStatus } from '../query/statuses.ts'
import type { Values } from './merge.ts'
import type { Writing } from './writing.ts'

/**
 * Interface silent: whether accents and capitals make two names different is not specified. They do not when a record
 * of the same name is looked for, as in most databases of live services (contract.md §7.5).
 */
const folded = (text: unknown) =>
  String(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * The part of a name that any service finds it by: a live one reads quotes, commas and a minus
 * as signs of its own, another one looks for the text as it stands.
 */
export function searchable(name: string): string {
  const parts = name.split(/["+,]|(?:^|\s)-+/).map(searchTerms)
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

/** As many pages as are read in each language: a short name is found in the texts of hundreds. */
const mostPages = 10

/** The records of a name that a look found. */
interface Namesakes<R> {
  readonly records: readonly R[]
  /** false where there may be others that were not seen */
  readonly isWhole: boolean
}

async function listed<R extends Identified>(
  { service, collection }: Writing<R>,
  language: Language,
  search: string,
): Promise<Namesakes<R>> {
  const { name: path } = collection
  const read = (wire: unknown) => collection.read(wire)
  const pageAt = async (page: number, status: readonly string[]) => {
    const query = { search, per_page: 50, status, page }
    const answer = await service.in(language).request({ method: 'GET', path, query })
    return decoded((body) => pageOf(body, path, page, read), answer)
  }
  const allIn = async (status: readonly string[]) => {
    const pages = [await pageAt(1, status)]
    const count = pages[0]?.pages ?? 0
    for (let page = 2; page <= Math.min(count, mostPages); page += 1)
      pages.push(await pageAt(page, status))
    const isRead = pages.every(({ unreadable }) => unreadable === 0)
    return { records: pages.flatMap(({ items }) => items), isWhole: isRead && count <= mostPages }
  }
  try {
    const { found, isWhole } = await inEveryStatus(service, allIn)
    return { ...found, isWhole: isWhole && found.isWhole }
  } catch (error) {
    // Who may not list what is unpublished may not know of it.
    if (error instanceof ApiError && ['invalid', 'forbidden'].includes(error.kind))
      return { records: [], isWhole: false }
    throw error
  }
}

/**
 * The records of a new record's name, in every language and status, for a live service compares without
 * looking at the language (contract.md §8.1).
 */
export async function namesakes<R extends Identified>(
  writing: Writing<R>,
  values: Values,
): Promise<Namesakes<R>> {
  const { service, collection } = writing
  const { merging } = collection
  const name = merging === undefined ? undefined : values[merging]
  if (merging === undefined || typeof name !== 'string') return { records: [], isWhole: true }
  if (searchable(name) === '') return { records: [], isWhole: false }
  const languages = languagesOf(service.configuration)
  const looks = await Promise.all(
    languages.map((language) => listed(writing, language, searchable(name))),
  )
  const field = collection.fields[merging]
  const found = looks
    .flatMap(({ records }) => records)
    // Compared as titles are: a live service draws the quotes of a name otherwise.
    .filter((record) => field?.same(folded(field.of(record)), folded(name)))
  return {
    records: [...new Map(found.map((record) => [record.id, record])).values()],
    isWhole: looks.every(({ isWhole }) => isWhole),
  }
}
