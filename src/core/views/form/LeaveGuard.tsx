import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { useLeaveGuard } from '../../../ui/confirm/useLeaveGuard.ts'
import type { Drafting } from './drafts/useDrafting.ts'
import { useLeaveQuestion } from './leaveQuestion.ts'

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
