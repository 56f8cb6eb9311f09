import { useTranslation } from 'react-i18next'
import { TermActions } from '../../core/views/list/bulk/TermActions.tsx'
import { SelectionBar } from '../../core/views/list/select/SelectionBar.tsx'
import type { SelectionProps } from '../../core/views/list/select/selections.ts'
import { useService } from '../../api/useService.ts'
import { categories, type TermRecord } from './categories.ts'
import { TouchedByMany } from '../../core/views/deleting/TouchedByMany.tsx'
import { named, type TouchedPart } from '../../core/views/deleting/useTouched.ts'
import { eventsWith } from '../events/events.ts'
import { useAllCategories } from './tree/useAllCategories.ts'

/** What feels the deletion of categories: those inside that stay and move up, and the events of every language. */
function TouchedByErasing({ ids }: { ids: readonly number[] }) {
  const { language } = useService()
  const { records, isWhole, failures } = useAllCategories()
  const error = failures[0] ?? null
  const staying = records.filter(({ id, parent }) => ids.includes(parent) && !ids.includes(id))
  const inside: TouchedPart = {
    touched: {
      what: 'childrenOfMany',
      collection: categories,
      labelOf: (record) => staying.find(({ id }) => id === record.id)?.name ?? '',
      search: { view: 'list', include: staying.map(({ id }) => id).join(',') },
    },
    language,
    page: {
      items: staying.slice(0, named),
      total: staying.length,
      pages: 1,
      page: 1,
      unreadable: 0,
    },
    isAsking: !isWhole && error === null,
    error,
  }
  return <TouchedByMany touches={[eventsWith({ categories: ids })]} known={[inside]} />
}

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
