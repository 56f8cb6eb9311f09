import {
  createRootRouteWithContext,
  createRoute,
  Outlet,
  redirect,
  useParams,
} from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { LostPage, NotFoundPage } from './pages/NotFoundPage.tsx'
import type { Session } from './session/session.ts'
import { Shell } from './shell/Shell.tsx'
import { Suspense, useEffect, useMemo } from 'react'
import { SeriesUndo } from '../core/job/bulk/seriesUndo.ts'
import { VersionsLook } from '../resources/events/rules/versionsLook.ts'
import { languageOf } from '../api/language.ts'
import { ServiceContext } from '../api/useService.ts'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { rememberContentLanguage } from './contentLanguage.ts'
import { useSessionState } from './session/sessionContext.ts'
import { UnknownLanguagePage } from './pages/UnknownLanguagePage.tsx'

const loadVersions = () => import('../features/translations/version/versionsThere.ts')

const loadUndo = () => import('../features/activity/undo/UndoDialog.tsx')

/** Everything under `/ca`, `/es`, `/en`: gives the service in that language to the places within. */
function LanguagePlace() {
  const { configuration, service } = useSessionState()
  const code = useParams({ from: '/shell/$language', select: (params) => params.language })
  const language = languageOf(configuration, code)
  const spoken = useMemo(
    () => (language && service ? service.in(language) : null),
    [language, service],
  )

  useEffect(() => {
    if (language) rememberContentLanguage(language)
  }, [language])

  if (!language)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <UnknownLanguagePage code={code} />
      </Suspense>
    )
  if (!spoken) return null
  return (
    <ServiceContext value={spoken}>
      <VersionsLook value={loadVersions}>
        <SeriesUndo value={loadUndo}>
          <Outlet key={language} />
        </SeriesUndo>
      </VersionsLook>
    </ServiceContext>
  )
}

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
