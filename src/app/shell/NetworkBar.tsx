import { usePageStore } from '../../platform/pageStore.ts'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useQueue } from '../../core/write/queue/useQueue.ts'
import { Recheck } from '../../features/activity/recheck/Recheck.tsx'
import { Sender } from '../../features/activity/send/useReplay.ts'
import { mayWrite } from '../../api/account.ts'
import type { Language } from '../../api/language.ts'
import type { Service } from '../../api/service.ts'
import { useConnectionTrouble, type ConnectionTrouble } from './useConnectionTrouble.ts'
import { type AnyRoute, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useStoredDrafts } from '../../core/views/form/drafts/storedDrafts.ts'
import { ownerOf } from '../../core/query/owner.ts'
import { rowMarks } from '../../ui/table/RowTitle.tsx'
import { isSaving } from '../../platform/offline/isSaving.ts'
import { newVersion, watchVersion } from '../../platform/offline/newVersion.ts'
import { registered } from '../../platform/offline/registration.ts'
import { styled } from '@mui/material/styles'
import type { QueuedWrite } from '../../core/write/queue/queued.ts'
import { withFirstHour } from '../../i18n/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { reloadStored } from '../../ui/confirm/storedLeave.ts'
import { formatRecentTime } from '../../ui/filters/instantTime.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { unfetched } from '../../ui/lazily.tsx'

const Bar = styled('output')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  padding: theme.spacing(1, 3),
  fontSize: '0.875rem',
  color: (theme.vars ?? theme).palette.text.primary,
  background: (theme.vars ?? theme).palette.action.hover,
  borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  // Not taken away: screen readers listen to what is there before it says something.
  '&:empty': { padding: 0, borderWidth: 0 },
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(2) },
}))

interface NetworkNewsProps {
  language: Language
  trouble: ConnectionTrouble | null
  /** The page was opened without a network: nothing of the calendar has been read. */
  isOpenedOffline: boolean
  isWriter: boolean
  isNewVersion: boolean
  items: readonly QueuedWrite[]
}

/** Calm news of the network, for as long as there are any, of what waits for it, and of a new version. */
function NetworkNews(props: NetworkNewsProps) {
  const { language, trouble, isWriter, isNewVersion, items } = props
  const { t, i18n } = useTranslation(['activity', 'app', 'connection'])
  const isMissing = usePageStore(unfetched) > 0
  const { since, isFromStart } = useSince(trouble)
  const isOffline = trouble === 'offline'
  const isNothingRead = isOffline && isFromStart && props.isOpenedOffline
  const asking = items.filter(({ stop }) => stop !== null).length
  const time = since === null ? '' : formatRecentTime(i18n.language, since)
  return (
    <Bar>
      {trouble === null || isNothingRead ? null : (
        <span>{withFirstHour(t(`bar.${trouble}`, { time }))}</span>
      )}
      {trouble === 'unanswered' ? (
        <RouterLink
          to="/$language/service"
          params={{ language }}
          search={{ part: 'test', run: '1' }}
        >
          {t('connection:run')}
        </RouterLink>
      ) : null}
      {isNothingRead ? <span>{t('bar.opened')}</span> : null}
      {isNothingRead && isWriter ? (
        <>
          <span>{t('bar.kept')}</span>
          <RouterLink to="/$language/activity" params={{ language }} search={{ show: 'history' }}>
            {t('bar.history')}
          </RouterLink>
          <RouterLink to="/settings">{t('bar.unsaved')}</RouterLink>
        </>
      ) : null}
      {isMissing ? <span>{t(isOffline ? 'bar.unfetchedOffline' : 'bar.unfetched')}</span> : null}
      {isNewVersion && !isMissing ? <span>{t('bar.newVersion')}</span> : null}
      {!isOffline && (isNewVersion || isMissing) ? (
        <Button variant="outlined" onClick={() => void reloadStored()}>
          {t('app:broken.reload')}
        </Button>
      ) : null}
      {items.length > 0 ? (
        <span>
          {t('bar.waiting', { count: items.length })}{' '}
          {asking > 0 ? `${t('bar.asking', { count: asking })} ` : ''}
          <RouterLink
            to="/$language/activity"
            params={{ language }}
            search={{ show: 'unsent' }}
            preload="render"
          >
            {t('bar.see')}
          </RouterLink>
        </span>
      ) : null}
    </Bar>
  )
}

/** Since when it lasts, milliseconds since 1970, and whether it has been so from the start. */
function useSince(trouble: ConnectionTrouble | null) {
  const [seen, setSeen] = useState(() => sinceNow(trouble, true))
  if (seen.trouble !== trouble) setSeen(sinceNow(trouble, false))
  return seen
}

function sinceNow(trouble: ConnectionTrouble | null, isFromStart: boolean) {
  return { trouble, since: trouble === null ? null : Date.now(), isFromStart }
}

/** Fetches the code of a page, where that is not here yet. */
async function fetchPage({ options: { component } }: AnyRoute): Promise<void> {
  if (component && 'preload' in component) await component.preload?.()
}

/** Keeps the application on the device. @returns whether a newer version than this page's is there */
function useApplicationFiles(): boolean {
  const { routesById } = useRouter()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const begin = async () => {
      const registration = await registered(document.baseURI)
      if (registration) {
        if (!isGone) stop = watchVersion(registration)
        // Without a worker at least the pages are here before the network goes.
      } else if (!isSaving())
        await Promise.allSettled(Object.values<AnyRoute>(routesById).map(fetchPage))
    }
    void begin()
    return () => {
      isGone = true
      stop?.()
    }
  }, [routesById])
  return usePageStore(newVersion)
}

/** The event of Vite when code could not be fetched. */
interface PreloadError extends Event {
  readonly payload?: unknown
}

/**
 * Without a network the code of a page not seen before cannot be fetched. By its message the router would know such an
 * error, reload the application for it, and lose what is readable: under another one it stands in the page's place.
 */
function stayHere({ payload }: PreloadError): void {
  if (!navigator.onLine && payload instanceof Error) payload.message = 'offline'
}

/** Keeps the application where code could not be fetched, and fetches it when there is a network again. */
function useUnfetched(): void {
  const router = useRouter()
  useEffect(() => {
    const again = () => void router.invalidate()
    addEventListener('vite:preloadError', stayHere)
    addEventListener('online', again)
    return () => {
      removeEventListener('vite:preloadError', stayHere)
      removeEventListener('online', again)
    }
  }, [router])
}

/** Says in every list which records have something typed here and not saved. Draws nothing itself. */
function DraftMarks({ service }: { service: Service }) {
  const { t } = useTranslation(['drafts', 'app'])
  const router = useRouter()
  const drafts = useStoredDrafts(ownerOf(service))
  const words = t('mark')
  useEffect(() => {
    const addressOf = (collection: string, language: string, id: number) => {
      const to: string = `/$language/${collection}/$id`
      const { publicHref } = router.buildLocation({ to, params: { language, id: String(id) } })
      return router.history.createHref(publicHref)
    }
    const marks = drafts.flatMap(
      ({ body: { collection, language, id, part } }): [string, string][] =>
        id === null || part ? [] : [[addressOf(collection, language, id), words]],
    )
    rowMarks.set(new Map(marks))
  }, [drafts, router, words])
  return null
}

interface Props {
  language: Language
  service: Service
  /** The page was opened without a network. */
  isOpenedOffline: boolean
}

/** What watches over the network beside the page, and tells of it. */
export function NetworkBar({ language, service, isOpenedOffline }: Props) {
  const trouble = useConnectionTrouble()
  const items = useQueue(service) ?? []
  const isWriter = mayWrite(service.account)
  const isQueued = items.length > 0 && isWriter
  const isNewVersion = useApplicationFiles()
  // It takes every start for one with a network, and would not read again when there is one.
  useEffect(() => {
    if (isOpenedOffline) onlineManager.setOnline(navigator.onLine)
  }, [isOpenedOffline])
  useUnfetched()
  return (
    <>
      <NetworkNews {...{ language, trouble, isOpenedOffline, isWriter, isNewVersion, items }} />
      {isQueued ? <Sender {...{ service, items }} isReachable={trouble === null} /> : null}
      {isWriter ? (
        <>
          <DraftMarks service={service} />
          <Recheck service={service} />
        </>
      ) : null}
    </>
  )
}
