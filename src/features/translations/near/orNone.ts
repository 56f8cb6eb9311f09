import { ApiError } from '../../../api/apiError.ts'

/** What there is, or nothing where the service says that there is none. @throws ApiError any other */
export async function orNone<R>(reading: Promise<R>): Promise<R[]> {
  try {
    return [await reading]
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'missing') return []
    throw error
  }
}
