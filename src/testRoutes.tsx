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
import { SeriesUndo } from './core/job/bulk/seriesUndo.ts'
import { createQueryClient } from './core/query/queryClient.ts'
import { createTranslator } from './i18n/i18n.ts'
import type { InterfaceLanguage } from './i18n/interfaceLanguage.ts'
import type { Service } from './api/service.ts'
import { ServiceContext } from './api/useService.ts'
import { ConfirmHost } from './ui/confirm/ConfirmHost.tsx'
import { LiveRegion } from './ui/live/LiveRegion.tsx'
import { ShortcutHost } from './ui/shortcuts/ShortcutHost.tsx'
import { toast } from './ui/toast/toast.ts'
import { ToastHost } from './ui/toast/ToastHost.tsx'

const loadUndo = () => import('./features/activity/undo/UndoDialog.tsx')

/** Pages by their paths. */
export type Pages = Readonly<Record<string, () => ReactNode>>

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
  await translator.loadNamespaces(
    'form recordForm drafts eventForm eventDuplicate sideBySide'.split(' '),
  )
  render(
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={client}>
        <ServiceContext value={service}>
          <SeriesUndo value={loadUndo}>
            <RouterProvider router={router as never} />
          </SeriesUndo>
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
