import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Account, anonymous } from '../../api/account.ts'
import { ApiError } from '../../api/apiError.ts'
import { siteSession } from '../../api/siteSession.ts'
import { useSession, useSessionState } from '../session/sessionContext.ts'
import { RefusedNote } from './ProvingNote.tsx'
import { stack } from '../../ui/layout.ts'

const Block = stack('div', 1, { justifyItems: 'start' })

interface Props {
  isBusy: boolean
  onFound: (account: Account) => void
}

/** The sign-in that the site itself already has in this browser, when the application is served from the site. */
export function SessionSignIn({ isBusy, onFound }: Props) {
  const { t } = useTranslation('signIn')
  const session = useSession()
  const { configuration } = useSessionState()
  const [isLooking, setLooking] = useState(false)
  const [why, setWhy] = useState<'absent' | ApiError | null>(null)

  async function look() {
    setLooking(true)
    const found = await siteSession(configuration, session.base)
      .catch(onlyApiError)
      .finally(() => setLooking(false))
    const isFound = found !== null && !(found instanceof ApiError)
    setWhy(isFound ? null : (found ?? 'absent'))
    if (isFound) onFound(found)
  }

  return (
    <Block>
      <Button variant="outlined" loading={isBusy || isLooking} onClick={() => void look()}>
        {t('session.use')}
      </Button>
      {why instanceof ApiError ? <RefusedNote refusal={why} tried={anonymous} /> : null}
      {why === 'absent' ? (
        <Typography variant="body2" role="alert">
          {t('session.absent')}{' '}
          <Link
            href={loginPage(configuration.service.nonceAddress, session.base)}
            target="_blank"
            rel="noopener"
          >
            {t('session.login')}
          </Link>
        </Typography>
      ) : null}
    </Block>
  )
}

function onlyApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

/**
 * The site's own sign-in page.
 * Interface silent: the address of the sign-in page is not specified. It is `wp-login.php` next to the folder that issues
 * the nonce (contract.md §5.1).
 */
function loginPage(nonceAddress: string | null, base: string): string {
  return new URL('../wp-login.php', new URL(nonceAddress ?? '', base)).href
}
