import { namespaceRootOf } from '../address.ts'
import { ProtocolError } from '../errors.ts'
import type { Answer, Call } from '../handlers.ts'

export interface Paging {
  readonly page: number
  readonly per_page: number
  /** Rows before the page. */
  readonly offset: number
}

/**
 * Live sites clamp to 50 without an error.
 * Interface silent: the maximum length of a page is not specified. It is 99.
 */
export const pagingOf = ({
  world,
  arguments: values,
}: Pick<Call, 'world' | 'arguments'>): Paging => {
  const page = Number(values.page)
  const per_page = Math.min(Number(values.per_page), world.mode === 'live' ? 50 : 99)
  return { page, per_page, offset: (page - 1) * per_page }
}

/** Pairs of an address's query; undefined ones are left out. */
export type Effective = Readonly<Record<string, string | number | undefined>>

const pairs = (effective: Effective): [string, string][] =>
  Object.entries(effective).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )

/** Live sites leave the spaces of their own address as they are (contract.md §1.2). */
const address = (base: string, effective: Effective): string =>
  `${base}/?${pairs(effective)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`

const encodedAddress = (base: string, effective: Effective): string =>
  `${base}/?${new URLSearchParams(pairs(effective))}`

interface Listed {
  readonly collection: 'events' | 'venues' | 'organizers'
  readonly noun: string
  readonly items: readonly unknown[]
  readonly total: number
  readonly paging: Paging
  /** What the addresses carry beside the page, as the service understood it. */
  readonly effective: Effective
}

/**
 * The envelope of a listing (contract.md §1.2).
 *
 * @throws ProtocolError 404 `<noun>-archive-page-not-found` past the end
 */
export const envelope = (
  call: Pick<Call, 'world' | 'language'>,
  { collection, noun, items, total, paging, effective }: Listed,
): Answer => {
  const { page, per_page } = paging
  const total_pages = Math.ceil(total / per_page)
  if (page > 1 && page > total_pages) throw new ProtocolError(404, `${noun}-archive-page-not-found`)
  const base = `${namespaceRootOf(call.world, call.language)}/${collection}`
  const other = (to: number) => encodedAddress(base, { per_page, ...effective, page: to })
  return {
    status: 200,
    headers: { 'X-TEC-Total': String(total), 'X-TEC-TotalPages': String(total_pages) },
    body: {
      [collection]: items,
      rest_url: address(base, { page, per_page, ...effective }),
      ...(page < total_pages ? { next_rest_url: other(page + 1) } : {}),
      ...(page > 1 ? { previous_rest_url: other(page - 1) } : {}),
      total,
      total_pages,
    },
  }
}
