import {
  createRootRouteWithContext,
  createRoute,
  Outlet,
  redirect,
  useParams,
} from '@tanstack/react-router'
import type { i18n } from 'i18next'
import type { Session } from './session/session.ts'
import { Shell } from './shell/Shell.tsx'
import { Suspense, useEffect, useMemo } from 'react'
import { SeriesUndo } from '../core/job/bulk/seriesUndo.ts'
import { versionsKnown } from '../features/translations/confirmed/storedLinks.ts'
import { VersionsLook } from '../resources/events/rules/versionsLook.ts'
import { languageOf, languagesOf } from '../api/language.ts'
import { ServiceContext } from '../api/useService.ts'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { rememberContentLanguage } from './contentLanguage.ts'
import { useSessionState } from './session/sessionContext.ts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { RouterButton } from '../ui/RouterLinks.tsx'
import { LanguageChip } from '../ui/LanguageChip.tsx'
import { row } from '../ui/layout.ts'

const Choices = row('ul', 1, { margin: 0, padding: 0, listStyle: 'none' })

/** The first part of the address is no language of this calendar. */
function UnknownLanguagePage({ code }: { code: string }) {
  const { t } = useTranslation('uncaught')
  const { configuration } = useSessionState()
  return (
    <>
      <PageHeader
        title={t('unknownLanguage.title', { code })}
        summary={t('unknownLanguage.text')}
      />
      <Choices>
        {languagesOf(configuration).map((language) => (
          <li key={language}>
            <RouterButton
              to="/$language/events"
              params={{ language }}
              variant="outlined"
              startIcon={<LanguageChip language={language} />}
              lang={language}
            >
              {configuration.languages[language]}
            </RouterButton>
          </li>
        ))}
      </Choices>
    </>
  )
}

const Main = styled('main')(({ theme }) => ({
  padding: theme.spacing(4, 3),
  maxWidth: 760,
  margin: '0 auto',
}))

/** An address that leads nowhere, outside of any place: the page is all there is. */
function LostPage() {
  return (
    <Main>
      <NotFoundPage />
    </Main>
  )
}

/** An address within a place that leads nowhere. */
function NotFoundPage() {
  const { t } = useTranslation('app')
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <EmptyState
        title={t('notFound.why')}
        text={t('notFound.text')}
        action={
          <RouterButton to="/" variant="contained">
            {t('notFound.action')}
          </RouterButton>
        }
      />
    </>
  )
}

const versions = {
  known: versionsKnown,
  load: () => import('../features/translations/version/versionsThere.ts'),
}

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
      <VersionsLook value={versions}>
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
