import * as z from 'zod/mini'
import type { Service } from '../../../api/service.ts'
import { isDone } from '../../../core/job/jobItem.ts'
import { fullRecordOf } from '../../../core/job/writes/writeItem.ts'
import {
  createPlan,
  isUpdate,
  type WritePlan,
  type UpdateTask,
  type WriteTask,
  type WriteJob,
  writeStore,
} from '../../../core/job/writes/writePlan.ts'
import type { WriteKind } from '../../../core/job/writes/writeRun.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import {
  collectionNames,
  type CollectionName,
  type Identified,
} from '../../../core/resource/collection.ts'
import { modifiedUtc } from '../../../core/resource/modifiedUtc.ts'
import { forget, keep, readEntries, type StoredEntry } from '../../../platform/entries.ts'
import { titleOfRecord, writables } from '../../../resources/records.ts'

/** A row of the file of which nothing is to be written. */
const leftRow = z.object({
  /** which it is and why, for a `Sentence`, as it was said when the others were confirmed */
  words: z.string(),
  /** something of it cannot be read: nobody chose that nothing is written of it */
  isWrong: z.boolean(),
  /** what it would change, or seems to be already */
  record: z.optional(z.object({ id: z.number(), name: z.string(), language: z.string() })),
})

export type LeftRow = z.infer<typeof leftRow>

/** Versions before this one stored them otherwise: of what those left, the rows that are written count alone. */
// oxlint-disable-next-line promise/valid-params -- `catch` is zod's here
const leftRows = z.catch(z.array(leftRow), [])

/** New records of a file, as they are stored. */
const newRecords = z.object({
  ...createPlan.shape,
  file: z.string(),
  unmade: leftRows,
})

/** Changes of a file, as they are stored: each record whole, for without it nothing could be gone on with. */
const changes = z.object({
  kind: z.literal('changes'),
  of: z.enum(collectionNames),
  file: z.string(),
  rows: z.array(
    z.object({
      place: z.number(),
      record: z.looseObject({ id: z.number() }),
      values: z.record(z.string(), z.unknown()),
    }),
  ),
  untaken: leftRows,
})

/** What is to be written of a file. */
export interface ImportPlan extends WritePlan {
  readonly language?: string
  /** its name */
  readonly file: string
  /** the other rows of the file, of which nothing is to be written */
  readonly unmade: readonly LeftRow[]
}

/** @returns null for what is no such plan */
function importPlanOf(body: unknown): ImportPlan | null {
  const { data } = changes.safeParse(body)
  if (data === undefined) return newRecords.safeParse(body).data ?? null
  const { of, file, rows, untaken } = data
  const tasks = rows.map(({ place, record: stored, values }) => {
    const { record, whole } = asideOf(of, stored, Object.keys(values))
    return { of, place, title: titleOfRecord(of, stored), values, record, whole }
  })
  return { of, file, tasks, known: [], unmade: untaken }
}

/** As it is stored. */
async function storedPlanOf(plan: ImportPlan): Promise<unknown> {
  const updates = plan.tasks.filter(isUpdate)
  if (updates.length === 0) return plan
  const { of, file, unmade: untaken } = plan
  const rows = updates.map(async ({ place, values, whole }) => {
    return { place, values, record: await fullRecordOf({ whole }) }
  })
  return { kind: 'changes', of, file, untaken, rows: await Promise.all(rows) }
}

/**
 * A record of which there are thousands: of it that alone which its name, its status and the fields asked for are made of,
 * and the whole outside of the page's memory.
 */
export type Aside = Pick<UpdateTask, 'record' | 'whole'>

/** Puts a record aside until it is written. @param names of the fields that are shown and compared */
export function asideOf(of: CollectionName, record: Identified, names: readonly string[]): Aside {
  const { fields } = writables[of]
  const read = new Set<string | symbol>(['id'])
  const watched = new Proxy(record, {
    get(target, name) {
      read.add(name)
      return Reflect.get(target, name)
    },
  })
  for (const name of [...names, 'status']) fields[name]?.of(watched)
  titleOfRecord(of, watched)
  const seen = Object.entries(record).filter(([name]) => read.has(name))
  // A text may be rendered otherwise at each reading: whether somebody changed it is told by the date of its record.
  const modified_utc = modifiedUtc(record)
  return {
    record: {
      ...Object.fromEntries(seen),
      id: record.id,
      ...(modified_utc ? { modified_utc } : {}),
    },
    whole: new Blob([JSON.stringify(record)]),
  }
}

// The service has no place for the uid of a calendar file: what was made of which is remembered on this device, so that
// the same calendar can be taken in again a month later.

type Whose = Pick<Service, 'site' | 'account' | 'language'>

const ownerIn = (service: Whose) => `${ownerOf(service)} ${service.language} uids`

const keyOf = (service: Whose, uid: string) => `uid ${ownerIn(service)} ${uid}`

/** How it is kept what was made of an event. */
function uidEntry(service: Whose, uid: string, id: number): StoredEntry {
  const at = new Date().toISOString()
  return { key: keyOf(service, uid), owner: ownerIn(service), at, body: { uid, id } }
}

/** Notes what was made of an event of a calendar file, or that it was taken back. */
export function keepUid(service: Whose, uid: string, id: number | null): Promise<boolean> {
  return id === null
    ? forget('imports', [keyOf(service, uid)])
    : keep('imports', uidEntry(service, uid, id))
}

/** The same of many, to be kept in one go. */
function uidChanges(service: Whose, ids: ReadonlyMap<string, number | null>) {
  const all = Array.from(ids)
  return {
    kept: all.flatMap(([uid, id]) => (id === null ? [] : [uidEntry(service, uid, id)])),
    gone: all.flatMap(([uid, id]) => (id === null ? [keyOf(service, uid)] : [])),
  }
}

/**
 * By what names it in a calendar file, the id of what was made of it here.
 * @throws where the device is closed to us: then nobody knows what was made
 */
export async function storedUids(service: Whose): Promise<ReadonlyMap<string, number>> {
  const entries = await readEntries('imports', ownerIn(service))
  return new Map(
    entries.flatMap(({ body }) => {
      const { uid, id } = body as { uid?: unknown; id?: unknown }
      return typeof uid === 'string' && typeof id === 'number' ? [[uid, id] as const] : []
    }),
  )
}

export type ImportJob = WriteJob<ImportPlan>

/** What names it in a calendar file. */
const uidOf = (task: WriteTask | undefined) => (task && !isUpdate(task) ? task.uid : undefined)

/** Imports, as this device has them. */
export const imports = writeStore<ImportPlan>({
  mark: '',
  earlierMark: ' changes',
  planOf: importPlanOf,
  bodyOf: storedPlanOf,
  hasOthers: ({ unmade }) => unmade.length > 0,
  along: (service, { tasks }, items) =>
    uidChanges(
      service,
      new Map(
        Array.from(items).flatMap(([at, item]): [string, number | null][] => {
          const uid = uidOf(tasks[at])
          return uid === undefined ? [] : [[uid, isDone(item) ? (item.id ?? null) : null]]
        }),
      ),
    ),
})

/** What becomes of an event of a calendar file is noted under its uid. */
export const importKind: WriteKind<ImportPlan> = {
  store: imports,
  writables,
  async onOver(service, task, item) {
    const uid = uidOf(task)
    if (uid === undefined) return
    if (isDone(item)) await keepUid(service, uid, item.id ?? null)
    if (item.state === 'undone') await keepUid(service, uid, null)
  },
}
