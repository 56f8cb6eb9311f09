import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import type { Identified } from '../collection.ts'
import { chipNames } from './filterTexts.ts'
import type { OfferedFilters } from './listFilters.ts'
import type { ListWords, RecordList } from './recordList.ts'
import { useFilterTexts } from './useFilterTexts.ts'

interface RecordChipsProps<R extends Identified> {
  list: RecordList<R>
  words: ListWords
  offered: OfferedFilters
}

/** The filters in force that nothing else on the page shows, each removable. */
export function RecordChips<R extends Identified>({ list, words, offered }: RecordChipsProps<R>) {
  const { filters, change, searchOf, service } = list
  const valueOf = useFilterTexts(filters, offered)
  const shown = chipNames(filters)
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
