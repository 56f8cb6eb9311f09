import { FilterChips } from '../../../ui/filters/FilterChips.tsx'
import { chipNames } from './filterTexts.ts'
import type { OfferedFilters } from './listFilters.ts'
import type { ListLabels, NarrowedList } from './recordList.ts'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../i18n/formats.ts'
import { useService } from '../../../api/useService.ts'
import { recordOptions } from '../../query/readOptions.ts'
import { useStatusNames } from './statusName.ts'

function idsIn(value: unknown): readonly number[] {
  const all: unknown[] = Array.isArray(value) ? value : [value]
  return all.filter((one) => typeof one === 'number')
}

/** What the filters in force say, in words; records that they number are read for their names. */
function useFilterTexts(filters: object, { sources, besides, choice }: OfferedFilters) {
  const { t, i18n } = useTranslation('filters')
  const service = useService()
  const status = useStatusNames()
  const values = new Map(Object.entries(filters))
  const named = Object.entries(sources).flatMap(([name, source]) =>
    idsIn(values.get(name)).map((id) => ({
      name,
      id,
      source,
      key: `${source.collection.name}/${id}`,
      words: besides?.(name).find((one) => one.id === id)?.label,
    })),
  )
  // Two filters may name one record, and a query twice in one observer is a mistake to the library.
  const distinct = new Map(
    named.flatMap((one) => (one.words === undefined ? [[one.key, one] as const] : [])),
  )
  const keys = [...distinct.keys()]
  const reads = useQueries({
    queries: Array.from(distinct.values(), ({ source, id }) =>
      recordOptions(service, source.collection, id),
    ),
  })
  const namesIn = (filter: string) =>
    named.flatMap(({ name, id, source, key, words }) => {
      const record = reads[keys.indexOf(key)]?.data
      return name === filter ? [words ?? ((record && source.labelOf(record)) || `#${id}`)] : []
    })
  const either = (words: readonly string[]) => formatList(i18n.language, words, 'disjunction')
  return (name: string): string => {
    const value: unknown = values.get(name)
    if (name in sources) return either(namesIn(name))
    if (typeof value === 'boolean') return t(value ? 'answer.yes' : 'answer.no')
    if (name === 'status' && Array.isArray(value)) return either(value.map(status.ofMany))
    if (name === 'order') return choice(name, String(value))
    return Array.isArray(value) ? value.join(', ') : String(value)
  }
}

interface RecordChipsProps {
  list: NarrowedList
  words: Pick<ListLabels, 'filter'>
  offered: OfferedFilters
  /** The statuses that another menu shows one at a time. */
  tabs: readonly string[]
}

/** The filters in force that nothing else on the page shows, each removable. */
export function RecordChips({ list, words, offered, tabs }: RecordChipsProps) {
  const { filters, change, searchOf, service } = list
  const valueOf = useFilterTexts(filters, offered)
  const shown = chipNames(filters, tabs)
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
