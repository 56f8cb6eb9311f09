import { useState } from 'react'
import type { Task } from '../../../core/write/task.ts'
import { performedBy, apiErrorOf, stopsOthers } from '../../../core/write/performed.ts'
import type { SeriesUndoProps } from '../../../core/job/bulk/seriesUndo.ts'
import type { Identified, WritableName } from '../../../core/resource/collection.ts'
import type { Operation } from '../../../core/write/operation.ts'
import type { BulkRemedy } from '../../../core/views/list/bulk/bulkOf.ts'
import type { HeldWrite } from '../../../core/write/queue/unsent.ts'
import {
  heldUndo,
  linkedAgain,
  undoEntry,
  type Undoing,
  type Undone,
} from '../../../core/write/undo/undoEntry.ts'
import { unique } from '../../../core/resource/unique.ts'
import { type JobResult, unsentIn, useJob } from '../../../core/job/createJob.ts'
import { writables } from '../../../resources/records.ts'
import { useService } from '../../../api/useService.ts'

/** They come back under other ids, which the next may be inside of, or stand beside. */
const renewed: ReadonlySet<WritableName> = new Set(['categories', 'tags'])

/**
 * Takes writes back, several at once: what was deleted is back before anything else is, terms one after the other; what
 * was made for others goes when they are gone, and of one record's writes the last one first.
 */
export function inTheirTurn(under: Undoing) {
  const nothing: Promise<unknown> = Promise.resolve()
  let returned = nothing
  let all = nothing
  const ofRecord = new Map<string, Promise<unknown>>()
  return (entry: Operation): Promise<Undone> => {
    const { operation, collection, id } = entry
    const record = `${collection} ${id}`
    const isDeletion = operation === 'delete'
    const isAlone = isDeletion && !renewed.has(collection)
    const isForOthers = operation === 'create' && collection !== 'events'
    const own = ofRecord.get(record) ?? nothing
    const before = [isAlone ? nothing : returned, isForOthers ? all : own]
    const undone = Promise.all(before).then(() => undoEntry(under, entry))
    if (isDeletion) returned = Promise.all([returned, undone])
    all = Promise.all([all, undone])
    ofRecord.set(record, undone)
    return undone
  }
}

/** One write, and what came of taking it back. */
export type Result = JobResult<Operation, Undone>

/** What may wait for the network, and how many may not, for records have to be linked again along with them. */
interface Unsent {
  readonly writes: readonly HeldWrite[]
  readonly others: number
}

const keyOf = ({ key }: Operation) => key

function unsentOf(under: Undoing, results: readonly Result[]): Unsent | null {
  const left = unsentIn(results, ({ outcome }) => apiErrorOf(outcome))
  const writes = left.flatMap(
    ({ item, outcome, sentAt }) => heldUndo(under, item, outcome?.task ?? null, sentAt) ?? [],
  )
  return left.length > 0 ? { writes, others: left.length - writes.length } : null
}

/** Takes writes back, the newest first, a few at once, with a result for each. */
export function useUndoing(
  entries: readonly Operation[],
  { onOutcome, onOver }: Pick<SeriesUndoProps, 'onOutcome' | 'onOver'>,
) {
  const service = useService()
  const [under, setUnder] = useState<Undoing>(() => ({
    service,
    writables,
    series: unique(),
    renewed: new Map(),
  }))
  const [passwords, setPasswords] = useState<ReadonlyMap<string, string>>(new Map())
  const job = useJob<Operation, Undone>({
    keyOf,
    pausesAfter: ({ outcome }) => stopsOthers(outcome),
  })
  const { results } = job
  const told = (undo: (entry: Operation) => Promise<Undone>) => async (entry: Operation) => {
    const undone = await undo(entry)
    await onOutcome?.(entry, undone)
    return undone
  }
  const again = async (entry: Operation, undo: () => Promise<Undone>) => {
    await job.job.again(entry, told(undo))
    onOver?.()
  }

  return {
    job,
    /** @param saying settles what goes with these writes, and comes back with them */
    start: (saying: () => Promise<unknown>) =>
      job.job.during(async () => {
        const place = { ...under, said: await saying() }
        setUnder(place)
        await job.job.run(entries, told(inTheirTurn(place)))
        onOver?.()
      }),
    /** Null where the network carried all of it. */
    unsent: unsentOf(under, results),
    /** Begins no more of it. @returns what is left to be sent later */
    leaveRest: async () => unsentOf(under, await job.job.cancel())?.writes ?? [],
    /** That was given for this one: it stays in this page's memory. */
    passwordOf: ({ key }: Operation) => passwords.get(key),
    /** Once more, with a task of its own where a person has chosen what goes over what. */
    async again(
      entry: Operation,
      task: Task<Identified> | null,
      password = passwords.get(entry.key),
    ) {
      if (password !== undefined) setPasswords(new Map(passwords).set(entry.key, password))
      await again(entry, () => undoEntry(under, entry, task, password))
    },
    /** In a way of its own, where the former value was not had by writing it. */
    help: (remedy: BulkRemedy<Identified>, results: readonly Result[]) =>
      job.job.during(async () => {
        const differing = new Map(results.map(({ item, outcome }) => [item, outcome]))
        const help = async (entry: Operation) => {
          const undone = differing.get(entry)
          if (undone?.outcome.kind !== 'differs') return undoEntry(under, entry)
          const { record } = undone.outcome
          return { ...undone, outcome: await performedBy(() => remedy.write(record)) }
        }
        await job.job.run([...differing.keys()], told(help))
        onOver?.()
      }),
    /** Links once more what could not be linked to what is back. */
    linkAgain: (entry: Operation, undone: Undone) =>
      again(entry, () => linkedAgain(under, entry, undone)),
  }
}

export type UndoRun = ReturnType<typeof useUndoing>
