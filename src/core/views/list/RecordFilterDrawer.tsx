import { useTranslation } from 'react-i18next'
import { FilterGroup } from '../../../ui/filters/FilterGroup.tsx'
import { FilterField } from './FilterField.tsx'
import { FilterForm } from './FilterForm.tsx'
import { emptiedTexts, filtersOfTexts, filterTexts } from './filterTexts.ts'
import type { OfferedFilters } from './listFilters.ts'
import type { ListLabels, NarrowedList } from './recordList.ts'
import { offeredIn } from './statusReach.ts'

export interface RecordFilterDrawerProps {
  list: NarrowedList
  words: Pick<ListLabels, 'filter'>
  offered: OfferedFilters
  onClose: () => void
}

/** Every listing parameter of a collection, drawn from its definition, to be filled in and applied together. */
export function RecordFilterDrawer(props: RecordFilterDrawerProps) {
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
