import { styled } from '@mui/material/styles'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueuedWrite } from '../../core/write/queue/queued.ts'
import { withFirstHour } from '../../i18n/firstHour.ts'
import type { Language } from '../../api/language.ts'
import { Button } from '../../ui/Button.tsx'
import { reloadStored } from '../../ui/confirm/storedLeave.ts'
import { formatRecentTime } from '../../ui/filters/instantTime.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { isUnfetched, subscribeUnfetched } from '../../ui/unfetched.ts'
import type { ConnectionTrouble } from './useConnectionTrouble.ts'

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

interface Props {
  language: Language
  trouble: ConnectionTrouble | null
  /** The page was opened without a network: nothing of the calendar has been read. */
  isOpenedOffline: boolean
  isWriter: boolean
  isNewVersion: boolean
  items: readonly QueuedWrite[]
}

/** Calm news of the network, for as long as there are any, of what waits for it, and of a new version. */
export function NetworkNews(props: Props) {
  const { language, trouble, isWriter, isNewVersion, items } = props
  const { t, i18n } = useTranslation('activity')
  const isMissing = useSyncExternalStore(subscribeUnfetched, isUnfetched)
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
          {t('bar.test')}
        </RouterLink>
      ) : null}
      {isNothingRead ? <span>{t(isWriter ? 'bar.opened' : 'bar.openedReading')}</span> : null}
      {isNothingRead && isWriter ? (
        <>
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
          {t('bar.reload')}
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
