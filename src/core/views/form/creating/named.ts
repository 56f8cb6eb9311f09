import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../api/apiError.ts'
import type { Service } from '../../../../api/service.ts'
import { ownerOf } from '../../../query/owner.ts'
import type { Identified, Writable } from '../../../resource/collection.ts'
import { settleAttempts } from '../../../write/outcomes.ts'
import type { Difference, Saved } from '../../../write/saved.ts'
import { type Updatable, updateOptions } from '../../../write/writeOptions.ts'

/** A record that was made under a name of its own, and what it was made of. */
interface Made<R> {
  readonly record: R
  /** the name that it is to have, and the one that it has */
  readonly name: Pick<Difference, 'field' | 'intended' | 'found'>
  /** what the record was made for */
  readonly of: string
}

/**
 * Gives a record the name that was meant. As long as it has not got it, the next attempt finds it, and makes no other.
 * @throws Misnamed
 */
export async function named<R extends Identified>(
  { client, service }: { readonly client: QueryClient; readonly service: Service },
  collection: Writable<R>,
  { record, name: { field, intended, found }, of }: Made<R>,
): Promise<Saved<R>> {
  // Sound because every collection that is made is changed, too, and a name is among its fields.
  const updatable = collection as Updatable<R, object>
  const renaming = new MutationObserver(client, updateOptions(service, updatable))
  try {
    const changes = { [field]: intended }
    const saved = await renaming.mutate({ id: record.id, opened: record, changes })
    await settleAttempts(ownerOf(service), of)
    return saved
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new Misnamed(error, { name: String(intended), found: String(found) })
  }
}

/** The name that a record was to have, and the one that it was made under. */
type Names = Readonly<Record<'name' | 'found', string>>

/** Made under a name of its own, and the one that was meant was refused: it is there, and not what was wanted. */
export class Misnamed extends ApiError {
  readonly names: Names

  constructor(refusal: ApiError, names: Names) {
    super({ ...refusal }, { cause: refusal })
    this.names = names
  }
}
