import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Service } from '../../api/service.ts'
import { isKnownRole, readIdentity } from './identity.ts'
import type { Session } from './session.ts'
import { useSession, useSessionState } from './sessionContext.ts'

/** Finds out who is signed in, until the site has said it. A refusal of such a trial ends no session. */
async function identify(session: Session, service: Service): Promise<void> {
  if (session.current().identity) return
  const found = await readIdentity(session.trial(service.account))
  if (found) session.identified(service, found)
}

/** Name and role of whoever is signed in, in words; the role is empty where the site does not say. */
export function useIdentity(): { name: string; role: string } {
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
