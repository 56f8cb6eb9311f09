import { useTranslation } from 'react-i18next'
import type { TermFilters } from '../../resource/termFilters.ts'
import type { TableSort } from '../../../ui/table/recordColumn.ts'
import type { ListAddress } from './recordList.ts'

type TermAddress<Filters extends TermFilters> = Pick<ListAddress<Filters>, 'filters' | 'searchOf'>

/** The order of terms, by the column that it goes by; another can be asked for. */
export function termSort<Filters extends TermFilters>({
  filters,
  searchOf,
}: TermAddress<Filters>): TableSort {
  const { orderby = 'name', order } = filters
  return {
    by: orderby,
    isDown: order === 'desc',
    searchOf: (by, isDown) =>
      searchOf({
        ...filters,
        page: undefined,
        orderby: by === 'name' ? undefined : by,
        order: isDown ? 'desc' : undefined,
      }),
  }
}

/** Often wanted: all of them, or those that the website shows. */
export function useTermPresets<Filters extends TermFilters>({
  filters,
  searchOf,
}: TermAddress<Filters>) {
  const { t } = useTranslation('recordList')
  const isUsed = filters.hide_empty === true
  const first = { ...filters, page: undefined }
  const links = [
    {
      id: 'all',
      words: t('presets.all'),
      search: searchOf({ ...first, hide_empty: undefined }),
      isCurrent: !isUsed,
    },
    {
      id: 'used',
      words: t('presets.used'),
      search: searchOf({ ...first, hide_empty: true }),
      isCurrent: isUsed,
    },
  ]
  return { label: t('presets.label'), links }
}
