import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { vi } from 'vitest'
import { createQueryClient } from '../collection/queryClient.ts'
import { createTranslator } from '../i18n/i18n.ts'
import type { InterfaceLanguage } from '../i18n/interfaceLanguage.ts'
import type { Account } from '../service/account.ts'
import { configurationOf } from '../service/configuration.ts'
import { createService } from '../service/createService.ts'
import { languageOf } from '../service/language.ts'
import { editor } from '../service/testSite.ts'
import type { Service } from '../service/service.ts'
import { makeWorld, type Mode, type TestWorld } from '../service/testWorld.ts'
import { ServiceContext } from '../service/useService.ts'
import { ConfirmHost } from '../ui/confirm/ConfirmHost.tsx'
import { LiveRegion } from '../ui/live/LiveRegion.tsx'
import { ToastHost } from '../ui/toast/ToastHost.tsx'
import { toast } from '../ui/toast/toast.ts'
import { ShortcutHost } from '../ui/shortcuts/ShortcutHost.tsx'
import configuration from '../../public/config.json'
import { EventBySlugPage } from './EventBySlugPage.tsx'
import { EventCreatePage } from './EventCreatePage.tsx'
import { EventDuplicatePage } from './EventDuplicatePage.tsx'
import { EventEditPage } from './EventEditPage.tsx'

// A whole form in jsdom is slow where several test files share the processor.
vi.setConfig({ testTimeout: 120_000 })

export type { Mode, TestWorld as World }

/** A world of the local service for one test. */
export function openWorld(mode: Mode): Promise<TestWorld> {
  return makeWorld(mode)
}

interface Opening {
  /** Address below the root, such as `/ca/events/new`. */
  at: string
  account?: Account
  interfaceLanguage?: InterfaceLanguage
}

/** The real pages of events over a world, at an address. */
export function openPage(world: TestWorld, opening: Opening) {
  const { at, account = editor, interfaceLanguage = 'en' } = opening
  const settings = configurationOf(configuration)
  const language = languageOf(settings, at.split('/')[1] ?? '')
  if (!language) throw new Error(`no language in ${at}`)
  const all = createService({ configuration: settings, account, base: world.base })
  const pages: Pages = {
    '/$language/events': () => <h1>The list</h1>,
    '/$language/events/new': EventCreatePage,
    '/$language/events/$id': EventEditPage,
    '/$language/events/$id/duplicate': EventDuplicatePage,
    '/$language/events/by-slug/$slug': EventBySlugPage,
  }
  return openRoutes(all.in(language), at, pages, interfaceLanguage)
}

/** One element in place of a page. */
export function openElement(world: TestWorld, element: ReactNode) {
  return openRoutes(world.service(), '/ca', { '/$language': () => element })
}

/** Pages by their paths. */
type Pages = Readonly<Record<string, () => ReactNode>>

/** Some pages over a service, at an address. */
export async function openRoutes(
  service: Service,
  at: string,
  pages: Pages,
  interfaceLanguage: InterfaceLanguage = 'en',
) {
  const root = createRootRoute({ component: Outlet })
  const routeTree = root.addChildren(
    Object.entries(pages).map(([path, component]) =>
      createRoute({ getParentRoute: () => root, path, component }),
    ),
  )
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (values) => `?${new URLSearchParams(values)}`.replace(/^\?$/, ''),
  })
  toast.clear()
  const client = createQueryClient()
  const translator = await createTranslator(interfaceLanguage)
  await translator.loadNamespaces(['form', 'recordForm', 'drafts', 'eventForm', 'eventDuplicate'])
  render(
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={client}>
        <ServiceContext value={service}>
          <RouterProvider router={router as never} />
          <LiveRegion />
          <ToastHost />
          <ConfirmHost />
          <ShortcutHost />
        </ServiceContext>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return { client, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), router }
}
