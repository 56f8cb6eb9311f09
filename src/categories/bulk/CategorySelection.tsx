import { useTranslation } from 'react-i18next'
import { TermActions } from '../../collection/list/bulk/TermActions.tsx'
import { SelectionBar } from '../../collection/list/select/SelectionBar.tsx'
import type { SelectionProps } from '../../collection/list/select/selections.ts'
import { useService } from '../../service/useService.ts'
import { categories, type TermRecord } from '../categories.ts'
import { TouchedByErasing } from './TouchedByErasing.tsx'

/** What can be done with the categories that are chosen in a list. */
export function CategorySelection(props: SelectionProps<TermRecord>) {
  const { t } = useTranslation('categoryTree')
  const of = { service: useService(), collection: categories }
  return (
    <SelectionBar {...props}>
      {(chosen) => (
        <TermActions
          {...{ of, ...chosen }}
          note={t('erased')}
          renderTouched={(records) => <TouchedByErasing ids={records.map(({ id }) => id)} />}
        />
      )}
    </SelectionBar>
  )
}
