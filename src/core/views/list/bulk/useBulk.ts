import { useQueryClient } from '@tanstack/react-query'
import { useJob, type JobResult } from '../../../job/createJob.ts'
import { type BulkChange, type Task, taskAgain } from '../../../write/task.ts'
import {
  isFailed,
  withheldOutcome,
  performed,
  performedBy,
  stopsOthers,
  unfailing,
} from '../../../write/performed.ts'
import { recordKey, useSeries } from '../../../job/bulk/useSeries.ts'
import type { Identified } from '../../../resource/collection.ts'
import { type BulkOf, type BulkRemedy, isRemediable, serviceOf, type Written } from './bulkOf.ts'
import type { Outcome } from '../../../write/saved.ts'

/** One record and what came of it; nothing when it was not begun. */
export type Result<R> = JobResult<Task<R>, Outcome<R>>

export const keyOfTask = <R extends Identified>({ language, opened }: Task<R>) =>
  recordKey(language ?? '', opened.id)

function writtenOf<R extends Identified>(results: readonly Result<R>[]): Written<R> {
  return new Map(
    results.flatMap(({ item, outcome }): [number, R | null][] =>
      outcome !== undefined && 'record' in outcome ? [[item.opened.id, outcome.record]] : [],
    ),
  )
}

/** Writes many records through the safe writer, a few at once. */
export function useBulk<R extends Identified>(
  of: BulkOf<R>,
  onWritten: (written: Written<R>, keys: ReadonlySet<string>) => void,
) {
  const { service, collection, remedy } = of
  const client = useQueryClient()
  const job = useJob<Task<R>, Outcome<R>>({ keyOf: keyOfTask, pausesAfter: stopsOthers })
  const series = useSeries(service)
  const { results } = job

  const write = (task: Task<R>): Promise<Outcome<R>> =>
    unfailing<R>(async () => {
      const reasons = (await of.reasonsAgainst?.(task)) ?? []
      if (reasons.length > 0) return withheldOutcome<R>(reasons)
      const operation = series.marks(of.marksOf?.(task.opened))
      return of.make
        ? of.make(task.opened, operation)
        : performed({ service: serviceOf(service, task), collection, operation }, task)
    })

  const run = (tasks: readonly Task<R>[], perform = write) =>
    job.job.during(async () => {
      const all = await job.job.run(tasks, perform)
      const keys = new Set(tasks.map(keyOfTask))
      const round = all.filter(({ item }) => keys.has(keyOfTask(item)))
      const written = round.flatMap(({ item, outcome }) =>
        outcome !== undefined && 'record' in outcome && outcome.record !== null
          ? recordKey(serviceOf(service, item).language, item.opened.id)
          : [],
      )
      onWritten(writtenOf(round), new Set(written))
      for (const { item, outcome } of all)
        if (outcome?.kind === 'unchanged' && outcome.record)
          series.noteFound(serviceOf(service, item).language, outcome.record)
      // What was found otherwise than it is shown.
      if (all.some(({ outcome }) => outcome?.kind !== 'saved')) void client.invalidateQueries()
      await series.recount()
    })

  const left = results.filter(({ outcome }) => outcome === undefined || isFailed(outcome))
  const remediable = results.filter(({ item, outcome }) => isRemediable(item, outcome, remedy))
  return {
    job,
    series,
    start: (tasks: readonly Task<R>[]) => void run(tasks),
    /** How many failed or were not begun. */
    left: left.length,
    /** Those again; what somebody else changed is looked at anew. */
    retry: (change: BulkChange<R> | null) =>
      void run(left.map(({ item, outcome }) => taskAgain(item, outcome, change))),
    /** How many the remedy would help. */
    remediable: remediable.length,
    help: (by: BulkRemedy<R>) =>
      void run(
        remediable.flatMap(({ item, outcome }) =>
          outcome?.kind === 'differs' ? Object.assign({}, item, { opened: outcome.record }) : [],
        ),
        ({ opened }) =>
          performedBy(async () => {
            const saved = await by.write(opened)
            series.amend(collection, saved)
            return saved
          }),
      ),
  }
}

export type Bulk<R extends Identified> = ReturnType<typeof useBulk<R>>
