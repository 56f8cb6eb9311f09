import { type NarrowingProps, RecordNarrowing } from '../../../core/views/list/RecordNarrowing.tsx'
import { useLinkedFilters, useLinkedPresets } from '../../../core/views/list/useLinkedList.ts'
import { eventSource } from '../../events/events.ts'
import type { OrganizerFilters } from '../organizers.ts'

/** Everything that narrows organizers. */
export function OrganizerNarrowing(props: NarrowingProps<OrganizerFilters>) {
  const { list } = props
  const offered = useLinkedFilters(list, eventSource)
  return <RecordNarrowing {...props} {...{ offered }} presets={useLinkedPresets(list)} />
}
