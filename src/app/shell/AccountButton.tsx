import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionState } from '../session/sessionContext.ts'
import { TopOpener } from './TopOpener.tsx'
import { lazily } from '../../ui/lazily.tsx'

const AccountPanel = lazily(() => import('./AccountPanel.tsx').then((it) => it.AccountPanel))

export function AccountButton() {
  const { t } = useTranslation('app')
  const { service } = useSessionState()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const account = service?.account
  const who = account?.kind === 'password' ? account.login : undefined
  const label =
    account?.kind === 'anonymous' ? t('account.readOnly') : (who ?? t('account.session'))
  return (
    <TopOpener
      name={t('account.button', { name: label })}
      opened={anchor && <AccountPanel anchor={anchor} onClose={() => setAnchor(null)} />}
      onClick={(event) => setAnchor(event.currentTarget)}
    >
      <AccountIcon />
    </TopOpener>
  )
}
