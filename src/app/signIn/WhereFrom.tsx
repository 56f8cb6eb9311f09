import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { anonymous } from '../../service/account.ts'
import { applicationPasswordsAddress } from '../../service/discovery.ts'
import { useSession } from '../session/sessionContext.ts'

const Fold = styled('details')(({ theme }) => ({
  fontSize: '0.875rem',
  '& summary': {
    cursor: 'pointer',
    fontWeight: 600,
    color: (theme.vars ?? theme).palette.primary.main,
  },
  '& p': { margin: theme.spacing(1, 0, 0) },
}))

/** Where an application password comes from, with a link to the site's own page when it tells. */
export function WhereFrom() {
  const { t } = useTranslation('signIn')
  const session = useSession()
  const [address, setAddress] = useState<string | null>(null)

  async function lookUp() {
    const found = await applicationPasswordsAddress(session.trial(anonymous)).catch(() => null)
    setAddress(found && withName(found))
  }

  return (
    <Fold onToggle={() => void lookUp()}>
      <summary>{t('where.title')}</summary>
      <p>{t('where.text')}</p>
      {address ? (
        <p>
          <Link href={address} target="_blank" rel="noopener noreferrer">
            {t('where.link')}
          </Link>{' '}
          ({new URL(address).host})
        </p>
      ) : null}
    </Fold>
  )
}

/** The page names the application to the person. It is not asked to send the password back: that would be in an address. */
function withName(address: string): string {
  const url = new URL(address, document.baseURI)
  url.searchParams.set('app_name', 'Agenda')
  return url.href
}
