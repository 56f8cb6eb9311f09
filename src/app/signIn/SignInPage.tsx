import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { anonymous, type Account } from '../../service/account.ts'
import { ConfirmHost } from '../../ui/confirm/ConfirmHost.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { LiveRegion } from '../../ui/live/LiveRegion.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useIsOnline } from '../../ui/useIsOnline.ts'
import { ToastHost } from '../../ui/toast/ToastHost.tsx'
import { useContentLanguage } from '../contentLanguage.ts'
import type { Keep } from '../session/keptAccount.ts'
import { useSession, useSessionState } from '../session/sessionContext.ts'
import { CorrectedNote } from './CorrectionNote.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProvingNote } from './ProvingNote.tsx'
import { SessionSignIn } from './SessionSignIn.tsx'
import { SignInGuide } from './SignInGuide.tsx'
import { SignInLanguages } from './SignInLanguages.tsx'
import { Card, Ground, Other, Site } from './signInLayout.ts'
import { useProving } from './useProving.ts'
import { WhereFrom } from './WhereFrom.tsx'

const EraseSignedOut = lazily(() =>
  import('../settings/EraseDevice.tsx').then((it) => it.EraseSignedOut),
)

/** Connect: by application password, by the site's own session, or to read only; as the configuration offers. */
export function SignInPage() {
  const { t } = useTranslation('signIn')
  const { configuration } = useSessionState()
  const language = useContentLanguage(configuration)
  const proving = useProving()
  const isOnline = useIsOnline()
  const enter = useEnter()
  const offers = new Set(configuration.signIn)
  const attempt = (account: Account, keep: Keep) =>
    void proving.attempt(account, (proved, mayEdit) => enter(proved, keep, mayEdit))

  return (
    <Ground>
      <Card>
        <Site lang={language}>{configuration.siteName[language]}</Site>
        <PageHeader title={t('title')} summary={t('summary')} />
        <output>{isOnline ? null : <Alert severity="info">{t('noNetwork')}</Alert>}</output>
        <CorrectedNote />
        <ProvingNote proving={proving} />
        {offers.has('password') ? (
          <>
            <PasswordForm isBusy={proving.isBusy} keep="tab" onSubmit={attempt} />
            <WhereFrom />
          </>
        ) : null}
        {offers.has('session') || offers.has('anonymous') ? <Divider /> : null}
        <Other>
          {offers.has('session') ? (
            <SessionSignIn isBusy={proving.isBusy} onFound={(account) => attempt(account, 'tab')} />
          ) : null}
          {offers.has('anonymous') ? (
            <Button disabled={proving.isBusy} onClick={() => attempt(anonymous, 'tab')}>
              {t('readOnly')}
            </Button>
          ) : null}
        </Other>
      </Card>
      <SignInLanguages />
      <RouterLink to="/accessibility">{t('accessibility')}</RouterLink>
      <SignInGuide language={language} />
      <EraseSignedOut />
      <LiveRegion />
      <ToastHost />
      <ConfirmHost />
    </Ground>
  )
}

/** Signs in and goes to where the person was going. */
function useEnter() {
  const { t } = useTranslation('signIn')
  const session = useSession()
  const router = useRouter()
  const navigate = useNavigate()
  const { next } = useSearch({ from: '/sign-in' })
  return (account: Account, keep: Keep, mayEdit: boolean) => {
    const onlyReads = account.kind !== 'anonymous' && !mayEdit
    session.signIn(onlyReads ? { ...account, onlyReads } : account, keep)
    if (onlyReads) toast.show({ severity: 'warning', message: t('mayNotEdit') })
    if (next) router.history.push(router.buildLocation({ to: next }).publicHref)
    else void navigate({ to: '/' })
  }
}
