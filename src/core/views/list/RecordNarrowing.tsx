import Box from '@mui/material/Box'
import { type Preset, PresetLinks } from '../../../ui/filters/PresetLinks.tsx'
import { SearchBox } from '../../../ui/filters/SearchBox.tsx'
import type { FilterMistake } from '../../resource/filters.ts'
import { AddressMistakes } from './AddressMistakes.tsx'
import { chipNames } from './filterTexts.ts'
import type { OfferedFilters } from './listFilters.ts'
import { FilterButton } from './ListToolbar.tsx'
import type { ListFilters, NarrowedList } from './recordList.ts'
import { useFilterWords, useMistakeWords } from './sayOfList.ts'
import { RecordFilterDrawer } from './RecordFilterDrawer.tsx'
import { RecordChips } from './RecordChips.tsx'

/** What a page hands over that shows records otherwise than their list does. */
export interface NarrowingProps<Filters = ListFilters> {
  list: NarrowedList<Filters>
  /** What the address says and no filter understands. */
  mistakes: readonly FilterMistake[]
  /** What the search looks at. */
  searchLabel: string
}

interface Props extends NarrowingProps {
  offered: OfferedFilters
  presets: { label: string; links: readonly Preset[] }
}

/** Everything that narrows records, for pages that show them otherwise than the list does. */
export function RecordNarrowing({ list, mistakes, searchLabel, presets, ...props }: Props) {
  const { table, filters, change } = list
  const words = useFilterWords()
  const mistake = useMistakeWords(words)
  const inForce = chipNames(filters, noTabs).length
  const groups = props.offered.groups.flatMap(({ title, names }) => {
    const known = names.filter((name) => Object.hasOwn(table, name))
    return known.length > 0 ? [{ title, names: known }] : []
  })
  const offered = { ...props.offered, groups }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SearchBox
          label={searchLabel}
          value={filters.search ?? ''}
          onSearch={(search) => change({ search: search || undefined }, { replace: true })}
        />
        <FilterButton
          {...{ inForce }}
          renderDrawer={(onClose) => <RecordFilterDrawer {...{ list, words, offered, onClose }} />}
        />
      </Box>
      {inForce > 0 ? <RecordChips {...{ list, words, offered }} tabs={noTabs} /> : null}
      <PresetLinks label={presets.label} presets={presets.links} />
      <AddressMistakes sentences={mistakes.map(mistake)} />
    </>
  )
}

const noTabs: readonly never[] = []
