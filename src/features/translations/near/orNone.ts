import { Refusal } from '../../../api/refusal.ts'

/** What there is, or nothing where the service says that there is none. @throws Refusal any other */
export async function orNone<R>(reading: Promise<R>): Promise<R[]> {
  try {
    return [await reading]
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'missing') return []
    throw error
  }
}
