import { ApiError } from '../../api/apiError.ts'
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
