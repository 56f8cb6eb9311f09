import { useEffect, useState, useSyncExternalStore } from 'react'
import { createJob, type Job, type JobKind, type JobState } from './createJob.ts'

/** A job with its state, drawn anew with every change. */
export interface JobInPage<Item, Outcome> extends JobState<Item, Outcome> {
  readonly job: Job<Item, Outcome>
}

/** A job of the page: leaving it begins no more items. */
export function useJob<Item, Outcome>(kind: JobKind<Item, Outcome>): JobInPage<Item, Outcome> {
  const [job] = useState(() => createJob(kind))
  useEffect(() => () => void job.cancel(), [job])
  return { ...useSyncExternalStore(job.subscribe, job.state), job }
}
