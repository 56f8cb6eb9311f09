/** What can come of one item of a job, what needs looking at first. */
export const jobOutcomes = [
  'refused',
  'conflict',
  /** others of its name are there: a person chooses */
  'named',
  /** sent, and nobody knows whether it was done */
  'unknown',
  /** done, and the service made something else of it */
  'differs',
  /** not begun, or put off */
  'waiting',
  /** it waits for the network */
  'queued',
  /** it was so already */
  'unchanged',
  'undone',
  /** nothing is to be done of it: a person chose so */
  'left',
  'saved',
] as const
export type JobOutcome = (typeof jobOutcomes)[number]
