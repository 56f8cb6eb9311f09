import { useQueryClient } from '@tanstack/react-query'
import { Refusal } from '../../service/refusal.ts'
import { useService } from '../../service/useService.ts'
import type { Collection, Identified } from '../collection.ts'
import { recordOptions } from '../readOptions.ts'
import type { CreationTerms } from '../safeCreation.ts'
import { SameName, type Saved } from '../saved.ts'

/** The id of the term that there is already (contract.md §10, 74); null for another refusal. */
function existingId(error: unknown): number | null {
  if (!(error instanceof Refusal) || error.code !== 'term_exists') return null
  const id = Number(error.data.term_id)
  return Number.isInteger(id) && id > 0 ? id : null
}

/**
 * Creates a term. One that there is already is read, so that it can be offered in place of a new one.
 * @throws SameName with the existing one; nothing was written
 */
export function useTermCreation<R extends Identified, Values>(
  collection: Pick<Collection<R, never, never, never>, 'name' | 'read'>,
  create: (values: Values, terms: CreationTerms) => Promise<Saved<R>>,
) {
  const service = useService()
  const client = useQueryClient()
  return async (values: Values, terms: CreationTerms): Promise<Saved<R>> => {
    try {
      return await create(values, terms)
    } catch (error) {
      const id = existingId(error)
      const existing =
        id !== null &&
        (await client.fetchQuery(recordOptions(service, collection, id)).catch(() => null))
      if (!existing) throw error
      throw new SameName([existing])
    }
  }
}
