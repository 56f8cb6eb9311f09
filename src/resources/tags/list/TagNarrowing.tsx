import { type NarrowingProps, RecordNarrowing } from '../../../core/views/list/RecordNarrowing.tsx'
import { useTermPresets } from '../../../core/views/list/useTermList.ts'
import type { TagFilters } from '../tags.ts'
import { useTagFilters } from './useTagFilters.ts'

/** Everything that narrows tags. */
export function TagNarrowing(props: NarrowingProps<TagFilters>) {
  const offered = useTagFilters()
  return <RecordNarrowing {...props} {...{ offered }} presets={useTermPresets(props.list)} />
}
