import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { languageOf } from '../service/language.ts'
import { lastContentLanguage } from './contentLanguage.ts'
import { language, root, shell } from './parentRoutes.tsx'
import { placeRoutes } from './placeRoutes.tsx'
import { recordRoutes } from './recordRoutes.tsx'
import { safeReturn } from './safeReturn.ts'

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad({ context }) {
    const { configuration } = context.session.current()
    throw redirect({ to: '/$language', params: { language: lastContentLanguage(configuration) } })
  },
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: 'sign-in',
  validateSearch: (search: Record<string, unknown>): { next?: string } =>
    typeof search.next === 'string' ? { next: safeReturn(search.next) } : {},
  loader: ({ context }) => context.translator.loadNamespaces('signIn'),
  component: lazyRouteComponent(() => import('./signIn/SignInPage.tsx'), 'SignInPage'),
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: 'settings',
  loader: ({ context }) => context.translator.loadNamespaces(['settings', 'drafts']),
  component: lazyRouteComponent(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
})

const desk = createRoute({
  getParentRoute: () => language,
  path: '/',
  beforeLoad({ context, params }) {
    const { configuration } = context.session.current()
    const known = languageOf(configuration, params.language)
    if (known) throw redirect({ to: '/$language/events', params: { language: known } })
  },
})

export const routeTree = root.addChildren([
  start,
  signIn,
  shell.addChildren([settings, language.addChildren([desk, ...recordRoutes, ...placeRoutes])]),
])
