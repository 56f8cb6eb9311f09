import { useTranslation } from 'react-i18next'
import { FilterForm } from '../collection/list/FilterForm.tsx'
import { emptiedTexts, filtersOfTexts, filterTexts } from '../collection/list/filterTexts.ts'
import { useService } from '../service/useService.ts'
import { FilterGroup } from '../ui/filters/FilterGroup.tsx'
import { MomentInput } from '../ui/form/MomentInput.tsx'
import { SelectInput } from '../ui/form/SelectInput.tsx'
import { collectionNames } from '../collection/collection.ts'
import { historyFilters, operations } from './historyFilters.ts'
import type { History } from './useHistory.ts'

interface Props {
  address: History['address']
  onClose: () => void
}

/** What and when, to be filled in and applied together. */
export function HistoryFilterDrawer({ address, onClose }: Props) {
  const { t } = useTranslation(['history', 'filters'])
  const { languages } = useService().configuration
  const { filters, change } = address
  const gone = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]))
  const any = { value: '', label: t('filters:answer.any') }
  return (
    <FilterForm
      texts={filterTexts(historyFilters, filters)}
      emptied={emptiedTexts}
      read={(texts) => filtersOfTexts(historyFilters, texts)}
      sayWrong={() => t('wrongDay')}
      onApply={(found) => change({ ...gone, ...found })}
      onClose={onClose}
    >
      {(control) => (
        <>
          <FilterGroup title={t('groups.what')}>
            <SelectInput
              {...{ control, name: 'collection' }}
              label={t('names.collection')}
              options={[
                any,
                ...collectionNames.map((value) => ({ value, label: t(`resources.${value}`) })),
              ]}
            />
            <SelectInput
              {...{ control, name: 'operation' }}
              label={t('names.operation')}
              options={[
                any,
                ...operations.map((value) => ({ value, label: t(`operations.${value}`) })),
              ]}
            />
            <SelectInput
              {...{ control, name: 'language' }}
              label={t('names.language')}
              options={[
                any,
                ...Object.entries(languages).map(([value, label]) => ({ value, label })),
              ]}
            />
          </FilterGroup>
          <FilterGroup title={t('groups.when')}>
            <MomentInput {...{ control, name: 'from' }} label={t('names.from')} clock="" />
            <MomentInput {...{ control, name: 'until' }} label={t('names.until')} clock="" />
          </FilterGroup>
        </>
      )}
    </FilterForm>
  )
}
