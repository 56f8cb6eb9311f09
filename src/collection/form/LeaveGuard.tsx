import { useBlocker } from '@tanstack/react-router'
import { useFormState } from 'react-hook-form'
import type { Control, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { confirm } from '../../ui/confirm/confirm.ts'

/** Asks before leaving a form in which something is not saved. */
export function LeaveGuard<V extends FieldValues>({ control }: { control: Control<V> }) {
  const { t } = useTranslation('recordForm')
  const { isDirty } = useFormState({ control })
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    async shouldBlockFn({ current, next }) {
      if (current.pathname === next.pathname) return false
      const leaves = await confirm({
        title: t('leave.title'),
        text: t('leave.text'),
        action: t('leave.leave'),
        isDangerous: true,
      })
      return !leaves
    },
  })
  return null
}
