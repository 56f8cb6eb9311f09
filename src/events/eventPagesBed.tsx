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
import { makeWorld, type Mode, type TestWorld } from '../service/testWorld.ts'
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
  return openRoutes(world, opening, [
    ['/$language/events', () => <h1>The list</h1>],
    ['/$language/events/new', EventCreatePage],
    ['/$language/events/$id', EventEditPage],
    ['/$language/events/$id/duplicate', EventDuplicatePage],
    ['/$language/events/by-slug/$slug', EventBySlugPage],
  ])
}

/** One element in place of a page. */
export function openElement(world: TestWorld, element: ReactNode) {
  return openRoutes(world, { at: '/ca' }, [['/$language', () => element]])
}

type Page = [path: string, component: () => ReactNode]

async function openRoutes({ base }: TestWorld, opening: Opening, pages: readonly Page[]) {
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
