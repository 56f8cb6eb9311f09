import { Refusal } from '../../api/refusal.ts'

/** The id of the term that there is already (contract.md §10, 74); null for another refusal. */
export function existingTerm(error: unknown): number | null {
  if (!(error instanceof Refusal) || error.code !== 'term_exists') return null
  const id = Number(error.data.term_id)
  return Number.isInteger(id) && id > 0 ? id : null
}
