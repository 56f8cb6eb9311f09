import type { i18n } from 'i18next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../core/query/queryClient.ts'
import { createTranslator } from '../i18n/i18n.ts'
import { restRootOf } from '../api/outgoing.ts'
import { type Configuration, ConfigurationError, loadConfiguration } from '../api/configuration.ts'
import { fallbackLanguageOf, languageOf } from '../api/language.ts'
import { App } from './App.tsx'
import { rememberContentLanguage } from './contentLanguage.ts'
import { type EarlyRequests, storeConfiguration } from './earlyRequests.ts'
import { createAppRouter } from './router.ts'
import { preloadPage } from './routes.tsx'
import { restoreSignIn } from './session/storedAccount.ts'
import { withCorrections } from './session/storedCorrections.ts'
import { createSession, type Session } from './session/session.ts'
import { heard } from './uncaught/reportUncaught.ts'
import { spokenLanguage } from './useInterfaceLanguage.ts'
import { reloadSettings } from '../ui/settings.ts'
import { storagePrefix } from '../ui/storage.ts'
import { whenEnded } from './session/endedSignIns.ts'

/**
 * Follows what other tabs of this browser do: signing out ends a sign-in in all its tabs, and settings are the same in
 * all of them. A tab with a sign-in of its own stays in.
 */
export function followOtherTabs(session: Session): void {
  addEventListener('storage', ({ key }) => {
    if (key === `${storagePrefix}settings`) reloadSettings()
  })
  whenEnded(session.leave)
  addEventListener('pageshow', session.wake)
  document.addEventListener('visibilitychange', session.wake)
}

/** Starts the application in this element. */
export async function start(
  element: HTMLElement,
  { requested, restored }: EarlyRequests,
): Promise<void> {
  const base = document.baseURI
  const words = createTranslator(spokenLanguage())
  const inside = location.pathname.slice(new URL('.', base).pathname.length)
  const [, page] = /^[a-z]{2,3}(?:-\w+)?(?:\/(.*))?$/.exec(inside) ?? [null, null]
  // The code of a page and its messages wait neither for the configuration nor for who is signed in.
  if (page !== null && preloadPage(page))
    void words.then((translator) => translator.loadNamespaces('form')).catch(() => undefined)
  try {
    const configuration = await loadConfiguration(requested)
    createRoot(element).render(await application(configuration, await words, base, restored))
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    const { showConfigurationError } = await import('./pages/showConfigurationError.tsx')
    await showConfigurationError(element, error.problems, await words)
  }
}

/** Who is signed in; where another configuration was in force when that was begun, it is found out anew. */
function signInBy(configuration: Configuration, base: string, restored: EarlyRequests['restored']) {
  if (restored && JSON.stringify(restored.by) === JSON.stringify(configuration))
    return restored.signIn
  storeConfiguration(base, configuration)
  const site = restRootOf(configuration, fallbackLanguageOf(configuration), base)
  return restoreSignIn(withCorrections(configuration, site), site, base)
}

async function application(
  configuration: Configuration,
  translator: i18n,
  base: string,
  restored: EarlyRequests['restored'],
) {
  const queryClient = createQueryClient()
  const signIn = await signInBy(configuration, base, restored)
  const session = createSession({ configuration, base, account: null, ...signIn, queryClient })
  const router = createAppRouter(session, translator, base)
  followOtherTabs(session)
  addEventListener('error', heard)
  addEventListener('unhandledrejection', heard)

  const language = languageOf(configuration, router.latestLocation.pathname.split('/')[1] ?? '')
  if (language) rememberContentLanguage(language)
  return (
    <StrictMode>
      <App {...{ translator, queryClient, session, router }} />
    </StrictMode>
  )
}
