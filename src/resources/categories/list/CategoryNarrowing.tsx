import { type NarrowingProps, RecordNarrowing } from '../../../core/views/list/RecordNarrowing.tsx'
import { useTermPresets } from '../../../core/views/list/useTermList.ts'
import type { CategoryFilters } from '../categories.ts'
import { useCategoryFilters } from './useCategoryFilters.ts'

/** Everything that narrows categories. */
export function CategoryNarrowing(props: NarrowingProps<CategoryFilters>) {
  const offered = useCategoryFilters()
  return <RecordNarrowing {...props} {...{ offered }} presets={useTermPresets(props.list)} />
}
