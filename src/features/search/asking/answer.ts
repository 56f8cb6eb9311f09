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
  /** the parameters of the list of all of them, where its words alone do not make it */
  readonly list?: Readonly<Record<string, string>>
  /** no record has all that was asked for: these have most of it */
  readonly isLoose?: boolean
  /** of which days only a part was looked at, and their lists */
  readonly partly?: readonly {
    readonly read: number
    readonly total: number
    readonly list: Readonly<Record<string, string>>
  }[]
  readonly isReading: boolean
  /** they are of the question before */
  readonly isOvertaken: boolean
  readonly error: Error | null
  readonly again: () => void
}
