import { useTranslation } from 'react-i18next'
import type { Question } from '../../ui/confirm/confirm.ts'
import type { Drafting } from './drafts/useDrafting.ts'

/** What is asked before a form goes away in which something is not saved: it stays on this device unless it is discarded. */
export function useLeaveQuestion({ isKept, end }: Pick<Drafting, 'isKept' | 'end'>): Question {
  const { t } = useTranslation('recordForm')
  const question = { title: t('leave.title'), action: t('leave.leave') }
  if (!isKept) return { ...question, text: t('leave.text'), isDangerous: true }
  const instead = { action: t('leave.discard'), onChoose: () => void end() }
  return { ...question, text: t('leave.kept'), instead }
}
