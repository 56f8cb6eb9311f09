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
import { I18nextProvider } from 'react-i18next'
import { vi } from 'vitest'
import { createQueryClient } from '../collection/queryClient.ts'
import { createTranslator } from '../i18n/i18n.ts'
import { languageOf } from '../service/language.ts'
import type { TestWorld } from '../service/testWorld.ts'
import { ServiceContext } from '../service/useService.ts'
import { ConfirmHost } from '../ui/confirm/ConfirmHost.tsx'
import { toast } from '../ui/toast/toast.ts'
import { ToastHost } from '../ui/toast/ToastHost.tsx'
import { SideBySidePage } from './sideBySide/SideBySidePage.tsx'

// Three forms at once in jsdom, each with its own save, are slower than one where test files share the processor.
vi.setConfig({ testTimeout: 120_000 })
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))

/** The page of an event beside its versions, over a world, in English words. */
export async function openBeside(world: TestWorld, code: string, id: number) {
  const all = world.service()
  const language = languageOf(all.configuration, code)
  if (!language) throw new Error(`no language ${code}`)
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/$language/translations/$id',
    component: SideBySidePage,
  })
  const history = createMemoryHistory({ initialEntries: [`/${code}/translations/${id}`] })
  const router = createRouter({ routeTree: root.addChildren([page]), history })
  toast.clear()
  const translator = await createTranslator('en')
  await translator.loadNamespaces(['form', 'recordForm', 'drafts', 'eventForm', 'sideBySide'])
  render(
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={createQueryClient()}>
        <ServiceContext value={all.in(language)}>
          <RouterProvider router={router as never} />
          <ToastHost />
          <ConfirmHost />
        </ServiceContext>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}
