import { useTranslation } from 'react-i18next'
import { Refusal } from '../../service/refusal.ts'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import type { Identified } from '../collection.ts'
import { ListingRefusal } from './ListingRefusal.tsx'
import type { ListWords, RecordList } from './recordList.ts'

interface RefusedListProps<R extends Identified> {
  list: RecordList<R>
  words: ListWords
  error: Error
}

/** Why the records are not there; when it is for a filter, with a way to list them without it. */
export function RefusedList<R extends Identified>({ list, words, error }: RefusedListProps<R>) {
  const { t } = useTranslation('filters')
  const { filters, searchOf, result, table } = list
  const params = error instanceof Refusal ? Object.keys(error.params) : []
  const names = params.filter((name) => Object.hasOwn(table, name))
  const without = Object.fromEntries(names.map((name) => [name, undefined]))
  return (
    <ListingRefusal
      error={error}
      refusedFilters={names.map(words.filter)}
      onRetry={() => void result.refetch()}
      actions={
        names.length > 0 ? (
          <RouterButton to="." variant="outlined" search={searchOf({ ...filters, ...without })}>
            {t('refused.without', { count: names.length })}
          </RouterButton>
        ) : null
      }
    />
  )
}
