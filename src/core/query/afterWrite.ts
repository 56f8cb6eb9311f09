import type { Query, QueryClient } from '@tanstack/react-query'
import { after } from '../../time/clock.ts'
import { isAnyUnderWay } from '../write/underWay.ts'
import type { Identified } from '../resource/collection.ts'
import type { Page } from '../resource/envelope.ts'
import type { Operation } from '../write/operation.ts'
import { whenOver } from '../write/whenOver.ts'
import type { AllPages } from './allPages.ts'

/** What no write of a record changes, unless it is one of them. */
const unaffected: ReadonlySet<unknown> = new Set(['account', 'description', 'media'])

/** Fields of an event that decide neither which listings show it, unless these search for words, nor its place there. */
const contents: ReadonlySet<string> = new Set([
  'asWritten',
  'cost',
  'cost_details',
  'description',
  'excerpt',
  'image',
  'modified',
  'modified_utc',
  'slug',
  'title',
  'url',
  'website',
  'writtenTitle',
])

/** Milliseconds without a write after which what is on screen is read again. */
const rest = 500

interface Stated extends Identified {
  readonly status?: string
  /** wall time of an event */
  readonly end_date?: string
}

type Listing = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Stated =>
  typeof value === 'object' && value !== null && 'id' in value

/** The fields in which the record differs by now; null where that is not known. */
function changedFields({ before, after: now }: Operation): readonly string[] | null {
  if (!isRecord(before) || !isRecord(now)) return null
  const values = new Map(Object.entries(before))
  const all = new Set([...values.keys(), ...Object.keys(now)])
  const next = new Map(Object.entries(now))
  const text = (value: unknown) => JSON.stringify(value)
  return [...all].filter((name) => text(values.get(name)) !== text(next.get(name)))
}

const lists = ({ status }: Listing, one: string | undefined) =>
  status === undefined || String(status).split(',').includes(String(one))

/** Such a page is asked for the sake of its total. */
const isOfOne = ({ per_page }: Listing) => Number(per_page) === 1

/** Which records a listing is about, whatever their status. */
const subjectOf = (listing: Listing) =>
  JSON.stringify({ ...listing, status: undefined, page: undefined, per_page: undefined })

/** The records of a listing after a write: in its place, or gone. */
function itemsAfter<R extends Stated>(items: readonly R[], id: number, now: R | null) {
  return now === null
    ? items.filter((one) => one.id !== id)
    : items.map((one) => (one.id === id ? now : one))
}

/** Puts what a write left into what was read before, and leaves stale what it may have changed otherwise. */
class Patch {
  readonly #operation: Operation
  /** null of what is gone, or was not shown */
  readonly #record: Stated | null
  readonly #status: string | undefined
  readonly #changed: readonly string[] | null
  readonly #ofContents: boolean
  /** subjects of the listings that showed it */
  readonly #subjects = new Set<string>()

  constructor(operation: Operation) {
    const { after: now, collection } = operation
    const isShown = isRecord(now) && !('withheld' in now && now.withheld === true)
    this.#operation = operation
    this.#record = operation.operation !== 'delete' && isShown ? now : null
    this.#status = operation.operation === 'delete' ? 'trash' : this.#record?.status
    this.#changed = changedFields(operation)
    this.#ofContents =
      collection === 'media' ||
      (collection === 'events' && this.#changed?.every((name) => contents.has(name)) === true)
  }

  /** A listing is told by its pages before its counts are. @returns whether it is as true as it was */
  put(query: Query): boolean {
    const [, account, resource, language, kind, asked] = query.queryKey
    const { collection, language: own } = this.#operation
    if (unaffected.has(resource) && resource !== collection) return true
    // What nobody signed in is shown, only the service knows.
    if (account !== this.#operation.account) return false
    if (resource === 'history') return false
    if (resource !== collection || language !== own) return this.#ofContents
    if (kind === 'record') return asked === this.#operation.id ? this.#putRecord(query) : true
    if (kind === 'list') return this.#putPage(query, asked as Listing)
    if (kind === 'allPages') return this.#putAllPages(query, asked as readonly Listing[])
    return false
  }

  #putRecord(query: Query): boolean {
    if (this.#record === null || query.state.data === undefined) return false
    query.setData(this.#record, { manual: true })
    return true
  }

  #putPage(query: Query, listing: Listing): boolean {
    const page = query.state.data as Page<Stated> | undefined
    if (page === undefined) return true
    const { id } = this.#operation
    if (isOfOne(listing)) return this.#putCount(query, page, listing)
    if (page.items.some((one) => one.id === id)) {
      this.#subjects.add(subjectOf(listing))
      const now = this.#nowIn([listing])
      const total = now === null ? page.total - 1 : page.total
      keep(query, { ...page, items: itemsAfter(page.items, id, now), total })
    }
    return this.#isTrueOf(listing)
  }

  #putCount(query: Query, page: Page<Stated>, listing: Listing): boolean {
    if (this.#isTrueOf(listing)) return true
    const { before, operation } = this.#operation
    const isStatusOnly =
      operation === 'delete' ||
      this.#changed?.every((name) => name === 'status' || contents.has(name)) === true
    if (!isStatusOnly || !isRecord(before) || !this.#subjects.has(subjectOf(listing))) return false
    const [was, is] = [lists(listing, before.status), lists(listing, this.#status)]
    keep(query, { ...page, total: page.total + Number(is) - Number(was) })
    return true
  }

  #putAllPages(query: Query, listings: readonly Listing[]): boolean {
    const all = query.state.data as AllPages<Stated> | undefined
    if (all === undefined) return true
    const { id } = this.#operation
    const now = this.#nowIn(listings)
    const isHere = all.records.some((one) => one.id === id)
    // What is read without end is not read again by itself: what is new is put at its end.
    const isNew = !isHere && now !== null && query.queryKey[6] === Infinity
    if (isHere || isNew)
      keep(query, {
        ...all,
        records: isNew ? [...all.records, now] : itemsAfter(all.records, id, now),
      })
    return listings.every((listing) => this.#isTrueOf(listing))
  }

  #nowIn(listings: readonly Listing[]): Stated | null {
    const isOver = ({ ends_after: since }: Listing) =>
      since !== undefined && String(this.#record?.end_date) <= String(since)
    const isIn = (listing: Listing) => lists(listing, this.#status) && !isOver(listing)
    return listings.some(isIn) ? this.#record : null
  }

  #isTrueOf({ search }: Listing): boolean {
    return this.#ofContents && search === undefined
  }
}

/** Keeps when it was read: it is no truer for the rest. */
function keep(query: Query, data: unknown): void {
  const { isInvalidated, dataUpdatedAt } = query.state
  query.setData(data, { updatedAt: dataUpdatedAt, manual: true })
  if (isInvalidated) query.invalidate()
}

const isCount = ({ queryKey: [, , , , kind, asked] }: Query) =>
  kind === 'list' && asked !== undefined && isOfOne(asked as Listing)

const patchMirror = async (operation: Operation) =>
  (await import('../mirror/mirrorStore.ts')).patchStored(operation)

/**
 * Every write that is over patches what its answer tells, and marks the rest stale without reading it. What of that is
 * on screen is read again, once, when nothing is written any more.
 */
export function followWrites(client: QueryClient): void {
  let callOff = () => {}
  const readSoon = () => {
    callOff()
    callOff = after(rest, () => {
      if (isAnyUnderWay()) readSoon()
      else
        void client.refetchQueries({
          type: 'active',
          predicate: ({ state }) => state.isInvalidated,
        })
    })
  }
  const outdate = (query: Query) => {
    query.invalidate()
    readSoon()
  }
  whenOver((operation) => {
    void patchMirror(operation)
    const patch = new Patch(operation)
    const queries = client.getQueryCache().findAll({ queryKey: [operation.site] })
    for (const query of queries.toSorted((one, other) => +isCount(one) - +isCount(other))) {
      const isTrue = patch.put(query)
      // What is under way was asked before the write.
      if (query.state.fetchStatus !== 'idle' && !unaffected.has(query.queryKey[2]))
        void query.promise?.catch(() => undefined).finally(() => outdate(query))
      if (!isTrue) outdate(query)
    }
  })
}
