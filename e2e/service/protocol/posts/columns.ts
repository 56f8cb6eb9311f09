import type { PostTable } from '../checks/known.ts'
import type { Call, Account } from '../handlers.ts'
import { mayWriteAnyHtml, mayPublish } from '../permissions.ts'
import { isUnscheduled } from '../statuses.ts'
import { filteredHtml } from '../texts/filteredHtml.ts'
import { type SiteTime, writeTime, givenDate, now } from './clock.ts'
import { pictureOf } from './pictures.ts'
import type { Columns, PostRow } from './post.ts'
import { freeSlug, slugOf } from './slugs.ts'
import { trashedColumns } from './trash.ts'

/** What a role makes of a status (contract.md §5.6, the same in both modes). */
const scaled = (status: string, account: Account | null): string =>
  !mayPublish(account) && (status === 'publish' || status === 'future') ? 'pending' : status

const unnamed = (account: Account | null): string => (mayPublish(account) ? 'publish' : 'draft')

const wantedStatus = ({ world, arguments: values, given, account }: Call, current?: PostRow) => {
  const { status } = values
  if (given.has('status') && typeof status === 'string') return scaled(status, account)
  if (current && world.mode === 'interface') return current.status
  return unnamed(account)
}

/**
 * The date of a write that names none. Live events move to now; other records, and all in interface
 * mode, keep theirs, save that a draft gets its date when it is published.
 */
const unnamedDate = (
  { world }: Call,
  status: string,
  resetsDate: boolean,
  current?: PostRow,
): SiteTime => {
  if (!current || (world.mode === 'live' && resetsDate)) return now(world)
  if (current.date_utc !== null) return { wall: current.date, utc: current.date_utc }
  const waits = isUnscheduled(status) || status === 'trash'
  return waits ? { wall: current.date, utc: '' } : now(world)
}

interface Publication {
  readonly status: string
  readonly date: string
  /** Null while the record has no publication date (contract.md §1.1). */
  readonly date_utc: string | null
}

/**
 * Status and publication date of a record to be written. A date to come makes `publish` into
 * `future`, a past one the reverse (contract.md §6).
 */
const publicationOf = (
  call: Call,
  { current, resetsDate }: { current?: PostRow; resetsDate: boolean },
): Publication => {
  const wanted = wantedStatus(call, current)
  // A live draft that stays one loses the date it is given (contract.md §3.4, §13.4).
  const isDropped =
    call.world.mode === 'live' && current?.date_utc === null && wanted === current.status
  const named = isDropped ? null : givenDate(call)
  const time = named ?? unnamedDate(call, wanted, resetsDate, current)
  const ahead = time.utc > now(call.world).utc
  const status =
    wanted === 'publish' && ahead ? 'future' : wanted === 'future' && !ahead ? 'publish' : wanted
  return {
    status,
    date: time.wall,
    date_utc: isUnscheduled(status) || time.utc === '' ? null : time.utc,
  }
}

export interface PostKind {
  readonly table: PostTable
  /** The argument that holds the record's name: `title`, `venue`, `organizer`. */
  readonly title: string
  /** Live updates that name no date move it to now. */
  readonly resetsDate: boolean
}

/** A text as it is stored. Live sites drop backslashes and filter what lower roles write (contract.md §7.11). */
export const writtenText = ({ world, account }: Call, value: unknown): string => {
  const text = String(value ?? '')
  if (world.mode === 'interface') return text
  const unslashed = text.replaceAll('\\', '')
  return mayWriteAnyHtml(account) ? unslashed : filteredHtml(unslashed)
}

/**
 * A website as it is stored. Live sites strip every `%XX`, also one that comes together by that (contract.md §13.3).
 */
export const storedWebsite = ({ world }: Pick<Call, 'world'>, website: string): string => {
  if (world.mode === 'interface') return website
  const stripped = website.replaceAll(/%[\da-f]{2}/gi, '')
  return stripped === website ? website : storedWebsite({ world }, stripped)
}

const textColumns = (call: Call, kind: PostKind): Columns => {
  const columns: Record<string, unknown> = {}
  const { given, arguments: values } = call
  if (given.has(kind.title)) columns.title = writtenText(call, values[kind.title]).trim()
  for (const name of ['description', 'excerpt'])
    if (given.has(name)) columns[name] = writtenText(call, values[name])
  return columns
}

/** The slug of a record to be written: the one named, its own, or at publication one of its title. */
const slugColumn = async (
  call: Call,
  kind: PostKind,
  row: { status: string; title: unknown; language: string | null },
  current?: PostRow,
): Promise<string> => {
  const named = call.given.has('slug') ? slugOf(String(call.arguments.slug ?? '')) : ''
  const restored = current?.status === 'trash' ? current.previous_slug : current?.slug
  const kept = named === '' ? (restored ?? '') : named
  const wanted = kept === '' && !isUnscheduled(row.status) ? slugOf(String(row.title)) : kept
  if (current && wanted === current.slug) return wanted
  return freeSlug(call.world, kind.table, {
    slug: wanted,
    language: row.language,
    id: current?.id ?? 0,
  })
}

/** Live writes that leave the picture out remove it (contract.md §0.3). */
const imageColumn = async ({ world, given, arguments: values }: Call): Promise<Columns> => {
  if (given.has('image')) return { image: await pictureOf(world, values.image) }
  return world.mode === 'live' ? { image: null } : {}
}

const authorColumn = ({ given, arguments: values, account }: Call, current?: PostRow): Columns => {
  if (given.has('author') && typeof values.author === 'number') return { author: values.author }
  return current ? {} : { author: account?.id ?? 0 }
}

const languageOf = ({ world, language }: Call): string | null =>
  world.options.oneRecordForAllLanguages ? null : language

/**
 * What a create, or an update of `current`, writes to the columns that all posts share, by the
 * rules of the world's mode: in interface mode what was named, in live mode also what resets.
 */
export const postColumns = async (
  call: Call,
  kind: PostKind,
  current?: PostRow,
): Promise<Columns> => {
  const publication = publicationOf(call, { current, resetsDate: kind.resetsDate })
  const time = writeTime(call.world, current)
  const texts = textColumns(call, kind)
  const language = current ? current.language : languageOf(call)
  const title = texts.title ?? current?.title ?? ''
  const common = {
    ...texts,
    ...publication,
    ...authorColumn(call, current),
    ...(await imageColumn(call)),
    ...(current ? {} : { language }),
    // What is private needs no password (contract.md §13.4).
    ...(call.world.mode === 'live' && publication.status === 'private' ? { password: null } : {}),
    modified: time.wall,
    modified_utc: time.utc,
  }
  if (publication.status === 'trash')
    return current && current.status !== 'trash'
      ? { ...common, ...(await trashedColumns(call.world, kind.table, current)) }
      : common
  const row = { status: publication.status, title, language }
  return {
    ...common,
    slug: await slugColumn(call, kind, row, current),
    previous_status: null,
    previous_slug: null,
  }
}
