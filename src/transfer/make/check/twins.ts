import type { CollectionName, Identified } from '../../../collection/collection.ts'
import { isNearForm, type TitleForm, titleForm } from '../../../collection/clashes/titleForm.ts'
import type { EventRecord } from '../../../events/events.ts'
import { type Candidate, nameKey } from '../names/nameIndex.ts'
import type { DraftRow } from './draftRow.ts'

/** What a row seems to be already: a record of the calendar, or an earlier row of the file. */
export type Twin =
  | { readonly kind: 'record'; readonly id: number; readonly name: string }
  | { readonly kind: 'row'; readonly place: number }

/** What the calendar has that a new record may be already. */
export interface There {
  /** around the days of the file */
  readonly events: readonly EventRecord[]
  /** of the collection itself, where that is no calendar's */
  readonly records: readonly Candidate[]
}

interface Faced {
  readonly form: TitleForm | null
  readonly start: string
  /** numbers of venues; those that are to be made have names */
  readonly venues: readonly (number | string)[]
}

function isNear(one: Faced, other: Faced): boolean {
  if (!one.form || !other.form || !isNearForm(one.form, other.form)) return false
  const isUnknown = one.venues.length === 0 || other.venues.length === 0
  return isUnknown || one.venues.some((venue) => other.venues.includes(venue))
}

const faceOfRow = ({ title, values, links }: DraftRow): Faced => ({
  form: titleForm(title),
  start: String(values['start_date'] ?? ''),
  venues: (links['venue'] ?? []).map((link) => ('id' in link ? link.id : link.make)),
})

const faceOfEvent = ({ title, start_date, venue }: EventRecord): Faced => ({
  form: titleForm(title),
  start: start_date,
  venues: venue.map(({ id }: Identified) => id),
})

function grouped<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}

/** Events of one day, near title and one venue; within a file of one start, for a day may have two performances. */
function eventTwins(rows: readonly DraftRow[], events: readonly EventRecord[]) {
  const byDay = grouped(
    events.map((event) => ({ event, face: faceOfEvent(event) })),
    ({ face }) => face.start.slice(0, 10),
  )
  const before = new Map<string, { place: number; face: Faced }[]>()
  return rows.map((row): Twin | null => {
    const face = faceOfRow(row)
    if (face.start === '') return null
    const there = byDay.get(face.start.slice(0, 10))?.find((one) => isNear(one.face, face))
    if (there) return { kind: 'record', id: there.event.id, name: there.event.title }
    const earlier = before.get(face.start) ?? []
    const twin = earlier.find((one) => isNear(one.face, face))
    before.set(face.start, [...earlier, { place: row.place, face }])
    return twin ? { kind: 'row', place: twin.place } : null
  })
}

/** Everything else by its name; categories may be called alike in different places of their tree. */
function nameTwins(rows: readonly DraftRow[], records: readonly Candidate[]) {
  const there = new Map(records.map((record) => [nameKey(record.name), record]))
  const before = new Map<string, number>()
  return rows.map((row): Twin | null => {
    const [parent] = row.links['parent'] ?? []
    const above = parent ? ('id' in parent ? parent.id : parent.make) : ''
    const key = `${nameKey(row.title)} ${above}`
    const record = there.get(nameKey(row.title))
    const earlier = before.get(key)
    if (earlier === undefined) before.set(key, row.place)
    if (row.title === '') return null
    if (record) return { kind: 'record', id: record.id, name: record.name }
    return earlier === undefined ? null : { kind: 'row', place: earlier }
  })
}

/** By the row, what it seems to be already. */
export function twinsOf(
  of: CollectionName,
  rows: readonly DraftRow[],
  { events, records }: There,
): readonly (Twin | null)[] {
  return of === 'events' ? eventTwins(rows, events) : nameTwins(rows, records)
}
