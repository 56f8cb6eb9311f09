import { createJob } from '../../../core/job/createJob.ts'
import type { Refusal } from '../../../service/refusal.ts'
import { asksToWait, firstWait, isForAll, pauseFor } from './asksToWait.ts'
import { outlasting, placesIn, type Progress, waiting } from './importPlan.ts'
import type { ImportWork } from './importState.ts'
import { lookForAll } from './lookForAll.ts'
import { type Made, makeTask } from './makeTask.ts'
import { readyAt } from './readyTask.ts'

/** Making, as long as it goes on. */
export interface MakingRun {
  pause(): void
  resume(): void
  stop(): void
}

/** Asked to wait and not taken, which was looked for where the answer leaves doubt: it is as if it had not gone out. */
const isPutOff = ({ progress, refusal }: Made) =>
  refusal !== undefined && asksToWait(refusal) && progress.state === 'refused'

/** Makes one task, and keeps how far it is before and after. */
async function made(work: ImportWork, at: number): Promise<Made> {
  const { making, state, change, note } = work
  const ready = readyAt(work, at)
  if (ready === null) return { progress: waiting }
  // Kept before it goes out: a page that is gone a moment later leaves a trace of it.
  const isAgreed = state().progress[at]?.isAgreed ?? ready.task.evenIfNamed
  const begun: Progress = { state: 'begun', sentAt: Date.now(), isAgreed }
  await note(at, begun)
  const found = await makeTask(making, ready, isAgreed, (sentAs) => {
    void note(at, { ...begun, sentAs })
  })
  const refusals = new Map(state().refusals)
  if (found.refusal && !isPutOff(found)) refusals.set(at, found.refusal)
  else refusals.delete(at)
  change({ refusals })
  const lasting = outlasting(state().progress[at])
  await note(
    at,
    isPutOff(found) ? { state: 'waiting', isAgreed } : { ...lasting, ...found.progress },
  )
  return found
}

/**
 * Makes what is not made yet, a few at once, each when what it names is there.
 * @param onRun told of the hands by which it is paused and stopped
 * @param wait milliseconds to wait first when the service asks to
 */
export async function makeAll(
  work: ImportWork,
  onRun: (run: MakingRun) => void,
  wait = firstWait,
): Promise<void> {
  const { state, change } = work
  const tried = new Set<number>()
  const job = createJob<number, Made>({
    keyOf: String,
    pausesAfter: ({ refusal }) => isForAll(refusal),
  })
  let pause = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const goOn = () => {
    clearTimeout(timer)
    change({ pausedBy: null, goesOnAt: null })
    job.resume()
  }
  const waitFor = (refusal: Refusal) => {
    change({ pausedBy: refusal })
    if (!asksToWait(refusal) || state().goesOnAt !== null) return
    pause = pauseFor(refusal, pause, wait)
    change({ goesOnAt: Date.now() + pause })
    timer = setTimeout(goOn, pause)
  }
  const perform = async (at: number) => {
    const one = await made(work, at)
    if (one.refusal && asksToWait(one.refusal)) tried.delete(at)
    if (one.progress.state === 'made') pause = 0
    if (one.refusal && isForAll(one.refusal)) waitFor(one.refusal)
    return one
  }
  onRun({
    pause: job.pause,
    resume: goOn,
    stop: () => {
      clearTimeout(timer)
      void job.cancel()
    },
  })
  for (;;) {
    const items = placesIn(state().progress, 'waiting', 'refused').filter(
      (at) => !tried.has(at) && readyAt(work, at) !== null,
    )
    if (items.length === 0 || state().isStopping) return
    for (const at of items) tried.add(at)
    const stopListening = job.subscribe(() => change({ isPaused: job.state().isPaused }))
    await job.run(items, perform)
    stopListening()
    if (state().goesOnAt !== null && !state().isStopping) await waited(work)
    // Closed for a while, a service could not say either whether it had taken one.
    const isInDoubt = placesIn(state().progress, 'unknown').some((at) => !tried.has(at))
    if (isInDoubt && !state().isStopping) await lookForAll(work)
  }
}

/** The last ones of a round were put off: the round is over, and the wait is not. */
function waited({ state, watch }: ImportWork): Promise<void> {
  return new Promise((resolve) => {
    const stop = watch(() => {
      if (state().goesOnAt !== null && !state().isStopping) return
      stop()
      resolve()
    })
  })
}
