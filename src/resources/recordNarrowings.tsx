import type { FilterMistake, FiltersOf } from '../core/resource/filters.ts'
import { FilterBar, type FilterBarProps } from '../core/views/list/FilterBar.tsx'
import type { NarrowedList } from '../core/views/list/recordList.ts'
import { type OfferedNarrowing, useRecordNarrowing } from '../core/views/list/recordNarrowing.tsx'
import { useLinkedNarrowing } from '../core/views/list/useLinkedList.ts'
import type { categoryFilters } from './categories/categories.ts'
import { useCategoryNarrowing } from './categories/categoryList.tsx'
import { eventSource } from './events/events.ts'
import { useTagNarrowing } from './tags/tagList.tsx'

interface NarrowingProps extends Pick<FilterBarProps, 'aside' | 'children'> {
  list: NarrowedList<FiltersOf<typeof categoryFilters>>
  /** What the address says and no filter understands. */
  mistakes: readonly FilterMistake[]
  /** What the search looks at. */
  searchLabel: string
}

/** @param useOffered what a resource is narrowed by */
function narrowingBy(useOffered: (list: NarrowingProps['list']) => OfferedNarrowing) {
  return function RecordNarrowing({ aside, children, ...props }: NarrowingProps) {
    const narrowing = useRecordNarrowing({ ...props, ...useOffered(props.list) })
    return <FilterBar list={props.list} {...narrowing} {...{ aside, children }} />
  }
}

const useOwnNarrowing = (list: NarrowingProps['list']) => useLinkedNarrowing(list, eventSource)
const ofLinked = narrowingBy(useOwnNarrowing)

/** Everything that narrows records of a resource, for pages that show them otherwise than their list does. */
export const recordNarrowings = {
  venues: ofLinked,
  organizers: ofLinked,
  categories: narrowingBy(useCategoryNarrowing),
  tags: narrowingBy(useTagNarrowing),
}
