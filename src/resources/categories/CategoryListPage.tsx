import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NewRecord } from '../../core/views/list/NewRecord.tsx'
import { RecordListPage } from '../../core/views/list/RecordListPage.tsx'
import { RecordName } from '../../core/views/list/RecordName.tsx'
import { type SayOfList, useListWords } from '../../core/views/list/sayOfList.ts'
import { TermCard } from '../../core/views/list/TermCard.tsx'
import { useRecordActions } from '../../core/views/list/useRecordActions.tsx'
import { useTermOrder } from '../../core/views/list/useTermList.ts'
import { categoryDeletion } from './categoryDeletion.ts'
import type { TermRecord } from './categories.ts'
import { useCategoryFilters } from './list/useCategoryFilters.ts'
import { eventsOf } from './list/eventsOf.ts'
import { columnsAtFirst, useCategoryColumns } from './list/useCategoryColumns.tsx'
import { useCategoryList } from './list/useCategoryList.ts'
import { useCategoryPresets } from './list/useCategoryPresets.ts'
import { CategoryTree } from './tree/CategoryTree.tsx'
import { CategorySelection } from './bulk/CategorySelection.tsx'

/** The categories of a language: a tree, or a list of those that the address asks for. */
export function CategoryListPage() {
  const { t } = useTranslation(['categoryList', 'recordList'])
  const say: SayOfList = (key, holes) => t(key, holes ?? {})
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const list = useCategoryList(search.view)
  const { isTree, asked } = list
  const words = useListWords(say, useTermOrder(list.filters))
  const columns = useCategoryColumns(isTree)
  const actionsOf = useRecordActions('categories')
  const actions = (record: TermRecord) => {
    const { id, name, url } = record
    const deletion = { of: categoryDeletion, record }
    return actionsOf({ id, name, url, events: eventsOf(id), deletion })
  }
  const nameOf = ({ name }: TermRecord) => name || t('recordList:unnamed')
  const card = (term: TermRecord, actions: ReactNode) => (
    <TermCard
      {...{ term, actions }}
      name={<RecordName of="categories" id={term.id} name={term.name} />}
      events={eventsOf(term.id)}
    />
  )
  const newRecord = <NewRecord of="categories" words={t('new')} />
  return (
    <RecordListPage
      {...{ list, say, words, columns, columnsAtFirst, newRecord }}
      offered={useCategoryFilters()}
      presets={useCategoryPresets(list)}
      look={{ actions, card, nameOf, Selection: CategorySelection }}
      renderInstead={
        isTree
          ? (shown) => <CategoryTree {...{ asked, words, columns, shown, newRecord }} />
          : undefined
      }
    />
  )
}
