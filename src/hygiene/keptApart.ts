import * as z from 'zod/mini'
import { storedEntries } from '../ui/storedEntries.ts'

function readKeys(text: string | null): readonly string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

/** Of each site, what looks alike and was said to be two; by the names of `apartKey`. */
export const keptApart = storedEntries<readonly string[]>({
  family: 'apart.',
  read: readKeys,
  write: (keys) => (keys.length > 0 ? JSON.stringify(keys) : null),
})
