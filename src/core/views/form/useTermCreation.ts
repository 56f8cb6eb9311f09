import { useQueryClient } from '@tanstack/react-query'
import { useService } from '../../../api/useService.ts'
import type { Collection, Identified } from '../../resource/collection.ts'
import { existingTerm } from '../../write/existingTerm.ts'
import { recordOptions } from '../../query/readOptions.ts'
import type { CreationTerms } from '../../write/safeCreation.ts'
import { SameName, type Saved } from '../../write/saved.ts'

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
      const id = existingTerm(error)
      const existing =
        id !== null &&
        (await client.fetchQuery(recordOptions(service, collection, id)).catch(() => null))
      if (!existing) throw error
      throw new SameName([existing])
    }
  }
}
