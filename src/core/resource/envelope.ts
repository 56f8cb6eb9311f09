import { DecodingError, integerOf, objectOf, readable } from './wire.ts'

/** One page of a listing. */
export interface Page<R> {
  readonly items: readonly R[]
  /** records in all pages; 0 when the page is empty and the first (contract.md §9, 11) */
  readonly total: number
  /** pages as the service counts them: it clamps `per_page` */
  readonly pages: number
  /** our own counter: the service's links lose filters (contract.md §9, 8) */
  readonly page: number
  /** records on this page that could not be read; on the first also those of pages beyond what is read */
  readonly unreadable: number
}

/** A hundred thousand records; one number of an answer must not have a browser count to a million. */
const mostPages = 2000

/** @throws DecodingError when the answer is no listing of this name */
export function pageOf<R>(
  body: unknown,
  name: string,
  page: number,
  read: (value: unknown) => R,
): Page<R> {
  const wire = objectOf(body, name)
  const values: unknown = wire[name]
  if (!Array.isArray(values)) throw new DecodingError(name)
  const items = readable(values, read)
  const nothing = values.length === 0 && page === 1
  const total = nothing ? 0 : Math.max(integerOf(wire.total) ?? 0, items.length)
  const said = nothing ? 0 : Math.max(integerOf(wire.total_pages) ?? 1, 1)
  // No more of them than records hold any. A page may be longer than asked for, so its length bounds nothing.
  const held = integerOf(wire.total) === null ? said : Math.max(total, 1)
  const pages = Math.min(said, held, mostPages)
  const beyond = page === 1 && pages < said ? Math.max(1, total - pages * values.length) : 0
  return { items, total, pages, page, unreadable: values.length - items.length + beyond }
}
