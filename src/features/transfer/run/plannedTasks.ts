import type { CollectionName } from '../../../core/resource/collection.ts'
import { meant } from '../../../core/write/safeCreation.ts'
import { writables } from '../../../resources/records.ts'
import type { DryRow } from '../make/check/dryRun.ts'
import { targetsOf } from '../columns/columns.ts'
import { type Link, openKey } from '../make/names/linkCell.ts'
import type { CreateTask } from '../../../core/job/writes/writePlan.ts'

interface Named {
  readonly of: CollectionName
  readonly name: string
  readonly more: Readonly<Record<string, string>>
}

/** What rows name and is to be made before them, each once. */
function namedFirst(of: CollectionName, rows: readonly DryRow[]): ReadonlyMap<string, Named> {
  const own = new Set(rows.map(({ title }) => openKey(of, title)))
  const named = new Map<string, Named>()
  for (const link of rows.flatMap(({ links }) => Object.values(links).flat())) {
    if (!('make' in link) || own.has(link.make)) continue
    // Its key begins with its collection.
    const [to = ''] = link.make.split(' ')
    named.set(link.make, { of: to as CollectionName, name: link.name, more: link.more })
  }
  return named
}

const idsIn = (links: readonly Link[]) => links.flatMap((link) => ('id' in link ? [link.id] : []))

function madeOf({ of, name, more }: Named, status: string): CreateTask {
  const [field = ''] = targetsOf(of)
  const hasStatus = writables[of].fields.status !== undefined
  const values = { [field]: name, ...more, ...(hasStatus ? { status } : {}) }
  return { of, title: name, place: null, values, links: {}, needs: {}, evenIfNamed: false }
}

/**
 * The tasks of an import: first what rows name and is not there yet, then the rows; in steps, for they may be thousands.
 * @param zone of events, the site's
 */
export function* plannedTasks(
  of: CollectionName,
  rows: readonly DryRow[],
  { zone, status, namedStatus }: { zone: string; status: string; namedStatus: string },
): Generator<number, readonly CreateTask[], void> {
  const named = namedFirst(of, rows)
  const tasks = [...named.values()].map((one) => madeOf(one, namedStatus))
  const before = tasks.length
  const at = new Map([...named.keys()].map((key, place) => [key, place]))
  for (const [place, { title }] of rows.entries()) {
    const key = openKey(of, title)
    if (!at.has(key)) at.set(key, before + place)
    yield place
  }
  const hasStatus = writables[of].fields.status !== undefined
  const usual = { ...(hasStatus ? { status } : {}), ...(of === 'events' ? { timezone: zone } : {}) }
  const taskOf = (
    { title, place, values, links, twin, calendar }: DryRow,
    own: number,
  ): CreateTask => {
    const all = Object.entries(links)
    const needs = all.map(([field, some]) => {
      const places = some.flatMap((link) => ('make' in link ? (at.get(link.make) ?? []) : []))
      return [field, places.filter((one) => one !== before + own)] as const
    })
    return {
      of,
      title,
      place,
      values: meant({ collection: writables[of] }, { ...usual, ...values }),
      links: Object.fromEntries(all.map(([field, some]) => [field, idsIn(some)])),
      needs: Object.fromEntries(needs.filter(([, places]) => places.length > 0)),
      evenIfNamed: twin !== null,
      ...(calendar && calendar.key !== '' ? { uid: calendar.key } : {}),
    }
  }
  for (const [own, row] of rows.entries()) {
    tasks.push(taskOf(row, own))
    yield own
  }
  return tasks
}
