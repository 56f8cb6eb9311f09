import { type NarrowingProps, RecordNarrowing } from '../../../core/views/list/RecordNarrowing.tsx'
import { useLinkedFilters, useLinkedPresets } from '../../../core/views/list/useLinkedList.ts'
import { eventSource } from '../../events/events.ts'
import type { VenueFilters } from '../venues.ts'

/** Everything that narrows venues. */
export function VenueNarrowing(props: NarrowingProps<VenueFilters>) {
  const { list } = props
  const offered = useLinkedFilters(list, eventSource)
  return <RecordNarrowing {...props} {...{ offered }} presets={useLinkedPresets(list)} />
}
