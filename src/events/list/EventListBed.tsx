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
import { createQueryClient } from '../../collection/queryClient.ts'
import { createTranslator } from '../../i18n/i18n.ts'
import type { InterfaceLanguage } from '../../i18n/interfaceLanguage.ts'
import type { Service } from '../../service/service.ts'
import { ServiceContext } from '../../service/useService.ts'
import { addDays, todayIn, type WallDay } from '../../time/wallTime.ts'
import { ConfirmHost } from '../../ui/confirm/ConfirmHost.tsx'
import { LiveRegion } from '../../ui/live/LiveRegion.tsx'
import { ShortcutHost } from '../../ui/shortcuts/ShortcutHost.tsx'
import { EventListPage } from '../EventListPage.tsx'

// Menus and drawers come in chunks of their own, over a real service, on a machine that may be busy.
/** jsdom lays nothing out: a window wide enough for a table. */
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))

const today = todayIn('Europe/Madrid')

/** A day so many from today. */
export function dayFromNow(days: number): WallDay {
  return addDays(today, days)
}

interface Made {
  title: string
  /** days from today */
  from: number
  to?: number
  over?: Record<string, unknown>
}

/** Adds an event from ten to noon; resolves its id. */
export async function addEvent(service: Service, { title, from, to = from, over }: Made) {
  const body = {
    title,
    start_date: `${dayFromNow(from)} 10:00:00`,
    end_date: `${dayFromNow(to)} 12:00:00`,
    status: 'publish',
    ...over,
  }
  const made = await service.request({ method: 'POST', path: 'events', body })
  if (typeof made !== 'object' || made === null || !('id' in made)) throw new Error('no event')
  return Number(made.id)
}

/** The queries of the listings of events asked for so far, one record at a time left out. */
export function watchListings() {
  const spy = vi.spyOn(globalThis, 'fetch')
  return () =>
    spy.mock.calls
      .map(([input]) => new URL(input instanceof Request ? input.url : String(input)))
      .filter(({ pathname }) => pathname.endsWith('/events'))
      .map(({ searchParams }) => Object.fromEntries(searchParams))
      .filter(({ per_page }) => per_page !== '1')
}

/** The real list over a service, at an address such as `?search=jazz`. */
export async function openList(
  service: Service,
  search = '',
  interfaceLanguage: InterfaceLanguage = 'en',
) {
  const root = createRootRoute({ component: Outlet })
  const route = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      route('/$language/events', EventListPage),
      route('/$language/events/new', () => <h1>A new event</h1>),
      route('/$language/events/$id', () => <h1>The event</h1>),
      route('/$language/events/by-slug/$slug', () => <h1>The event by slug</h1>),
    ]),
    history: createMemoryHistory({ initialEntries: [`/${service.language}/events${search}`] }),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (values) => `?${new URLSearchParams(values)}`,
  })
  const translator = await createTranslator(interfaceLanguage)
  render(
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={createQueryClient()}>
        <ServiceContext value={service}>
          <RouterProvider router={router as never} />
          <LiveRegion />
          <ConfirmHost />
          <ShortcutHost />
        </ServiceContext>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  const address = () => Object.fromEntries(new URLSearchParams(router.state.location.searchStr))
  return { user: userEvent.setup(), address, path: () => router.state.location.pathname }
}
