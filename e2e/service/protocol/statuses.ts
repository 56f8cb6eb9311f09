import statuses from './statuses.json' with { type: 'json' }

/** Statuses a record can be given; the last are the content system's own (contract.md §6). */
export const registeredStatuses: readonly string[] = statuses

/** What those who may write see in a listing that names no status: all but trash and auto-draft. */
export const listedStatuses: readonly string[] = registeredStatuses.filter(
  (status) => status !== 'trash' && status !== 'auto-draft',
)

/** Records that have no publication date yet (contract.md §1.1). */
export const isUnscheduled = (status: string): boolean =>
  status === 'draft' || status === 'pending' || status === 'auto-draft'
