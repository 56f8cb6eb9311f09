import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isKnownRole } from './identity.ts'
import { useSession, useSessionState } from './sessionContext.ts'

/** Name and role of whoever is signed in, in words; the role is empty where the site does not say. */
export function useIdentity(): { name: string; role: string } {
  const { t } = useTranslation('app')
  const session = useSession()
  const { service, identity } = useSessionState()

  // Asked for by the first who shows it: most pages never do.
  useEffect(() => {
    if (service) void session.identify(service)
  }, [session, service])

  const account = service?.account
  const login = account?.kind === 'password' ? account.login : t('account.session')
  const role = identity?.roles.find(isKnownRole)
  return { name: identity?.name || login, role: role ? t(`roles.${role}`) : '' }
}
