import type { Call } from '../handlers.ts'
import { type PostKind, postColumns, storedWebsite } from '../posts/columns.ts'
import { type Columns, insertPost, updatePost } from '../posts/post.ts'
import { postById } from '../posts/rows.ts'
import { storedCost } from './cost.ts'
import { type EventRow, flagNames } from './eventRow.ts'
import { replaceTerms } from './eventTerms.ts'
import { organizersToLink, replaceLinks, venuesToLink } from './links.ts'
import { scheduleColumns } from './schedule.ts'

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
