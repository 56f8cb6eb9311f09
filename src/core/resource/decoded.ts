import { ApiError } from '../../api/apiError.ts'
import type { Identified, Writable } from './collection.ts'
import { DecodingError } from './wire.ts'

/**
 * What a decoder reads in a good answer.
 * @throws ApiError `unreadable` in place of a DecodingError: the reader of words knows one kind
 */
export function decoded<T>(read: (body: unknown) => T, body: unknown): T {
  try {
    return read(body)
  } catch (cause) {
    if (!(cause instanceof DecodingError)) throw cause
    throw new ApiError({ kind: 'unreadable', status: 200, code: 'no_record' }, { cause })
  }
}

/** The record in an answer. @throws ApiError when it is not the record meant */
export function answered<R extends Identified>(
  { collection }: { readonly collection: Pick<Writable<R>, 'read'> },
  body: unknown,
  id: number | null,
): R {
  const record = decoded((wire) => collection.read(wire), body)
  if (id === null || record.id === id) return record
  throw new ApiError({ kind: 'unreadable', status: 200, code: 'other_record' })
}
