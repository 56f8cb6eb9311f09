import { useTranslation } from 'react-i18next'
import type { ListWords } from '../collection/list/recordList.ts'
import { formatNumber } from '../i18n/formats.ts'

/** What a list of the trash says of itself. */
export function useTrashWords(): ListWords {
  const { t, i18n } = useTranslation('trash')
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  return {
    caption: t('caption'),
    order: t('order'),
    count: (total) => t('count', counted(total)),
    found: (total) => t('count', counted(total)),
    filter: (name) => (name === 'search' ? t('search') : name),
  }
}
