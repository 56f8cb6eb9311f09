import type { Identified } from '../../resource/collection.ts'
import type { Choice, PickerSource } from '../pickers/pickerSource.ts'

/** How the filters of a list are offered, beside what their kinds say. */
export interface OfferedFilters {
  /** Groups in their order, with the names of their filters. */
  groups: readonly { title: string; names: readonly string[] }[]
  /** What a filter that names records chooses from. */
  sources: Readonly<Record<string, PickerSource<Identified>>>
  /** What it chooses from beside records. */
  besides?: (name: string) => readonly Choice[]
  /** A sentence under a filter. */
  help: (name: string) => string | undefined
  /** One of the values of a filter that has few. */
  choice: (name: string, value: string) => string
}
