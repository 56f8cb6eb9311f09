import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type Account, anonymous } from '../../api/account.ts'
import { ConfirmHost } from '../../ui/confirm/ConfirmHost.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { LiveRegion } from '../../ui/live/LiveRegion.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useIsOnline } from '../../ui/useIsOnline.ts'
import { ToastHost } from '../../ui/toast/ToastHost.tsx'
import { useContentLanguage } from '../contentLanguage.ts'
import { fixInterfaceLanguage } from '../useInterfaceLanguage.ts'
import type { Keep } from '../session/storedAccount.ts'
import { useSession, useSessionState } from '../session/sessionContext.ts'
import { CorrectedNote, ProvingNote, useProving } from './ProvingNote.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SessionSignIn } from './SessionSignIn.tsx'
import { Card, SignInLayout, Other, Site, SpokenLanguages } from './SpokenLanguages.tsx'
import { useState } from 'react'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { applicationPasswordsAddress } from '../../api/discovery.ts'

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
function WhereFrom() {
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

const GuideSheet = lazily(() =>
  import('../../features/help/guide/GuideSheet.tsx').then((it) => it.GuideSheet),
)

/** The guide before anybody has signed in: what was typed above stays. */
function SignInGuide({ language }: { language: string }) {
  const { t } = useTranslation('app')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button color="inherit" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {t('shell.guide')}
      </Button>
      {isOpen ? <GuideSheet language={language} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const EraseSignedOut = lazily(() =>
  import('../settings/EraseDevice.tsx').then((it) => it.EraseSignedOut),
)

/** Connect: by application password, by the site's own session, or to read only; as the configuration offers. */
export function SignInPage() {
  const { t } = useTranslation('signIn')
  const { configuration, hasLeftText } = useSessionState()
  const language = useContentLanguage(configuration)
  const proving = useProving()
  const isOnline = useIsOnline()
  const enter = useEnter()
  const offers = new Set(configuration.signIn)
  const attempt = (account: Account, keep: Keep) =>
    void proving.attempt(account, (proved, mayEdit) => enter(proved, keep, mayEdit))

  return (
    <SignInLayout>
      <Card>
        <Site lang={language}>{configuration.siteName[language]}</Site>
        <PageHeader title={t('title')} summary={t('summary')} />
        <output>
          {hasLeftText ? <Alert severity="info">{t('again.text')}</Alert> : null}
          {isOnline ? null : <Alert severity="info">{t('noNetwork')}</Alert>}
        </output>
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
      <SpokenLanguages />
      <RouterLink to="/accessibility">{t('accessibility')}</RouterLink>
      <SignInGuide language={language} />
      <EraseSignedOut />
      <LiveRegion />
      <ToastHost />
      <ConfirmHost />
    </SignInLayout>
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
    fixInterfaceLanguage()
    session.signIn(onlyReads ? { ...account, onlyReads } : account, keep)
    if (onlyReads) toast.show({ severity: 'warning', message: t('mayNotEdit') })
    if (next) router.history.push(router.buildLocation({ to: next }).publicHref)
    else void navigate({ to: '/' })
  }
}
