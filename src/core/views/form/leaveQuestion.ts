import { useTranslation } from 'react-i18next'
import type { Question } from '../../../ui/confirm/confirm.ts'
import type { Drafting } from './drafts/useDrafting.ts'

/** What is asked before a form goes away in which something is not saved: it stays on this device unless it is discarded. */
export function useLeaveQuestion(
  { isKept, end }: Pick<Drafting, 'isKept' | 'end'>,
  of: 'leave' | 'quick' = 'leave',
): Question {
  const { t } = useTranslation(['recordForm', 'ui'])
  const question = { title: t(`${of}.title`), action: t(of === 'leave' ? 'ui:leave' : 'ui:close') }
  if (!isKept) return { ...question, text: t('leave.text'), isDangerous: true }
  const instead = { action: t(`${of}.discard`), onChoose: () => void end() }
  return { ...question, text: t('leave.kept'), instead }
}
