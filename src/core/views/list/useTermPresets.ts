import { useTranslation } from 'react-i18next'
import type { TermFilters } from '../../resource/termFilters.ts'
import type { ListAddress } from './useRecordList.ts'

/** Often wanted: all of them, or those that the website shows. */
export function useTermPresets<Filters extends TermFilters>({
  filters,
  searchOf,
}: Pick<ListAddress<Filters>, 'filters' | 'searchOf'>) {
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
