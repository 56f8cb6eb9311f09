import type { FilterMistake } from '../../resource/filters.ts'
import type { LinkMenuProps } from '../../../ui/filters/LinkMenu.tsx'
import type { ListNarrowing } from './FilterBar.tsx'
import { chipNames } from './filterTexts.ts'
import type { OfferedFilters } from './listFilters.ts'
import { RecordChips } from './RecordChips.tsx'
import { RecordFilterDrawer } from './RecordFilterDrawer.tsx'
import type { NarrowedList } from './recordList.ts'
import { useFilterLabels, useMistakeMessages } from './listLabels.ts'

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
