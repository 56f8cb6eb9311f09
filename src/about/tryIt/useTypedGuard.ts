import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../ui/confirm/useLeaveGuard.ts'
import { isFound } from '../reference/found.ts'
import type { Operation } from '../reference/operations.ts'

/** Asks before what was typed for an operation and not sent goes away: with the page, or with the operation alone. */
export function useTypedGuard(operation: Operation, isTyped: boolean): void {
  const { t } = useTranslation('reference')
  useLeaveGuard({
    isOn: isTyped,
    question: {
      title: t('try.unsent.title'),
      text: t('try.unsent.text'),
      action: t('try.unsent.leave'),
    },
    alsoOnPage: ({ open, search }) =>
      open !== operation.id || !isFound(operation, typeof search === 'string' ? search : ''),
  })
}
