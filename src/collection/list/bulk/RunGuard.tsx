import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../ui/confirm/useLeaveGuard.ts'

/** Asks before the page is left while records are being written. */
export function RunGuard({ isRunning }: { isRunning: boolean }) {
  const { t } = useTranslation('bulk')
  useLeaveGuard({
    isOn: isRunning,
    alsoOnPage: true,
    question: {
      title: t('leave.title'),
      text: t('leave.text'),
      action: t('leave.leave'),
      isDangerous: true,
    },
  })
  return null
}
