import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { lastContentLanguage } from './contentLanguage.ts'
import { language, root, shell } from './parentRoutes.tsx'
import { placeRoutes } from './placeRoutes.tsx'
import { recordRoutes } from './recordRoutes.tsx'
import { pageMessages } from './pageMessages.ts'
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
  loader: pageMessages,
  component: lazyRouteComponent(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
})

/** For everybody, signed in or not. */
const accessibility = createRoute({
  getParentRoute: () => root,
  path: 'accessibility',
  loader: pageMessages,
  component: lazyRouteComponent(() => import('./pages/AccessibilityPage.tsx'), 'AccessibilityPage'),
})

const desk = createRoute({
  getParentRoute: () => language,
  path: '/',
  loader: pageMessages,
  component: lazyRouteComponent(() => import('../features/dashboard/TodayPage.tsx'), 'TodayPage'),
})

/** For everybody, signed in or not. */
const guide = createRoute({
  getParentRoute: () => root,
  path: '$language/guide/{-$page}',
  component: lazyRouteComponent(() => import('./pages/GuidePlace.tsx'), 'GuidePlace'),
})

export const routeTree = root.addChildren([
  start,
  signIn,
  accessibility,
  guide,
  shell.addChildren([settings, language.addChildren([desk, ...recordRoutes, ...placeRoutes])]),
])
