import { categories } from '../../../resources/categories/categories.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import type { DifferencesSubject } from '../../../core/views/form/differences/DifferencesDialog.tsx'
import type { Saved } from '../../../core/write/saved.ts'
import type { Writable } from '../../../core/write/writing.ts'
import type { Making } from './makeCounterpart.ts'

/** Tells that a record was made. @returns its id */
export function notifyMade<R extends Identified>(
  { there, onMade }: Pick<Making, 'there' | 'onMade'>,
  collection: Writable<R>,
  saved: Saved<R>,
): number {
  const told: DifferencesSubject<R> = { service: there, collection, saved, linked: { categories } }
  // Sound because what is told is a record of its own collection.
  onMade(told as unknown as DifferencesSubject<Identified>)
  return saved.record.id
}
