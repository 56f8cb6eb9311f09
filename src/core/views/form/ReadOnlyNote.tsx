import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'

/** Nothing can be saved here by who asks; why, and the way in, which leads back to this page. */
export function ReadOnlyNote() {
  const { t } = useTranslation(['recordForm', 'app'])
  const { account } = useService()
  const here = useLocation({ select: ({ href }) => href })
  const isVisitor = account.kind === 'anonymous'
  const to: string = '/sign-in'
  return (
    <EmptyState
      title={t('readOnly.title')}
      text={t(isVisitor ? 'readOnly.visitor' : 'readOnly.account')}
      action={
        <RouterButton to={to} search={{ next: here }} variant="outlined">
          {t(isVisitor ? 'app:account.signIn' : 'readOnly.another')}
        </RouterButton>
      }
    />
  )
}
