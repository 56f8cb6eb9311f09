import { useTranslation } from 'react-i18next'
import { refusalWords } from '../../../service/refusalWords.ts'
import { formatInstantTime } from '../../../ui/filters/instantTime.ts'
import type { ImportState } from './importState.ts'

/** Why an import paused by itself, and when it goes on; nothing of one that a person paused. */
export function usePauseWords({ doing, pausedBy, goesOnAt }: ImportState): string {
  const { t, i18n } = useTranslation(['transfer', 'service'])
  if (doing === null || pausedBy === null) return ''
  if (goesOnAt !== null) {
    return t('transfer:new.run.goesOnAt', { time: formatInstantTime(i18n.language, goesOnAt) })
  }
  const { title, text, values } = refusalWords(pausedBy)
  return `${t(`service:${title}`, values)}. ${t(`service:${text}`)}`
}
