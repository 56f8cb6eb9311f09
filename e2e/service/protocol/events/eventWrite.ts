import type { Call } from '../handlers.ts'
import { type PostKind, postColumns, storedWebsite } from '../posts/columns.ts'
import { type Columns, insertPost, updatePost } from '../posts/post.ts'
import { postById } from '../posts/rows.ts'
import { storedCost } from './cost.ts'
import { type EventRow, flagNames } from './eventRow.ts'
import { replaceTerms } from './eventTerms.ts'
import { organizersToLink, replaceLinks, venuesToLink } from './links.ts'
import { endOfDay, startOfDay } from '../dates/clock.ts'
import { writtenDate } from '../dates/written.ts'
import { inZone } from '../dates/zones.ts'
import { type Detail, invalidParameters } from '../errors.ts'

type Schedule = Pick<
  EventRow,
  'start_date' | 'end_date' | 'utc_start_date' | 'utc_end_date' | 'timezone' | 'all_day'
>

/** Wall clocks of a zone in their final form: whole days, and what the clock change leaves out moved on. */
const settled = (start: string, end: string, timezone: string, all_day: boolean): Schedule => {
  const from = inZone(all_day ? startOfDay(start) : start, timezone)
  const to = inZone(all_day ? endOfDay(end) : end, timezone)
  return {
    start_date: from.wall,
    end_date: to.wall,
    utc_start_date: from.utc,
    utc_end_date: to.utc,
    timezone,
    all_day,
  }
}

const moment = ({ world, arguments: values, given }: Call, name: string, zone: string) =>
  given.has(name) ? writtenDate(values[name], zone, world.now()) : null

const zoneOf = ({ world, arguments: values }: Call, otherwise: string): string =>
  typeof values.timezone === 'string' && values.timezone !== ''
    ? values.timezone
    : otherwise || world.options.siteTimezone

const endBeforeStart: Detail = { code: '', words: 'end_before_start' }

/** Live sites make the end the start and leave `utc_end_date` as it was asked (contract.md §3.4). */
const mended = (schedule: Schedule): Schedule =>
  schedule.end_date < schedule.start_date
    ? { ...schedule, end_date: schedule.start_date }
    : schedule

const liveSchedule = (call: Call, current?: EventRow): Partial<Schedule> => {
  const timezone = zoneOf(call, '')
  const all_day = call.arguments.all_day === true
  const start = moment(call, 'start_date', timezone)
  const end = moment(call, 'end_date', timezone)
  if (start !== null && end !== null) return mended(settled(start, end, timezone, all_day))
  // One date alone is passed over; the zone changes its label and leaves the UTC times stale.
  if (current && all_day)
    return mended(settled(current.start_date, current.end_date, timezone, true))
  return { timezone, all_day }
}

const interfaceSchedule = (call: Call, current?: EventRow): Partial<Schedule> => {
  const { given, arguments: values } = call
  const names = ['start_date', 'end_date', 'timezone', 'all_day']
  if (!names.some((name) => given.has(name))) return {}
  const timezone = zoneOf(call, given.has('timezone') ? '' : (current?.timezone ?? ''))
  const all_day = given.has('all_day') ? values.all_day === true : (current?.all_day ?? false)
  const start = moment(call, 'start_date', timezone) ?? current?.start_date ?? ''
  const end = moment(call, 'end_date', timezone) ?? current?.end_date ?? ''
  const schedule = settled(start, end, timezone, all_day)
  // Interface silent: an end before the start is not mentioned. It is refused.
  if (schedule.end_date < schedule.start_date)
    throw invalidParameters({ [given.has('end_date') ? 'end_date' : 'start_date']: endBeforeStart })
  return schedule
}

/**
 * The columns of start, end and zone that a write changes (contract.md §3.4, §3.5). Interface
 * silent: a new zone keeps the wall clock; a time that does not exist moves forward.
 *
 * @throws ProtocolError 400 `rest_invalid_param` in interface mode, for an end before the start
 */
const scheduleColumns = (call: Call, current?: EventRow): Partial<Schedule> =>
  call.world.mode === 'live' ? liveSchedule(call, current) : interfaceSchedule(call, current)

const eventKind: PostKind = { table: 'events', title: 'title', resetsDate: true }

/** Whether the write says something of a field: it was named, or leaving it out resets it. */
const speaksOf = ({ world, given }: Call, name: string): boolean =>
  given.has(name) || world.mode === 'live'

const websiteOf = ({ world, given, arguments: values }: Call, creates: boolean): string | null => {
  if (!given.has('website')) return creates ? null : ''
  if (values.website === null) return world.mode === 'live' ? '' : null
  return storedWebsite({ world }, String(values.website))
}

/** What an event has beyond other posts. Live updates reset what they leave out (contract.md §0.3). */
const ownColumns = (call: Call, current?: EventRow): Columns => {
  const { world, arguments: values } = call
  const columns: Record<string, unknown> = { ...scheduleColumns(call, current) }
  for (const name of flagNames) if (speaksOf(call, name)) columns[name] = values[name] === true
  if (speaksOf(call, 'cost'))
    columns.cost = storedCost(values.cost ?? null, world.mode, current === undefined)
  if (speaksOf(call, 'website')) columns.website = websiteOf(call, current === undefined)
  return columns
}

const replaceRelations = async (
  call: Call,
  event: number,
  venues: number[] | null,
  organizers: number[] | null,
): Promise<void> => {
  const { given, arguments: values } = call
  await replaceLinks(call, event, 'venues', venues)
  await replaceLinks(call, event, 'organizers', organizers)
  if (given.has('categories')) await replaceTerms(call, event, 'category', values.categories)
  if (given.has('tags')) await replaceTerms(call, event, 'tag', values.tags)
}

/** Writes a new event, or changes `call.target`, and gives it back as it is kept. */
export const writeEvent = async (call: Call): Promise<EventRow> => {
  const { world, target } = call
  const current = target === 0 ? undefined : await postById<EventRow>(world, 'events', target)
  const venues = await venuesToLink(call)
  const organizers = await organizersToLink(call)
  const columns = { ...(await postColumns(call, eventKind, current)), ...ownColumns(call, current) }
  const id = current?.id ?? (await insertPost(world, 'events', columns))
  if (current) await updatePost(world, 'events', id, columns)
  await replaceRelations(call, id, venues, organizers)
  return eventById(call, id)
}

/** @throws Error when there is none: routes look before */
export const eventById = async ({ world }: Pick<Call, 'world'>, id: number): Promise<EventRow> => {
  const row = await postById<EventRow>(world, 'events', id)
  if (row === undefined) throw new Error(`no event ${id}`)
  return row
}
