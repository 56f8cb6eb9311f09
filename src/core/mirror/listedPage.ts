import type { Query } from '../../api/outgoing.ts'
import type { Service } from '../../api/service.ts'
import { recordsOfPage } from '../query/readOptions.ts'
import type { CollectionName, Identified } from '../resource/collection.ts'
import type { Page } from '../resource/envelope.ts'
import { steadyRows } from './steadyRows.ts'
import { type Head, patchRead, readChunk, readHead } from './mirrorStore.ts'

// A list loads this file alone, after its first question: what holds its rows in place comes with it.
export { readHead, steadyRows }

interface Named extends Identified {
  readonly slug?: string
}

/** What parameters and orders look at of a record of any collection. */
interface Listable extends Named {
  readonly status?: string
  /** wall time */
  readonly start_date?: string
  readonly end_date?: string
  readonly featured?: boolean
  readonly venue?: readonly Named[] | string
  readonly organizer?: readonly Named[] | string
  readonly tags?: readonly Named[]
  readonly withheld?: boolean
  /** of publication */
  readonly date?: string
  readonly name?: string
  /** of a category */
  readonly parent?: number
}

const endOf = (day: string) => `${day.slice(0, 10)} 23:59:59`

/** Whether one of the links, each by id or slug, is among those that are asked for. */
const names = (links: readonly Named[] | string = [], asked: string) =>
  typeof links !== 'string' &&
  asked.split(',').some((one) => links.some(({ id, slug }) => one === String(id) || one === slug))

/**
 * Whether a parameter of a listing lets a record pass, as a live service decides it (contract.md §3.6). What is not here
 * this device cannot tell: categories count what is inside of them, words are looked for in texts that a record is read without.
 */
const passes: Readonly<Record<string, (record: Listable, asked: string) => boolean>> = {
  status: ({ status = '' }, asked) => asked.split(',').includes(status),
  starts_before: ({ start_date = '' }, day) => start_date < endOf(day),
  starts_after: ({ start_date = '' }, day) => start_date > endOf(day),
  ends_before: ({ end_date = '' }, day) => end_date < endOf(day),
  ends_after: ({ end_date = '' }, day) => end_date > endOf(day),
  featured: ({ featured }, asked) => String(featured) === asked,
  venue: ({ venue }, asked) => names(venue, asked),
  organizer: ({ organizer }, asked) => names(organizer, asked),
  tags: ({ tags }, asked) => names(tags, asked),
  parent: ({ parent }, asked) => String(parent) === asked,
}

/** What a protected record tells of itself in a listing (contract.md §1.8). */
const isTold: ReadonlySet<string> = new Set([
  'status',
  'starts_before',
  'starts_after',
  'ends_before',
  'ends_after',
])

const compared = (one = '', other = '') => Number(one > other) - Number(one < other)

const { compare } = new Intl.Collator('en', { sensitivity: 'base' })

const byName = (one: Listable, other: Listable) => compare(one.name ?? '', other.name ?? '')

/** The order of a listing. What it leaves open stands as it was listed. */
const orders: Readonly<Record<string, (one: Listable, other: Listable) => number>> = {
  events: (one, other) => compared(one.start_date, other.start_date),
  venues: (one, other) => compared(other.date, one.date),
  organizers: (one, other) => compared(other.date, one.date),
  categories: byName,
  tags: byName,
}

/** What is asked beyond what was asked of all that is stored; null where more is asked for than that. */
function narrowingOf(query: Query, { asked, since }: Pick<Head, 'asked' | 'since'>) {
  const stored = JSON.parse(asked) as Query
  const { status } = stored
  const all = String(status).split(',')
  const { status: wanted = '', ends_after: ends = '', starts_after: starts = '' } = query
  if (
    status !== undefined &&
    !String(wanted)
      .split(',')
      .every((one) => all.includes(one))
  )
    return null
  if (since > String(ends) && since > String(starts)) return null
  if (Object.keys(stored).some((name) => !(name in query))) return null
  return Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === stored[name] ? [] : [[name, String(value)] as const],
  )
}

/**
 * What a listing holds by what this device has of the collection, in its order; null where it has nothing, or cannot tell.
 * @param most so many are enough: of thousands no more are read
 */
export async function readListed<R extends Identified>(
  service: Service,
  name: CollectionName,
  query: Query,
  most = Infinity,
): Promise<readonly R[] | null> {
  const head = await readHead({ service, name })
  const narrowing = head && narrowingOf(query, head)
  if (!head || !narrowing || narrowing.some(([parameter]) => !(parameter in passes))) return null
  const told = narrowing.filter(([parameter]) => isTold.has(parameter))
  const isAmong = (record: Listable, asked = narrowing) =>
    asked.every(([parameter, value]) => passes[parameter]?.(record, value))
  const found: Listable[] = []
  for (let at = 0; at < head.chunks && found.length < most; at += 1) {
    const chunk = await readChunk<Listable>({ service, name }, at)
    const isUnsure = (record: Listable) => record.withheld === true && isAmong(record, told)
    if (chunk === null || (told.length < narrowing.length && chunk.some(isUnsure))) return null
    found.push(...chunk.filter((record) => isAmong(record)))
  }
  // Sound because a collection's name stands for its records.
  return found.toSorted(orders[name]) as unknown as readonly R[]
}

/** A page of it; null for an empty one. `pages` says no more than whether there are others. */
export async function readListedPage<R extends Identified>(
  service: Service,
  name: CollectionName,
  { page = 1, per_page = recordsOfPage, ...query }: Query,
): Promise<Page<R> | null> {
  const size = Number(per_page)
  const end = Number(page) * size
  // Sites differ in how many they list at once, but for so many (contract.md §3.8).
  const found = size > recordsOfPage ? null : await readListed<R>(service, name, query, end + 1)
  const items = found?.slice(end - size, end) ?? []
  if (!found || items.length === 0) return null
  const pages = Math.ceil(found.length / size)
  return { items, total: found.length, pages, page: Number(page), unreadable: 0 }
}

/** Puts into what is stored what the service answered otherwise of a page. */
export async function storeAnswer<R extends Identified>(
  service: Service,
  name: CollectionName,
  stored: Page<R>,
  answer: Page<R>,
): Promise<void> {
  if (stored.page !== answer.page) return
  const { gone } = steadyRows(stored.items, answer, () => true)
  const texts = new Set(stored.items.map((record) => JSON.stringify(record)))
  const records = answer.items.filter((record) => !texts.has(JSON.stringify(record)))
  if (records.length + gone.length > 0) await patchRead({ service, name }, { records, gone })
}
