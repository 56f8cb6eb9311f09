import { createMemoryHistory } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createQueryClient } from '../core/query/queryClient.ts'
import { createTranslator } from '../i18n/i18n.ts'
import { type InterfaceLanguage, isInterfaceLanguage } from '../i18n/interfaceLanguage.ts'
import type { Account } from '../api/account.ts'
import { configurationOf, type PublishingRules } from '../api/configuration.ts'
import { languageOf } from '../api/language.ts'
import type { TestWorld } from '../api/testWorld.ts'
import { changeSettings } from '../ui/settings.ts'
import { toast } from '../ui/toast/toast.ts'
import configurationFile from '../../public/config.json'
import { App } from './App.tsx'
import { rememberContentLanguage } from './contentLanguage.ts'
import { createAppRouter } from './router.ts'
import { createSession } from './session/session.ts'

export { answering, editor } from '../api/testSite.ts'
export * from '../api/testWorld.ts'

/** jsdom has no media queries: every one is answered as on a wide, light screen. */
function stubMedia(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))
}

/**
 * The whole application over a world, at an address below its root, as nobody or as an account.
 * @param spoken the language of the interface; by default that of the address, so that one reads what is tested
 */
export async function openApp(
  world: TestWorld,
  at: string,
  account: Account | null = null,
  spoken?: InterfaceLanguage,
  rules?: PublishingRules,
) {
  stubMedia()
  localStorage.clear()
  sessionStorage.clear()
  const [, first] = at.split('/')
  const interfaceLanguage = spoken ?? (isInterfaceLanguage(first) ? first : 'en')
  changeSettings({
    interfaceLanguage,
    density: 'compact',
    shortcuts: true,
    // Where that is news, its test says so.
    hasSeenMatches: true,
  })
  toast.clear()
  const configuration = configurationOf({ ...configurationFile, ...(rules && { rules }) })
  const language =
    languageOf(configuration, at.split('/')[1] ?? '') ?? languageOf(configuration, 'en')
  if (language) rememberContentLanguage(language)
  const queryClient = createQueryClient()
  const session = createSession({ configuration, base: world.base, account, queryClient })
  const translator = await createTranslator('en')
  const root = new URL(world.base).pathname.slice(0, -1)
  const history = createMemoryHistory({ initialEntries: [root + at] })
  const router = createAppRouter(session, translator, world.base, history)
  render(<App {...{ translator, queryClient, session, router }} />)
  return {
    user: userEvent.setup({ delay: null }),
    session,
    router,
    /** Where the application is, below its root. */
    place: () => history.location.href.slice(root.length),
    go: (address: string) => act(() => history.push(root + address)),
    back: () => act(() => history.back()),
  }
}
