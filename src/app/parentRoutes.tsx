import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { LanguagePlace } from './LanguagePlace.tsx'
import { LostPage, NotFoundPage } from './pages/NotFoundPage.tsx'
import type { Session } from './session/session.ts'
import { Shell } from './shell/Shell.tsx'

export interface RouteContext {
  session: Session
  translator: i18n
}

export const root = createRootRouteWithContext<RouteContext>()({
  component: Outlet,
  notFoundComponent: LostPage,
})

/** Everything that a person has to sign in for, or choose to read only. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad({ context, location }) {
    if (context.session.current().service) return
    const isStart = location.pathname === '/' && location.searchStr === ''
    throw redirect({ to: '/sign-in', search: isStart ? {} : { next: location.href } })
  },
  component: Shell,
})

export const language = createRoute({
  getParentRoute: () => shell,
  path: '$language',
  component: LanguagePlace,
  notFoundComponent: NotFoundPage,
})
