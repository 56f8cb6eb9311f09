import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime } from '../../../i18n/formats.ts'
import type { EventMistake } from './requestedEvents.ts'

/** The sentences of the events list that depend on data. */
export function useEventListText() {
  const { t, i18n } = useTranslation(['eventList', 'filters'])
  const { language } = i18n
  const date = (value: string) =>
    value.length > 10 ? formatDateTime(language, value) : formatDate(language, value)

  const mistake = (found: EventMistake) => {
    if (found.kind === 'name') return t('filters:mistakes.name', { name: found.name })
    const name = t(`names.${found.name}`)
    if (found.kind === 'value') return t('filters:mistakes.value', { name, text: found.text })
    return t('filters:mistakes.pair', { name, other: t(`names.${found.other}`) })
  }

  return { date, mistake }
}
