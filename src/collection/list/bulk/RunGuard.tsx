import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { confirm } from '../../../ui/confirm/confirm.ts'

/** Asks before the page is left while records are being written. */
export function RunGuard({ isRunning }: { isRunning: boolean }) {
  const { t } = useTranslation('bulk')
  useBlocker({
    disabled: !isRunning,
    enableBeforeUnload: isRunning,
    async shouldBlockFn() {
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
