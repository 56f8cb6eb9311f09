import type { Query } from '../../api/outgoing.ts'
import type { Service } from '../../api/service.ts'
import { changed, entryAt, type StoredEntry } from '../../platform/entries.ts'
import { versionHere } from '../../platform/offline/version.ts'
import { ownerNamed, ownerOf } from '../query/owner.ts'
import type { Identified, WritableName } from '../resource/collection.ts'
import type { Operation } from '../write/operation.ts'
import type { Seen } from './latest.ts'

/** The listing that is mirrored. */
export interface Mirrored {
  readonly service: Service
  readonly name: WritableName
  /** `ends_after` alone may be earlier in what is stored than in what is asked */
  readonly query: Query
}

/** What is stored of a listing. */
export interface Stored<R> {
  /** in the order of the listing, but for what was written here since */
  readonly records: readonly R[]
  /** when some of it was last compared with the service: milliseconds since 1970 */
  readonly readAt: number
  /** when all of it was read: milliseconds since 1970 */
  readonly wholeAt: number
  readonly seen: Seen
}

export interface Head extends Omit<Stored<never>, 'records'> {
  /** of the application: another one decodes in another way */
  readonly version: string
  /** the query, but for `ends_after` */
  readonly asked: string
  /** `ends_after`, `''` for none */
  readonly since: string
  readonly chunks: number
}

/** Records of one entry: one entry for each record takes ten times as long to read. */
const chunkSize = 1000

const keyOf = (owner: string, language: string, name: string) => `${owner} ${language} ${name}`

const chunkKey = (key: string, at: number) => `${key} ${at}`

function askedIn({ ends_after: since = '', ...asked }: Query) {
  return { version: versionHere(), asked: JSON.stringify(asked), since: String(since) }
}

/** Records in chunks of the size of an entry. */
export function chunksOf<R>(records: readonly R[]): readonly (readonly R[])[] {
  return Array.from({ length: Math.ceil(records.length / chunkSize) }, (_, at) =>
    records.slice(at * chunkSize, (at + 1) * chunkSize),
  )
}

function headIn(entry: StoredEntry | undefined): Head | null {
  const head = entry?.body as Partial<Head> | undefined
  return head?.version === versionHere() ? (head as Head) : null
}

/** What this device has of a collection, but for the records; null for nothing, or of another version of the application. */
export async function readHead({
  service,
  name,
}: Pick<Mirrored, 'service' | 'name'>): Promise<Head | null> {
  return headIn(await entryAt('mirror', keyOf(ownerOf(service), service.language, name)))
}

/** The records of one chunk; null where it is damaged. */
export async function readChunk<R>(
  { service, name }: Pick<Mirrored, 'service' | 'name'>,
  at: number,
): Promise<readonly R[] | null> {
  const key = chunkKey(keyOf(ownerOf(service), service.language, name), at)
  const body = (await entryAt('mirror', key))?.body
  return Array.isArray(body) ? body : null
}

/**
 * What this device has of a listing; null for nothing, or what is damaged, or of another version of the application.
 * @param place without a query, whatever was asked of it
 */
export async function readStored<R>(
  place: Pick<Mirrored, 'service' | 'name'> & Partial<Mirrored>,
): Promise<Stored<R> | null> {
  const head = await readHead(place)
  if (head === null) return null
  const { asked, since } = place.query ? askedIn(place.query) : head
  if (head.asked !== asked || head.since > since) return null
  const { readAt, wholeAt, seen } = head
  const chunks = Array.from({ length: head.chunks }, (_, at) => readChunk<R>(place, at))
  const records = await Promise.all(chunks)
  const isWhole = records.every((chunk) => chunk !== null)
  return isWhole ? { records: records.flat(), readAt, wholeAt, seen } : null
}

/** Stores a listing in place of what was stored of it. Of any other account nothing stays. False when the device is full or closed to us. */
export function store<R>(
  { service, name, query }: Mirrored,
  { records, readAt, wholeAt, seen }: Stored<R>,
): Promise<boolean> {
  const owner = ownerOf(service)
  const key = keyOf(owner, service.language, name)
  const at = new Date(readAt).toISOString()
  const chunks = chunksOf(records)
  const head: Head = { ...askedIn(query), readAt, wholeAt, seen, chunks: chunks.length }
  return changed(
    'mirror',
    async (change) => {
      for (const one of await change.store.getAllKeys()) {
        const isBeyond = one.startsWith(`${key} `) && Number(one.slice(key.length)) >= chunks.length
        if (isBeyond || !one.startsWith(`${owner} `)) void change.store.delete(one)
      }
      for (const [index, body] of chunks.entries())
        void change.store.put({ key: chunkKey(key, index), owner, at, body })
      void change.store.put({ key, owner, at, body: head })
      await change.done
    },
    null,
  )
}

/**
 * Changes what is stored of a listing, chunk after chunk: what another tab stored of other records stays.
 * @param patched the same array where nothing of the chunk changes
 */
async function patchChunks(
  key: string,
  patched: (records: readonly Listable[], head: Head, isLast: boolean) => readonly Listable[],
  looked: Partial<Pick<Head, 'readAt' | 'seen'>> = {},
): Promise<void> {
  await changed(
    'mirror',
    async (change) => {
      const entry = await change.store.get(key)
      const head = headIn(entry)
      if (!entry || !head) return
      for (let at = 0; at < head.chunks; at += 1) {
        const chunk = await change.store.get(chunkKey(key, at))
        if (!chunk) continue
        const body = patched(chunk.body as readonly Listable[], head, at === head.chunks - 1)
        if (body !== chunk.body) void change.store.put({ ...chunk, body })
      }
      if (looked.readAt) void change.store.put({ ...entry, body: { ...head, ...looked } })
      await change.done
    },
    null,
  )
}

/** What was read again of a listing: the records, and the ids of those that it no longer holds. */
export interface Reread<R> {
  readonly records: readonly R[]
  readonly gone: readonly number[]
}

/**
 * What puts it into a listing, part after part; what is new to all of them at the end of the last.
 * @returns of which the answer is the same array where nothing of the part changes
 */
export function rereader<R extends Identified>({ records, gone }: Reread<R>) {
  const news = new Map<number, R | null>(records.map((record) => [record.id, record]))
  for (const id of gone) news.set(id, null)
  const left = new Set(records)
  return (part: readonly R[], isLast: boolean): readonly R[] => {
    const now = part.flatMap((record) => {
      const next = news.get(record.id)
      if (next) left.delete(next)
      return next === null ? [] : (next ?? record)
    })
    if (isLast) now.push(...left)
    const isSame = now.length === part.length && now.every((record, at) => record === part[at])
    return isSame ? part : now
  }
}

/** Puts what was read again into what is stored of a listing. */
export function patchRead<R extends Identified>(
  { service, name }: Pick<Mirrored, 'service' | 'name'>,
  read: Reread<R>,
  looked?: Pick<Head, 'readAt' | 'seen'>,
): Promise<void> {
  const put = rereader<Identified>(read)
  const key = keyOf(ownerOf(service), service.language, name)
  return patchChunks(key, (part, _head, isLast) => put(part, isLast), looked)
}

/** Puts a write that is over into what is stored of its listing. */
export function patchStored(operation: Operation): Promise<void> {
  const { site, account, language, collection, id } = operation
  const after = operation.operation === 'delete' ? null : (operation.after as Listable | null)
  let isHere = false
  const put = (records: readonly Listable[], { asked, since }: Head, isLast: boolean) => {
    const { status } = JSON.parse(asked) as { status?: unknown }
    const isOver = after?.end_date !== undefined && after.end_date <= since
    const isListed = !isOver && (!after?.status || String(status).split(',').includes(after.status))
    const now = after && !after.withheld && isListed ? after : null
    const isOfThis = records.some((record) => record.id === id)
    isHere ||= isOfThis
    if (isOfThis) return records.flatMap((record) => (record.id === id ? (now ?? []) : record))
    return !isHere && isLast && now ? [...records, now] : records
  }
  return patchChunks(keyOf(ownerNamed(site, account), language, collection), put)
}

interface Listable extends Identified {
  readonly status?: string
  /** wall time of an event */
  readonly end_date?: string
  readonly withheld?: boolean
}
