import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Drafting } from './drafts/useDrafting.ts'
import type { Question } from '../../../ui/confirm/confirm.ts'
import { useLeaveGuard } from '../../../ui/confirm/useLeaveGuard.ts'

interface Props<V extends FieldValues> {
  control: Control<V>
  drafting: Pick<Drafting, 'isKept' | 'end'>
  /** All of it is saved, and its own page is on the way. */
  isSaved: boolean
}

/** Asks before leaving a form in which something is not saved: it stays on this device unless it is discarded. */
export function LeaveGuard<V extends FieldValues>({ control, drafting, isSaved }: Props<V>) {
  const { isDirty } = useFormState({ control })
  const question = useLeaveQuestion(drafting)
  useLeaveGuard({ isOn: isDirty && !isSaved, isKeepable: true, question })
  return null
}

/** What is asked before a form goes away in which something is not saved: it stays on this device unless it is discarded. */
export function useLeaveQuestion(
  { isKept, end }: Pick<Drafting, 'isKept' | 'end'>,
  of: 'leave' | 'quick' = 'leave',
): Question {
  const { t } = useTranslation(['recordForm', 'ui'])
  const isQuick = of === 'quick'
  const question = { title: t(`${of}.title`), action: t(isQuick ? 'ui:close' : 'ui:leave') }
  if (!isKept) return { ...question, text: t('leave.text'), isDangerous: true }
  const instead = { action: t(`${of}.discard`), onChoose: () => void end() }
  const kept = { ...question, text: t('leave.kept'), instead }
  return isQuick ? { ...kept, action: t('quick.keep') } : kept
}
