import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import { chipNames } from './filterTexts.ts'
import type { OfferedFilters } from './listFilters.ts'
import type { ListWords, NarrowedList } from './recordList.ts'
import { offeredIn } from './statusReach.ts'
import { useFilterTexts } from './useFilterTexts.ts'

interface RecordChipsProps {
  list: NarrowedList
  words: Pick<ListWords, 'filter'>
  offered: OfferedFilters
  /** The statuses with a tab, where those are not all that are offered. */
  tabs?: readonly string[]
}

/** The filters in force that nothing else on the page shows, each removable. */
export function RecordChips({ list, words, offered, ...props }: RecordChipsProps) {
  const { filters, change, searchOf, service } = list
  const valueOf = useFilterTexts(filters, offered)
  const shown = chipNames(filters, props.tabs ?? offeredIn(list))
  const chips = shown.map((name) => ({
    name,
    label: words.filter(name),
    value: valueOf(name),
    language: name in offered.sources ? service.language : undefined,
  }))
  const none = Object.fromEntries(shown.map((name) => [name, undefined]))
  return (
    <FilterChips
      chips={chips}
      onRemove={(name) => change({ [name]: undefined })}
      cleared={searchOf({ ...filters, ...none, page: undefined })}
    />
  )
}
