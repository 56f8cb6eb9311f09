import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionState } from '../session/sessionContext.ts'
import { TopButton } from './TopButton.tsx'
import { lazily } from '../../ui/lazily.tsx'

const AccountPanel = lazily(async () => (await import('./AccountPanel.tsx')).AccountPanel)

export function AccountButton() {
  const { t } = useTranslation('app')
  const { service } = useSessionState()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const account = service?.account
  const who = account?.kind === 'password' ? account.login : undefined
  const label =
    account?.kind === 'anonymous' ? t('account.readOnly') : (who ?? t('account.session'))
  return (
    <>
      <TopButton
        type="button"
        aria-label={t('account.button', { name: label })}
        title={t('account.button', { name: label })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountIcon />
      </TopButton>
      {anchor ? (
        <Suspense fallback={null}>
          <AccountPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
