import type { i18n } from 'i18next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../core/query/queryClient.ts'
import { createTranslator } from '../i18n/i18n.ts'
import { restRootOf } from '../api/outgoing.ts'
import {
  type Configuration,
  ConfigurationError,
  configurationOf,
  loadConfiguration,
} from '../api/configuration.ts'
import { fallbackLanguageOf, languageOf } from '../api/language.ts'
import { App } from './App.tsx'
import { rememberContentLanguage } from './contentLanguage.ts'
import { type EarlyRequests, storeConfiguration } from './earlyRequests.ts'
import { createAppRouter } from './router.ts'
import { preloadPage } from './routes.tsx'
import { restoreSignIn, type SignIn, withCorrections, whenEnded } from './session/storedAccount.ts'
import { createSession, type Session } from './session/session.ts'
import { heard } from './uncaught/reportUncaught.ts'
import { spokenLanguage } from './useInterfaceLanguage.ts'
import { reloadSettings } from '../ui/settings.ts'
import { storagePrefix } from '../ui/storage.ts'

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

/**
 * Starts the application in this element, by what `config.json` said last time where that is known: the page waits for no
 * answer to be shown. One that says something else begins it anew.
 */
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
  const known = restored && stillReadable(restored.by)
  const root = createRoot(element)
  const show = async (configuration: Configuration, signIn: Promise<SignIn | null>) =>
    root.render(await application(configuration, await words, base, signIn))
  const check = async () => {
    // Without an answer what is known serves on.
    if (known && (await requested) === null) return
    const configuration = await loadConfiguration(requested)
    if (JSON.stringify(known) === JSON.stringify(configuration)) return
    storeConfiguration(base, configuration)
    if (known) location.reload()
    else await show(configuration, signInBy(configuration, base))
  }
  try {
    await Promise.all([known && show(known, restored.signIn), check()])
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    root.unmount()
    const { showConfigurationError } = await import('./pages/showConfigurationError.tsx')
    await showConfigurationError(element, error.problems, await words)
  }
}

/** What `config.json` said last time, unless this version of the application reads it otherwise. */
function stillReadable(stored: Configuration): Configuration | null {
  try {
    return configurationOf(stored)
  } catch {
    return null
  }
}

function signInBy(configuration: Configuration, base: string): Promise<SignIn | null> {
  const site = restRootOf(configuration, fallbackLanguageOf(configuration), base)
  return restoreSignIn(withCorrections(configuration, site), site, base)
}

async function application(
  configuration: Configuration,
  translator: i18n,
  base: string,
  signIn: Promise<SignIn | null>,
) {
  const queryClient = createQueryClient()
  const session = createSession({
    configuration,
    base,
    account: null,
    ...(await signIn),
    queryClient,
  })
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
