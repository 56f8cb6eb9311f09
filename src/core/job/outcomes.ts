/** What can come of one item of a job, what needs looking at first. */
export const jobOutcomes = [
  'refused',
  'conflict',
  /** sent, and nobody knows whether it was done */
  'unknown',
  /** done, and the service made something else of it */
  'differs',
  'notDone',
  /** it waits for the network */
  'queued',
  /** it was so already */
  'unchanged',
  'undone',
  'saved',
] as const
export type JobOutcome = (typeof jobOutcomes)[number]
