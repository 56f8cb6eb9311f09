import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import type { Identified } from '../../resource/collection.ts'
import { narrowingNames } from './filterTexts.ts'
import type { RecordList } from './recordList.ts'

interface EmptyListProps<R extends Identified> {
  list: RecordList<R>
  /** When nothing narrows the list. */
  none: string
  /** Makes the first one. */
  first: ReactNode
}

/** Why there is no record here, and the one thing most likely to help. */
export function EmptyList<R extends Identified>({ list, none, first }: EmptyListProps<R>) {
  const { t } = useTranslation('recordList')
  const { filters, searchOf } = list
  const narrowing = narrowingNames(filters)
  if (narrowing.length === 0) return <EmptyState title={none} action={first} />
  const isSearch = narrowing.length === 1 && filters.search !== undefined
  const text = isSearch ? t('empty.search', { words: filters.search }) : t('empty.filters')
  return (
    <EmptyState
      title={t('empty.title')}
      text={text}
      action={
        <RouterButton to="." variant="outlined" search={searchOf({ per_page: filters.per_page })}>
          {t(isSearch ? 'empty.clearSearch' : 'empty.clear')}
        </RouterButton>
      }
    />
  )
}
