import { useTranslation } from 'react-i18next'
import { wallTimeInUtc } from '../../i18n/formats.ts'
import { intlTag } from '../../i18n/interfaceLanguage.ts'
import type { Series, Week } from './weeks.ts'

/** What the weeks and what is counted in them are called. */
export function useWeekLabels() {
  const { t, i18n } = useTranslation('desk')
  const range = new Intl.DateTimeFormat(intlTag(i18n.language), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  })
  return {
    /** «22–28 Nov» */
    week: ({ first, last }: Week): string => {
      const [from, to] = [wallTimeInUtc(first), wallTimeInUtc(last)]
      return from && to ? range.formatRange(from, to) : first
    },
    series: ({ key, name }: Series): string => {
      if (key === '') return t('weeks.noCategory')
      return key === '*' ? t('weeks.others') : name
    },
    /** Whether the service wrote its name, in its own language. */
    isNamed: ({ name }: Series): boolean => name !== '',
  }
}
