/** A press on a box: on a row's with its id, on the one of all rows without. */
export interface Press {
  id: string | null
  isIn: boolean
  isRange: boolean
}

/** What can be chosen in a list: a record by its number, a row of several languages by its key. */
export interface Choosable {
  readonly id: number | string
}

/** What is chosen in a list: records as they were last seen, in the order they were chosen. */
export type Chosen<R> = ReadonlyMap<Choosable['id'], R>

/** @param isIn whether they are put in or taken out */
export function withPicked<R extends Choosable>(
  chosen: Chosen<R>,
  records: readonly R[],
  isIn: boolean,
): Chosen<R> {
  const next = new Map(chosen)
  for (const record of records) {
    if (isIn) next.set(record.id, record)
    else next.delete(record.id)
  }
  return next
}

/** Everything from one row to another, both counted, whichever comes first; the second alone without the first. */
export function rowsBetween<R extends Choosable>(
  records: readonly R[],
  from: Choosable['id'] | null,
  to: Choosable['id'],
): readonly R[] {
  const end = records.findIndex(({ id }) => String(id) === String(to))
  const start = records.findIndex(({ id }) => String(id) === String(from))
  if (end < 0) return []
  if (start < 0) return records.slice(end, end + 1)
  return records.slice(Math.min(start, end), Math.max(start, end) + 1)
}

interface Choosing<R> {
  readonly chosen: Chosen<R>
  /** the row pressed last, where a range begins */
  readonly anchor: Choosable['id'] | null
}

/** What is chosen after a press on the box of a row, or of all of them. */
export function afterPress<R extends Choosable>(
  records: readonly R[],
  { chosen, anchor }: Choosing<R>,
  { id, isIn, isRange }: Press,
): Choosing<R> {
  if (id === null) return { chosen: withPicked(chosen, records, isIn), anchor }
  const [only = null] = chosen.size === 1 ? chosen.keys() : []
  const from = isRange ? (anchor ?? only) : null
  return { chosen: withPicked(chosen, rowsBetween(records, from, id), isIn), anchor: id }
}

/** Chosen records that were read again since. The same map when none was. */
export function withNewer<R extends Choosable>(
  chosen: Chosen<R>,
  records: readonly R[],
): Chosen<R> {
  const newer = records.filter((record) => {
    const known = chosen.get(record.id)
    return known !== undefined && known !== record
  })
  return newer.length > 0 ? withPicked(chosen, newer, true) : chosen
}

/** Without what a list that is here as a whole does not hold. The same map when it holds everything. */
export function withoutMissing<R extends Choosable>(
  chosen: Chosen<R>,
  records: readonly R[],
): Chosen<R> {
  const ids = new Set(records.map(({ id }) => id))
  const missing = [...chosen.values()].filter(({ id }) => !ids.has(id))
  return missing.length > 0 ? withPicked(chosen, missing, false) : chosen
}

const ofPaging: ReadonlySet<string> = new Set(['page', 'per_page', 'order', 'orderby'])

/** What a list is narrowed by, as a name: its pages and its order make no other list of it. */
export function narrowing(asked: object): string {
  const said = Object.entries(asked).filter(
    ([name, value]) => value !== undefined && !ofPaging.has(name),
  )
  return JSON.stringify(said.sort(([one], [other]) => one.localeCompare(other)))
}
