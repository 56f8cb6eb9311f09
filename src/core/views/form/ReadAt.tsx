import { useTranslation } from 'react-i18next'
import { hourIn } from '../../../i18n/formats.ts'
import { formatRecentTime } from '../../../ui/filters/instantTime.ts'

/** «Read at 10:40», of milliseconds since 1970; nothing for 0, which is not yet. */
export function ReadAt({ at }: { at: number }) {
  const { t, i18n } = useTranslation('recordForm')
  const time = formatRecentTime(i18n.language, at)
  return at > 0 ? t('page.readAt', { count: hourIn(time), time }) : null
}
