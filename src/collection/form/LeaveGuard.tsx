import { useFormState } from 'react-hook-form'
import type { Control, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../ui/confirm/useLeaveGuard.ts'

/** Asks before leaving a form in which something is not saved. */
export function LeaveGuard<V extends FieldValues>({ control }: { control: Control<V> }) {
  const { t } = useTranslation('recordForm')
  const { isDirty } = useFormState({ control })
  useLeaveGuard({
    isOn: isDirty,
    question: {
      title: t('leave.title'),
      text: t('leave.text'),
      action: t('leave.leave'),
      isDangerous: true,
    },
  })
  return null
}
