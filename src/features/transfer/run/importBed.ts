import { pageOf } from '../../../core/resource/envelope.ts'
import type { Service } from '../../../api/service.ts'
import { addDays, todayIn } from '../../../time/wallTime.ts'
import type { CreateTask } from '../../../core/job/writes/writePlan.ts'
import { writeRun } from '../../../core/job/writes/writeRun.ts'
import { isAsMeant } from '../../../core/write/performed.ts'
import { inForce } from '../../../core/write/undo/inForce.ts'
import { undoEntry } from '../../../core/write/undo/undoEntry.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { writables } from '../../../resources/records.ts'
import { type ImportPlan, importKind, type ImportJob, asideOf } from './importPlan.ts'

const tomorrow = addDays(todayIn('Europe/Madrid'), 1)

/** A few of one title on days that follow each other, so that one is easily taken for another. */
export function rowAt(at: number): CreateTask {
  const day = addDays(tomorrow, at % 300)
  return {
    of: 'events',
    title: `Sessió ${at % 7} de «prova»`,
    place: at + 2,
    values: {
      title: `Sessió ${at % 7} de «prova»`,
      start_date: `${day} ${String(8 + Math.floor(at / 300)).padStart(2, '0')}:00:00`,
      end_date: `${day} 23:00:00`,
      status: 'draft',
      timezone: 'Europe/Madrid',
    },
    links: {},
    needs: {},
    evenIfNamed: false,
  }
}

export const planOf = (tasks: readonly CreateTask[]): ImportPlan => ({
  of: 'events',
  language: 'ca',
  file: 'teatre.csv',
  tasks: [...tasks],
  known: [],
  unmade: [],
})

/** The titles of events are to be others. */
export const changesOf = (ids: readonly number[]): ImportPlan => ({
  of: 'events',
  file: 'canvis.csv',
  known: [],
  unmade: [],
  tasks: ids.map((id) => {
    const read = writables.events.read({ id, title: 'Fira' })
    const place = { of: 'events', title: 'Fira', place: id } as const
    return { ...place, values: { title: 'Ball' }, ...asideOf('events', read, ['title']) }
  }),
})

type Wire = Record<string, unknown> & { id: number }

export async function wires(service: Service, path: string): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>()
  const among = path === 'events' ? { starts_after: '1900-01-01' } : { hide_empty: false }
  const statuses = path === 'events' || path === 'venues' ? service.configuration.statuses : null
  const query = { ...among, ...(statuses ? { status: statuses } : {}), per_page: 50 }
  for (let at = 1, last = 1; at <= last; at += 1) {
    const body = await service.request({ method: 'GET', path, query: { ...query, page: at } })
    const read = pageOf(body, path as 'events', at, (wire) => wire as Wire)
    for (const wire of read.items) found.set(wire.id, JSON.stringify(wire))
    last = read.pages
  }
  return found
}

/** The work at an import, as its page does it. */
export function runOf(service: Service, job: ImportJob, wait?: number) {
  const run = writeRun(importKind, service, job, wait)
  const items = () => job.plan.tasks.map((_, at) => run.itemAt(at))
  return { ...run, items, states: () => items().map(({ state }) => state) }
}

/** Takes all of it back as the dialog of the history does. @returns how many stayed */
export async function takeBack(service: Service, { series, noteUndone }: ReturnType<typeof runOf>) {
  const entries = await inForce(ownerOf(service), series)
  let left = 0
  for (const entry of entries.toReversed()) {
    const under = { service, writables, series: `undo ${series}`, renewed: new Map() }
    const { outcome } = await undoEntry(under, entry)
    await noteUndone(entry, outcome)
    if (!isAsMeant(outcome)) left += 1
  }
  return left
}
