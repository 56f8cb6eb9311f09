import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Query } from '../../api/outgoing.ts'
import { type Service, withPriority } from '../../api/service.ts'
import { type AllPages, allPagesOptions, eachOnce, readAllPages } from '../query/allPages.ts'
import { keyOf } from '../query/keys.ts'
import { type Listed, listOptions, readPage, recordsOfPage } from '../query/readOptions.ts'
import type { Identified } from '../resource/collection.ts'
import type { Page } from '../resource/envelope.ts'
import { changesIn, findRoutes, readLatest, seenIn } from './latest.ts'
import type { Mirrored, Reread, Stored } from './mirrorStore.ts'

/** How often what is on screen is compared with the service: milliseconds. */
const every = 300_000

/** How long what this page has read needs no comparing: milliseconds. */
const fresh = 60_000

/**
 * After how long all of it is read again, in the background, for each page that it takes: milliseconds. What changed
 * beyond the screen is seen then. A site of any size is asked for one page in that time.
 */
const wholeForPage = 720_000

/** Its code is with that of the rows that lists paint first, apart from what forms and pages need. */
const loadStore = () => import('./mirrorStore.ts')

/** A listing as it is stored, or as it was read. */
export type MirroredPages<R> = AllPages<R> & Omit<Stored<R>, 'records'>

const none: readonly never[] = []

/** What narrows a listing and leaves it one that is mirrored. */
const mirrored: ReadonlySet<string> = new Set(['status', 'ends_after'])

/** Whether this device stores such a listing: all of a collection that whoever is signed in may see, but for what is long over. */
function isMirrored(listings: readonly unknown[]): boolean {
  const [filters, ...more] = listings
  const names = Object.entries(Object(filters)).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  )
  return listings.length > 0 && more.length === 0 && names.every((name) => mirrored.has(name))
}

/** Whether a page tells of as many records as are here, and of no others. */
export function isOfThese<R extends Identified>(
  records: readonly R[],
  { items, total }: Pick<Page<R>, 'items' | 'total'>,
): boolean {
  const ids = new Set(records.map(({ id }) => id))
  return ids.size === total && items.every(({ id }) => ids.has(id))
}

/** What was read again, but for what is the same as before. */
function newsIn<R extends Identified>(records: readonly R[], read: Reread<R>): Reread<R> {
  const texts = new Map(records.map((record) => [record.id, JSON.stringify(record)]))
  const isNew = (record: R) => texts.get(record.id) !== JSON.stringify(record)
  return { records: read.records.filter(isNew), gone: read.gone.filter((id) => texts.has(id)) }
}

/** Whether it was compared with the service of late: what is not in it is not there, as far as a page may say. */
export const isCompared = ({ readAt }: Pick<Stored<unknown>, 'readAt'>): boolean =>
  Date.now() - readAt <= every

/** Whether all of it is to be read again by now. */
export function isDue({ records, wholeAt }: Pick<Stored<unknown>, 'records' | 'wholeAt'>): boolean {
  const pages = Math.max(1, Math.ceil(records.length / recordsOfPage))
  return Date.now() - wholeAt > pages * wholeForPage
}

/** What was read, with what was written here while it was. */
function withWritten<R extends Identified>(
  read: readonly R[],
  before: readonly R[],
  now: readonly R[],
): readonly R[] {
  if (now === before) return read
  const was = new Map(before.map((record) => [record.id, record]))
  const written = now.filter((record) => was.get(record.id) !== record)
  for (const { id } of now) was.delete(id)
  return eachOnce([...read.filter(({ id }) => !was.has(id)), ...written])
}

interface Asked<R extends Identified, Filters> {
  readonly client: QueryClient
  readonly service: Service
  readonly collection: Listed<R, Filters>
  readonly listings: readonly Filters[]
  readonly onPage?: (done: number, known: number) => void
  /** the first of those that are on screen, in the order of the listing */
  readonly isShown: (record: R) => boolean
}

/**
 * All pages of listings. One that is mirrored comes from this device where it was read before, and is compared with the
 * service after that (`compare`). Whoever asks again for what is here has all of it read.
 */
export function mirroredOptions<R extends Identified, Filters>(asked: Asked<R, Filters>) {
  const { client, service, collection, listings, onPage, isShown } = asked
  const how = { mostPages: Infinity, onPage }
  const options = allPagesOptions(service, collection, listings, how)
  const [filters] = listings
  if (filters === undefined || !isMirrored(listings)) return { options, compare: null }
  const { queryKey } = options
  const query = collection.query(filters)
  const place: Mirrored = { service, name: collection.name, query }

  /** Everything, where a list has just read it as its only page. */
  function listed(): (AllPages<R> & { readonly readAt: number }) | null {
    const listKey = listOptions(service, collection, filters).queryKey
    const { data, dataUpdatedAt = 0, isInvalidated } = client.getQueryState<Page<R>>(listKey) ?? {}
    const isWhole = data?.pages === 1 && data.unreadable === 0 && !isInvalidated
    return isWhole && Date.now() - dataUpdatedAt < fresh
      ? { records: data.items, isWhole, pages: 1, readAt: dataUpdatedAt }
      : null
  }

  /** Everything, and stores it. */
  async function readWhole(
    by: Service,
    signal: AbortSignal,
    known: ReturnType<typeof listed> = null,
  ) {
    const here = () => client.getQueryData<MirroredPages<R>>(queryKey)?.records ?? none
    const before = here()
    const all = known ?? (await readAllPages(by, collection, listings, { ...how, signal }))
    const readAt = known?.readAt ?? Date.now()
    const records = withWritten(all.records, before, here())
    const seen = seenIn(all.records)
    const found: MirroredPages<R> = { ...all, records, readAt, wholeAt: readAt, seen }
    if (all.isWhole && !signal.aborted) void loadStore().then(({ store }) => store(place, found))
    return found
  }

  const read = (asked: Query, signal: AbortSignal) =>
    readPage(
      service,
      collection,
      { per_page: recordsOfPage, ...query, ...asked },
      { signal, priority: 'pages' },
    )

  /** What changed since the last look, by the content system where it tells; else the page that is on screen. */
  async function look({ records, wholeAt, seen }: MirroredPages<R>, signal: AbortSignal) {
    if (isDue({ records, wholeAt })) return null
    const latest = await readLatest(client, service, place.name, signal)
    const changes = latest && changesIn(records, seen, latest)
    if (changes === 'all') return null
    if (changes) {
      const { ids } = changes
      const parts = Array.from({ length: Math.ceil(ids.length / recordsOfPage) }, (_, at) =>
        ids.slice(at * recordsOfPage, (at + 1) * recordsOfPage),
      )
      const found = await Promise.all(parts.map((include) => read({ include }, signal)))
      const items = found.flatMap((page) => page.items)
      const listed = new Set(items.map(({ id }) => id))
      const gone = [...changes.gone, ...ids.filter((id) => !listed.has(id))]
      return { records: items, gone, seen: changes.seen }
    }
    const first = Math.max(0, records.findIndex(isShown))
    const page = await read({ page: Math.floor(first / recordsOfPage) + 1 }, signal)
    if (!isOfThese(records, page)) return null
    return { records: page.items, gone: [], seen: { ...seen, total: latest?.total ?? null } }
  }

  /** Puts what a look tells into what is here; reads everything where it tells that more changed, or less is there. */
  async function compare(signal: AbortSignal): Promise<void> {
    const before = client.getQueryData<MirroredPages<R>>(queryKey)
    // A record that cannot be read is in no page, and would have all of them read again and again.
    if (!before?.isWhole) return
    const { patchRead, rereader } = await loadStore()
    const found = await look(before, signal)
    const here = client.getQueryData<MirroredPages<R>>(queryKey)
    // What was written meanwhile is newer than the look, and has it compared again.
    if (here?.records !== before.records) return
    if (found === null) {
      client.setQueryData(queryKey, await readWhole(withPriority(service, 'background'), signal))
      return
    }
    const isStale = client.getQueryState(queryKey)?.isInvalidated
    const news = newsIn(here.records, found)
    const looked = { readAt: Date.now(), seen: found.seen }
    client.setQueryData(queryKey, {
      ...here,
      records: rereader(news)(here.records, true),
      ...looked,
    })
    // A look tells nothing of what a write may have changed on others.
    if (isStale) client.getQueryCache().find({ queryKey })?.invalidate()
    await patchRead(place, news, looked)
  }

  const compareKey = keyOf(service, collection.name, 'mirror', query)
  return {
    options: {
      ...options,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AllPages<R>> => {
        const isHere = client.getQueryData(queryKey) !== undefined
        const stored = isHere
          ? null
          : await loadStore()
              .then(({ readStored }) => readStored<R>(place))
              .catch(() => null)
        return stored
          ? { ...stored, isWhole: true, pages: 0 }
          : await readWhole(service, signal, isHere ? null : listed())
      },
    },
    compare: {
      queryKey: compareKey,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { readAt = 0, pages = 0 } = client.getQueryData<MirroredPages<R>>(queryKey) ?? {}
        const isWritten = client.getQueryState(compareKey)?.isInvalidated === true
        const isJustRead = pages > 0 && Date.now() - readAt < fresh
        if (isWritten || !isJustRead) await compare(signal)
        else await findRoutes(client, service)
        return null
      },
      staleTime: every,
      refetchInterval: every,
    },
  }
}

/**
 * All pages of a listing that is mirrored: from this device, unless they are to be read again by now.
 * @throws ApiError
 */
export async function fetchMirrored<R extends Identified, Filters>(
  client: QueryClient,
  service: Service,
  collection: Listed<R, Filters>,
  filters: Filters,
): Promise<AllPages<R>> {
  const asked = { client, service, collection, listings: [filters], isShown: () => true }
  const { options } = mirroredOptions(asked)
  const here = client.getQueryData<MirroredPages<R>>(options.queryKey)
  const found = here ?? ((await client.fetchQuery(options)) as MirroredPages<R>)
  return isDue(found) ? await client.fetchQuery({ ...options, staleTime: 0 }) : found
}

/** The same, for as long as a page shows it; read behind what the page waits for. */
export function mirroredAll<R extends Identified, Filters>(
  client: QueryClient,
  service: Service,
  collection: Listed<R, Filters>,
  filters: Filters,
) {
  return queryOptions({
    queryKey: keyOf(service, collection.name, 'mirror', 'whole', collection.query(filters)),
    queryFn: () => fetchMirrored(client, withPriority(service, 'background'), collection, filters),
  })
}
