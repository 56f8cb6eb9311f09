import type { FilterMistake, FiltersOf } from '../core/resource/filters.ts'
import { FilterBar, type FilterBarProps } from '../core/views/list/FilterBar.tsx'
import type { NarrowedList } from '../core/views/list/recordList.ts'
import { useRecordNarrowing } from '../core/views/list/recordNarrowing.tsx'
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

function LinkedNarrowing({ aside, children, ...props }: NarrowingProps) {
  const narrowing = useLinkedNarrowing(props.list, eventSource)
  return (
    <FilterBar
      list={props.list}
      {...useRecordNarrowing({ ...props, ...narrowing })}
      {...{ aside, children }}
    />
  )
}

function CategoryNarrowing({ aside, children, ...props }: NarrowingProps) {
  const narrowing = useCategoryNarrowing(props.list)
  return (
    <FilterBar
      list={props.list}
      {...useRecordNarrowing({ ...props, ...narrowing })}
      {...{ aside, children }}
    />
  )
}

function TagNarrowing({ aside, children, ...props }: NarrowingProps) {
  const narrowing = useTagNarrowing(props.list)
  return (
    <FilterBar
      list={props.list}
      {...useRecordNarrowing({ ...props, ...narrowing })}
      {...{ aside, children }}
    />
  )
}

/** Everything that narrows records of a resource, for pages that show them otherwise than their list does. */
export const recordNarrowings = {
  venues: LinkedNarrowing,
  organizers: LinkedNarrowing,
  categories: CategoryNarrowing,
  tags: TagNarrowing,
}
