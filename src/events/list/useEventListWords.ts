import { useTranslation } from 'react-i18next'
import type { ListWords } from '../../collection/list/recordList.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { isEventFilter } from './askedEvents.ts'
import type { EventListState } from './useEventList.ts'

/** What the list says of its events. */
export function useEventListWords({ isBackwards }: EventListState): ListWords {
  const { t, i18n } = useTranslation('eventList')
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  return {
    caption: t(isBackwards ? 'captionPast' : 'caption'),
    order: t(isBackwards ? 'orderPast' : 'order'),
    orderHelp: t('orderHelp'),
    count: (total) => t('count', counted(total)),
    found: (total) => (total === 0 ? t('announcedNone') : t('announced', counted(total))),
    filter: (name) => (isEventFilter(name) ? t(`names.${name}`) : name),
  }
}
