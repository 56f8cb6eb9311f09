import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { inject, vi } from 'vitest'
import { createQueryClient } from '../collection/queryClient.ts'
import { createTranslator } from '../i18n/i18n.ts'
import type { InterfaceLanguage } from '../i18n/interfaceLanguage.ts'
import type { Account } from '../service/account.ts'
import { configurationOf } from '../service/configuration.ts'
import { createService } from '../service/createService.ts'
import { languageOf } from '../service/language.ts'
import { ServiceContext } from '../service/useService.ts'
import { ConfirmHost } from '../ui/confirm/ConfirmHost.tsx'
import { ToastHost } from '../ui/toast/ToastHost.tsx'
import { toast } from '../ui/toast/toast.ts'
import { ShortcutHost } from '../ui/shortcuts/ShortcutHost.tsx'
import configuration from '../../public/config.json'
import { EventBySlugPage } from './EventBySlugPage.tsx'
import { EventCreatePage } from './EventCreatePage.tsx'
import { EventDuplicatePage } from './EventDuplicatePage.tsx'
import { EventEditPage } from './EventEditPage.tsx'

// A whole form in jsdom is slow where several test files share the processor.
configure({ asyncUtilTimeout: 8000 })
vi.setConfig({ testTimeout: 60_000 })

export type Mode = 'interface' | 'live'

/** A world of the local service for one test, and the way to ask it beside the application. */
export interface World {
  base: string
  /** The JSON of an answer, asked as the editor. @throws Error with what a refusal says */
  ask(method: string, path: string, body?: object): Promise<Record<string, unknown>>
  fail(rules: object[]): Promise<void>
  drop(): Promise<void>
}

const editor: Account = { kind: 'password', login: 'editor', password: 'editor demo password' }
const asEditor = { Authorization: `Basic ${btoa('editor:editor demo password')}` }
const asJson = { 'Content-Type': 'application/json' }

export async function openWorld(mode: Mode): Promise<World> {
  const name = `form-${crypto.randomUUID().slice(0, 8)}`
  const address = `${inject('serviceRoot')}/worlds/${name}`
  const put = (path: string, body: unknown) =>
    fetch(`${address}${path}`, { method: 'PUT', headers: asJson, body: JSON.stringify(body) })
  const made = await put('', { mode, data: 'empty' })
  if (made.status !== 201) throw new Error(`no world: ${made.status} ${await made.text()}`)
  return {
    base: `${address}/`,
    async ask(method, path, body) {
      const init = body ? { body: JSON.stringify(body) } : {}
      const headers = { ...asEditor, ...(body ? asJson : {}) }
      const root = `${address}/ca/wp-json/${configuration.service.namespace}`
      const answer = await fetch(`${root}/${path}`, { method, headers, ...init })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
      return JSON.parse(text)
    },
    async fail(rules) {
      await put('/faults', rules)
    },
    async drop() {
      await fetch(address, { method: 'DELETE' })
    },
  }
}

interface Opening {
  /** Address below the root, such as `/ca/events/new`. */
  at: string
  account?: Account
  interfaceLanguage?: InterfaceLanguage
}

/** The real pages of events over a world, at an address. */
export function openPage(world: World, opening: Opening) {
  return openRoutes(world, opening, [
    ['/$language/events', () => <h1>The list</h1>],
    ['/$language/events/new', EventCreatePage],
    ['/$language/events/$id', EventEditPage],
    ['/$language/events/$id/duplicate', EventDuplicatePage],
    ['/$language/events/by-slug/$slug', EventBySlugPage],
  ])
}

/** One element in place of a page. */
export function openElement(world: World, element: ReactNode) {
  return openRoutes(world, { at: '/ca' }, [['/$language', () => element]])
}

type Page = [path: string, component: () => ReactNode]

async function openRoutes({ base }: World, opening: Opening, pages: readonly Page[]) {
  const { at, account = editor, interfaceLanguage = 'en' } = opening
  const settings = configurationOf(configuration)
  const all = createService({ configuration: settings, account, base })
  const language = languageOf(settings, at.split('/')[1] ?? '')
  if (!language) throw new Error(`no language in ${at}`)
  const root = createRootRoute({ component: Outlet })
  const routeTree = root.addChildren(
    pages.map(([path, component]) => createRoute({ getParentRoute: () => root, path, component })),
  )
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [at] }) })
  toast.clear()
  const client = createQueryClient()
  const translator = await createTranslator(interfaceLanguage)
  await translator.loadNamespaces(['form', 'recordForm', 'drafts', 'eventForm', 'eventDuplicate'])
  render(
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={client}>
        <ServiceContext value={all.in(language)}>
          <RouterProvider router={router as never} />
          <ToastHost />
          <ConfirmHost />
          <ShortcutHost />
        </ServiceContext>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return { client, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), router }
}
