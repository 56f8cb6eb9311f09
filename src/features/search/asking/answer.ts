import type { CollectionName } from '../../../core/resource/collection.ts'
import type { Language } from '../../../api/language.ts'
import type { RecordHit } from '../hits/hit.ts'

/** What one collection in one language has said so far. */
export interface Answer {
  readonly collection: CollectionName
  readonly language: Language
  readonly hits: readonly RecordHit[]
  /** how many there are, of which hits may be the first */
  readonly total: number
  readonly isReading: boolean
  /** they are of the question before */
  readonly isOvertaken: boolean
  readonly error: Error | null
  readonly again: () => void
}
