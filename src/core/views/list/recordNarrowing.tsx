import { type FilterMistake, type FilterTable, ids } from '../../resource/filters.ts'
import type { ListNarrowing } from './FilterBar.tsx'
import {
  chipNames,
  emptiedTexts,
  filtersOfTexts,
  filterTexts,
  type FilterTexts,
} from './filterTexts.ts'
import type { OfferedFilters } from './useOfferedFilters.ts'
import type { NarrowedList, ListLabels } from './recordList.ts'
import { useFilterLabels, useMistakeMessages } from './listLabels.ts'
import { useTranslation } from 'react-i18next'
import { FilterGroup } from '../../../ui/filters/FilterDrawer.tsx'
import { FilterForm } from './FilterForm.tsx'
import { offeredIn } from './statusReach.ts'
import { type Control, useController } from 'react-hook-form'
import { SelectInput } from '../../../ui/form/Choice.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { FlagFilter, StatusFilter } from './StatusFilter.tsx'
import type { Identified } from '../../resource/collection.ts'
import type { PickerSource } from '../pickers/pickerSource.ts'
import { RecordPicker, type RecordPickerProps } from '../pickers/RecordPicker.tsx'
import { FilterChips } from '../../../ui/filters/FilterChips.tsx'
import { useQueries } from '@tanstack/react-query'
import { formatList } from '../../../i18n/formats.ts'
import { useService } from '../../../api/useService.ts'
import { recordOptions } from '../../query/readOptions.ts'
import { useStatusNames } from './statusName.ts'
import type { LinkMenuProps } from '../../../ui/filters/LinkMenuItems.tsx'

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
function RecordChips({ list, words, offered, tabs }: RecordChipsProps) {
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

interface RecordFilterProps extends Pick<RecordPickerProps<Identified>, 'besides'> {
  control: Control<FilterTexts>
  name: string
  label: string
  help?: string
  source: PickerSource<Identified>
  several: boolean
}

/** Records found by name, where the interface wants their numbers. */
function RecordFilter({ control, name, ...picker }: RecordFilterProps) {
  const { field } = useController({ control, name })
  return (
    <RecordPicker
      {...picker}
      value={ids().read(field.value ?? '') ?? []}
      onChange={(chosen) => field.onChange(chosen.join(','))}
      onBlur={field.onBlur}
    />
  )
}

interface FilterFieldProps {
  control: Control<FilterTexts>
  table: FilterTable
  name: string
  label: string
  offered: OfferedFilters
  /** Those the site offers and this account may list. */
  statuses: readonly string[]
}

/** One listing parameter, drawn as its kind asks. */
function FilterField({ table, offered, statuses, ...field }: FilterFieldProps) {
  const { t } = useTranslation('filters')
  const { name } = field
  const kind = table[name]
  const help = offered.help(name)
  const source = offered.sources[name]
  const explained = { ...field, ...(help ? { help } : {}) }
  if (!kind) return null
  if (source) {
    const besides = offered.besides?.(name) ?? []
    return <RecordFilter {...explained} {...{ source, besides }} several={kind.kind === 'ids'} />
  }
  if (kind.kind === 'flag') return <FlagFilter {...explained} />
  if (kind.kind === 'words') return <StatusFilter {...field} statuses={statuses} />
  if (kind.choices) {
    const options = kind.choices.map((value) => ({ value, label: offered.choice(name, value) }))
    return (
      <SelectInput {...explained} options={[{ value: '', label: t('answer.any') }, ...options]} />
    )
  }
  return <TextInput {...explained} {...(kind.kind === 'text' ? {} : { inputMode: 'numeric' })} />
}

interface RecordFilterDrawerProps {
  list: NarrowedList
  words: Pick<ListLabels, 'filter'>
  offered: OfferedFilters
  onClose: () => void
}

/** Every listing parameter of a collection, drawn from its definition, to be filled in and applied together. */
function RecordFilterDrawer(props: RecordFilterDrawerProps) {
  const { list, words, offered, onClose } = props
  const { t } = useTranslation('filterDrawer')
  const { table, filters, change } = list
  const gone = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]))
  return (
    <FilterForm
      texts={filterTexts(table, { ...filters })}
      emptied={emptiedTexts}
      read={(texts) => filtersOfTexts(table, texts)}
      sayWrong={(name) => t(table[name]?.kind === 'ids' ? 'error.ids' : 'error.number')}
      onApply={(found) => change({ ...gone, ...found })}
      onClose={onClose}
    >
      {(control) =>
        offered.groups.map(({ title, names }) => (
          <FilterGroup key={title} title={title}>
            {names.map((name) => (
              <FilterField
                key={name}
                {...{ control, table, name, offered, statuses: offeredIn(list) }}
                label={words.filter(name)}
              />
            ))}
          </FilterGroup>
        ))
      }
    </FilterForm>
  )
}

/** How a resource is narrowed: its filters, and those of them that are often wanted. */
export interface OfferedNarrowing {
  offered: OfferedFilters
  presets: Pick<LinkMenuProps, 'label' | 'links'>
}

interface Narrowed extends OfferedNarrowing {
  list: NarrowedList
  mistakes: readonly FilterMistake[]
  searchLabel: string
  /** The statuses that another menu shows one at a time. */
  statuses?: readonly string[]
}

/** Everything that narrows records, in words: filters that the address may not have are not offered. */
export function useRecordNarrowing(narrowed: Narrowed): ListNarrowing {
  const { list, mistakes, searchLabel, presets, statuses = none } = narrowed
  const words = useFilterLabels()
  const mistake = useMistakeMessages(words)
  const groups = narrowed.offered.groups.flatMap(({ title, names }) => {
    const known = names.filter((name) => Object.hasOwn(list.table, name))
    return known.length > 0 ? [{ title, names: known }] : []
  })
  const offered = { ...narrowed.offered, groups }
  return {
    searchLabel,
    presets,
    inForce: chipNames(list.filters, statuses).length,
    chips: <RecordChips {...{ list, words, offered }} tabs={statuses} />,
    renderDrawer: (onClose) => <RecordFilterDrawer {...{ list, words, offered, onClose }} />,
    mistakes: mistakes.map(mistake),
  }
}

const none: readonly never[] = []
