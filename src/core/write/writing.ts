import type { Service } from '../../api/service.ts'
import type { Identified, CollectionName, Writable } from '../resource/collection.ts'
import { decoded } from '../resource/decoded.ts'
import type { Operation } from './operation.ts'
import { isMissing } from '../query/readErrors.ts'
import type { Ending } from './outcomes.ts'

/** Where the writer notes its operations: on this device, unless a test looks on. */
export interface Journal {
  record(operation: Operation): Promise<unknown> | void
  /** a write that goes out, `after` unknown: it is recorded under the same key, or ended without that */
  begin?(operation: Operation): Promise<void> | void
  end?(key: string, ending: Ending): Promise<void> | void
  /**
   * a creation that was found when it was looked for: somebody else here may have found it before
   * @returns the key of its entry
   */
  found?(operation: Operation): Promise<string>
}

/** One write: where, and through whom. */
export interface Writing<R extends Identified> {
  readonly service: Service
  readonly collection: Writable<R>
  readonly journal?: Journal | undefined
  /** what is known of this write already: its series, what it takes back; of one that waited its key */
  readonly operation?: Partial<Operation> | undefined
}

/** Without its password a protected record comes without its content. */
export function isWithheld(record: object): boolean {
  return 'withheld' in record && record.withheld === true
}

/** @throws ApiError */
export async function freshRecord<R extends Identified>(
  { service, collection }: Pick<Writing<R>, 'service' | 'collection'>,
  path: string,
  password?: string,
): Promise<R> {
  const { outside } = collection
  const body = await service.request({ method: 'GET', path, outside, query: { password } })
  return decoded((wire) => collection.read(wire), body)
}

/** The record, or null when it is deleted, as a service says that by a refusal or by a status. */
export async function remaining<R extends Identified>(
  writing: Writing<R>,
  { path, password }: { readonly path: string; readonly password?: string | undefined },
): Promise<R | null> {
  const record = await freshRecord(writing, path, password).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return record && writing.collection.fields.status?.of(record) === 'trash' ? null : record
}

/**
 * Does something to a record by the path that it was opened by; by its number where that leads to it no more: its slug was
 * changed meanwhile, or is another record's by now (contract.md §8.1).
 * @param number the path by its number
 */
export async function byNumberAtLast<T>(
  path: string,
  number: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  try {
    return await work(path)
  } catch (refusal) {
    if (path === number || !isMissing(refusal)) throw refusal
    return await work(number)
  }
}

export type Writables = Readonly<
  Record<CollectionName, Writable<Identified, CollectionName>> &
    Record<'media', Writable<Identified>>
>
