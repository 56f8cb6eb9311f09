import { useTranslation } from 'react-i18next'
import { withFirstHour } from '../../../i18n/firstHour.ts'
import { refusalWords } from '../../../service/refusalWords.ts'
import { formatInstantTime } from '../../../ui/filters/instantTime.ts'
import type { ImportState } from './importState.ts'

/** Why an import paused by itself, and when it goes on; nothing of one that a person paused. */
export function usePauseWords({ doing, pausedBy, goesOnAt }: ImportState): string {
  const { t, i18n } = useTranslation(['transfer', 'service'])
  if (doing === null || pausedBy === null) return ''
  if (goesOnAt !== null) {
    const time = formatInstantTime(i18n.language, goesOnAt)
    return withFirstHour(t('transfer:new.run.goesOnAt', { time }))
  }
  const { title, text, values } = refusalWords(pausedBy)
  return `${t(`service:${title}`, values)}. ${t(`service:${text}`)}`
}
