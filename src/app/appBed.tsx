import { createMemoryHistory } from '@tanstack/react-router'
import { act, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { inject, vi } from 'vitest'
import { createQueryClient } from '../collection/queryClient.ts'
import { createTranslator } from '../i18n/i18n.ts'
import type { InterfaceLanguage } from '../i18n/interfaceLanguage.ts'
import type { Account } from '../service/account.ts'
import { configurationOf } from '../service/configuration.ts'
import { languageOf } from '../service/language.ts'
import { changeSettings } from '../ui/settings.ts'
import { toast } from '../ui/toast/toast.ts'
import configurationFile from '../../public/config.json'
import { App } from './App.tsx'
import { rememberContentLanguage } from './contentLanguage.ts'
import { createAppRouter } from './router.ts'
import { createSession } from './session/session.ts'

export const editor: Account = {
  kind: 'password',
  login: 'editor',
  password: 'editor demo password',
}

// Pages come in chunks, over a real service, on a machine that may be busy.
configure({ asyncUtilTimeout: 8000 })

export interface World {
  /** Address of the world, with a slash at its end: what `document.baseURI` would be. */
  base: string
  /** The JSON of an answer, asked as the editor. @throws Error with what a refusal says */
  ask: (method: string, path: string, body?: object) => Promise<Record<string, unknown>>
  /** Makes requests go wrong, as the local service's control understands it. */
  fail: (rules: object[]) => Promise<void>
  drop: () => Promise<void>
}

/** A world of the local service for one test. */
export async function openWorld(
  wanted: { mode?: 'interface' | 'live'; data?: 'empty' | 'town'; options?: object } = {},
): Promise<World> {
  const address = `${inject('serviceRoot')}/worlds/app-${crypto.randomUUID().slice(0, 8)}`
  const put = async (path: string, body: unknown) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(address + path, {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  await put('', { mode: 'interface', data: 'empty', ...wanted })
  return {
    base: `${address}/`,
    async ask(method, path, body) {
      const root = `${address}/ca/wp-json/${configurationFile.service.namespace}`
      const headers = {
        Authorization: `Basic ${btoa('editor:editor demo password')}`,
        'Content-Type': 'application/json',
      }
      const init = body ? { body: JSON.stringify(body) } : {}
      const answer = await fetch(`${root}/${path}`, { method, headers, ...init })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
      return JSON.parse(text)
    },
    fail: (rules) => put('/faults', rules),
    async drop() {
      await fetch(address, { method: 'DELETE' })
    },
  }
}

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

/** The whole application over a world, at an address below its root, as nobody or as an account. */
export async function openApp(
  world: World,
  at: string,
  account: Account | null = null,
  interfaceLanguage: 'follow' | InterfaceLanguage = 'follow',
) {
  stubMedia()
  localStorage.clear()
  sessionStorage.clear()
  changeSettings({ interfaceLanguage, density: 'compact', shortcuts: true })
  toast.clear()
  const configuration = configurationOf(configurationFile)
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
  }
}
