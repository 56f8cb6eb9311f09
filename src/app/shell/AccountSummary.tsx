import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RouterButton, RouterLink } from '../../ui/RouterLinks.tsx'
import { useSessionState, useSession } from '../session/sessionContext.ts'
import { useLeaving } from '../settings/useLeaving.ts'
import { useContentLanguage } from '../contentLanguage.ts'
import { useEffect } from 'react'
import type { Service } from '../../api/service.ts'
import { isKnownRole, readIdentity } from '../session/identity.ts'
import type { Session } from '../session/session.ts'
import { stack } from '../../ui/layout.ts'

/** Finds out who is signed in, until the site has said it. A refusal of such a trial ends no session. */
async function identify(session: Session, service: Service): Promise<void> {
  if (session.current().identity) return
  const found = await readIdentity(session.trial(service.account))
  if (found) session.identified(service, found)
}

/** Name and role of whoever is signed in, in words; the role is empty where the site does not say. */
function useIdentity(): { name: string; role: string } {
  const { t } = useTranslation('app')
  const session = useSession()
  const { service, identity } = useSessionState()

  // Asked for by the first who shows it: most pages never do.
  useEffect(() => {
    if (service) void identify(session, service)
  }, [session, service])

  const account = service?.account
  const login = account?.kind === 'password' ? account.login : t('account.session')
  const role = identity?.roles.find(isKnownRole)
  return { name: identity?.name || login, role: role ? t(`roles.${role}`) : '' }
}

/** The way to what the service says of itself, beside who is connected to it. */
function ServiceLink({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation(['search', 'reference'])
  const language = useContentLanguage(useSessionState().configuration)
  return (
    <RouterLink to="/$language/service" params={{ language }} onClick={onFollow}>
      {t('reference:title')}
    </RouterLink>
  )
}

const Block = stack('div', 1, { justifyItems: 'start' })

/** Who is signed in, as what, to what service, and the way out (or in, for who only reads). */
export function AccountSummary({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['app', 'reference'])
  const { service } = useSessionState()
  const { name, role } = useIdentity()
  const leave = useLeaving()
  const here = useLocation({ select: ({ href }) => href })
  const isAnonymous = service?.account.kind === 'anonymous'
  return (
    <Block>
      <div>
        <Typography variant="subtitle2" component="p">
          {isAnonymous ? t('account.readOnly') : name}
        </Typography>
        {isAnonymous || role !== name ? (
          // Its line is there before the site has said it: nothing moves under a press.
          <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1.43em' }}>
            {isAnonymous ? t('account.readOnlyText') : role}
          </Typography>
        ) : null}
      </div>
      {isAnonymous ? (
        <RouterButton to="/sign-in" search={{ next: here }} variant="outlined" onClick={onLeave}>
          {t('account.signIn')}
        </RouterButton>
      ) : (
        <Button
          variant="outlined"
          onClick={() => {
            onLeave()
            void leave()
          }}
        >
          {t('account.signOut')}
        </Button>
      )}
      <ServiceLink onFollow={onLeave} />
    </Block>
  )
}
