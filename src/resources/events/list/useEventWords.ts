import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime, formatList } from '../../../i18n/formats.ts'
import type { DateFilter, DateWindow } from './dateWindow.ts'
import type { EventMistake } from './askedEvents.ts'

/** The sentences of the events list that depend on data. */
export function useEventWords() {
  const { t, i18n } = useTranslation(['eventList', 'filters'])
  const { language } = i18n
  const date = (value: string) =>
    value.length > 10 ? formatDateTime(language, value) : formatDate(language, value)

  const dateFilter = (name: DateFilter, value: string, isExact: boolean) => {
    const isBefore = name === 'starts_before' || name === 'ends_before'
    return t(isExact && isBefore ? `window.exact_${name}` : `window.${name}`, { date: date(value) })
  }

  const windowSentence = (window: DateWindow) => {
    if (window.kind === 'past') return t('window.past', { last: date(window.last) })
    if (window.kind === 'days') {
      const { first, last } = window
      return first === last
        ? t('window.day', { first: date(first) })
        : t('window.days', { first: date(first), last: date(last) })
    }
    if (window.kind !== 'filters') return t(`window.${window.kind}`)
    const parts = window.dates.map(({ name, value }) => dateFilter(name, value, window.strict))
    return t(window.strict ? 'window.exactly' : 'window.filters', {
      dates: formatList(language, parts),
    })
  }

  const mistake = (found: EventMistake) => {
    if (found.kind === 'name') return t('filters:mistakes.name', { name: found.name })
    const name = t(`names.${found.name}`)
    if (found.kind === 'value') return t('filters:mistakes.value', { name, text: found.text })
    return t('filters:mistakes.pair', { name, other: t(`names.${found.other}`) })
  }

  return { date, windowSentence, mistake }
}
