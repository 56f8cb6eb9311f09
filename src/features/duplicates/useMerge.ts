import { useRef, useState } from 'react'
import { taskAgain } from '../../core/write/task.ts'
import { isFailed, type Outcome, performed, stopsOthers } from '../../core/write/performed.ts'
import { useSeries } from '../../core/job/bulk/useSeries.ts'
import type { Identified } from '../../core/resource/collection.ts'
import { serviceOf } from '../../core/views/list/bulk/bulkOf.ts'
import type { JobResult } from '../../core/job/createJob.ts'
import { useJob } from '../../core/job/useJob.ts'
import { writables } from '../../resources/records.ts'
import { useService } from '../../api/useService.ts'
import type { AnswerChange } from '../translations/confirmed/answers.ts'
import type { Step } from './steps.ts'

/** A write of a merge and what came of it; nothing while it is not begun. */
export type Result = JobResult<Step, Outcome<Identified>>

interface Plan {
  /** what is said of versions for it, on its way: nothing is written before that is settled */
  readonly said: Promise<AnswerChange | null>
  /** what is to go, asked of the calendar at that moment, without what has gone; null where something still names it */
  readonly goes: (done: readonly Result[]) => Promise<readonly Step[] | null>
}

const isDone = ({ outcome }: Result) =>
  outcome?.kind === 'saved' || outcome?.kind === 'unchanged' || outcome?.kind === 'differs'

export const isOfWhatGoes = (step: Step) => step.task.step.kind === 'delete'

/** Writes what a merge comes to: first what stays and its events, and only when every one of those is done what goes. */
export function useMerge() {
  const service = useService()
  const job = useJob<Step, Outcome<Identified>>({
    keyOf: ({ key }) => key,
    pausesAfter: stopsOthers,
  })
  const series = useSeries(service)
  const [isKept, setKept] = useState(false)
  const plan = useRef<Plan>(null)

  const perform = async ({ collection, task }: Step) => {
    const said = await plan.current?.said
    const operation = series.marks(said ? { said } : {})
    return performed(
      { service: serviceOf(service, task), collection: writables[collection], operation },
      task,
    )
  }

  /** Looks once more, for somebody may have named what goes meanwhile. @param again what of that was tried before */
  const end = async (done: readonly Result[], again: readonly Step[]) => {
    const goes = (await plan.current?.goes(done.filter(isDone)).catch(() => null)) ?? null
    // Stopped while it looked.
    if (job.job.state().isCancelled) return
    setKept(goes === null)
    if (goes !== null) await job.job.run(again.length > 0 ? again : goes, perform)
  }

  const run = (steps: readonly Step[]) =>
    job.job.during(async () => {
      const all = await job.job.run(
        steps.filter((step) => !isOfWhatGoes(step)),
        perform,
      )
      const areMoved = all.every((result) => isOfWhatGoes(result.item) || isDone(result))
      if (areMoved && !job.job.state().isCancelled) await end(all, steps.filter(isOfWhatGoes))
      await series.recount()
    })

  const left = job.results.filter(({ outcome }) => outcome === undefined || isFailed(outcome))
  return {
    job,
    series,
    /** nothing went, for something still names it, or nobody could say */
    isKept,
    hasGone: job.results.some((one) => isOfWhatGoes(one.item) && isDone(one)),
    /** how many were not done */
    left: left.length,
    start: (steps: readonly Step[], next: Plan) => {
      plan.current = next
      void run(steps)
    },
    /** What was not done once more; an event may name by now what did not go, and a deletion would unlink it. */
    retry: () =>
      void run(
        left.map(({ item, outcome }) =>
          Object.assign({}, item, { task: taskAgain(item.task, outcome, item.again) }),
        ),
      ),
  }
}

export type MergeRun = ReturnType<typeof useMerge>
