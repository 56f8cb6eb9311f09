import { useFormState } from 'react-hook-form'
import type { Control, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../ui/confirm/useLeaveGuard.ts'
import type { Drafting } from './drafts/useDrafting.ts'

interface Props<V extends FieldValues> {
  control: Control<V>
  drafting: Pick<Drafting, 'isKept' | 'end'>
}

/** Asks before leaving a form in which something is not saved: it stays on this device unless it is discarded. */
export function LeaveGuard<V extends FieldValues>({ control, drafting }: Props<V>) {
  const { t } = useTranslation('recordForm')
  const { isDirty } = useFormState({ control })
  useLeaveGuard({
    isOn: isDirty,
    question: drafting.isKept
      ? {
          title: t('leave.title'),
          text: t('leave.kept'),
          action: t('leave.leave'),
          instead: { action: t('leave.discard'), onChoose: () => void drafting.end() },
        }
      : {
          title: t('leave.title'),
          text: t('leave.text'),
          action: t('leave.leave'),
          isDangerous: true,
        },
  })
  return null
}
