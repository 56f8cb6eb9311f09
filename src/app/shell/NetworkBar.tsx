import { styled } from '@mui/material/styles'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueue } from '../../collection/queue/useQueue.ts'
import { mayWrite } from '../../service/account.ts'
import type { Service } from '../../service/service.ts'
import { formatRecentTime } from '../../ui/filters/instantTime.ts'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { isUnfetched, subscribeUnfetched } from '../../ui/unfetched.ts'
import { useLate } from '../../ui/useLate.ts'
import { type ConnectionTrouble, useConnectionTrouble } from './useConnectionTrouble.ts'
import type { Language } from '../../service/language.ts'
import { useCodeAtHand } from './useCodeAtHand.ts'
import { useUnfetched } from './useUnfetched.ts'

const fetchSender = () => import('../../queue/Sender.tsx')
const fetchDraftMarks = () => import('./DraftMarks.tsx')
const fetchLaterLook = () => import('../../history/laterLook/LaterLook.tsx')

const Bar = styled('output')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1.5),
  padding: theme.spacing(1, 3),
  fontSize: '0.875rem',
  color: (theme.vars ?? theme).palette.text.primary,
  background: (theme.vars ?? theme).palette.action.hover,
  borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:empty': { display: 'none' },
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(2) },
}))

interface Props {
  language: Language
  service: Service
}

/** Calm news of the network, for as long as there are any: since when it is away, and what waits for it. */
export function NetworkBar({ language, service }: Props) {
  const { t, i18n } = useTranslation('queue')
  const isMissing = useSyncExternalStore(subscribeUnfetched, isUnfetched)
  const trouble = useConnectionTrouble()
  const since = useSince(trouble)
  const items = useQueue(service) ?? []
  const isWriter = mayWrite(service.account)
  const isQueued = items.length > 0 && isWriter
  const late = useLate(fetchSender, isQueued)
  const looking = useLate(fetchLaterLook, isWriter)
  const marking = useLate(fetchDraftMarks, isWriter)
  useCodeAtHand()
  useUnfetched()
  const asking = items.filter(({ stop }) => stop !== null).length
  const time = since === null ? '' : formatRecentTime(i18n.language, since)
  return (
    <>
      <Bar>
        {trouble === null ? null : <span>{t(`bar.${trouble}`, { time })}</span>}
        {isMissing ? (
          <span>{t(trouble === 'offline' ? 'bar.unfetchedOffline' : 'bar.unfetched')}</span>
        ) : null}
        {items.length > 0 ? (
          <span>
            {t('bar.waiting', { count: items.length })}{' '}
            {asking > 0 ? `${t('bar.asking', { count: asking })} ` : ''}
            <RouterLink to="/$language/queue" params={{ language }} preload="render">
              {t('bar.see')}
            </RouterLink>
          </span>
        ) : null}
      </Bar>
      {late && isQueued ? (
        <late.Sender {...{ service, items }} isReachable={trouble === null} />
      ) : null}
      <Suspense>{marking && isWriter ? <marking.DraftMarks service={service} /> : null}</Suspense>
      <Suspense>{looking && isWriter ? <looking.LaterLook service={service} /> : null}</Suspense>
    </>
  )
}

/** Since when it lasts, milliseconds since 1970. */
function useSince(trouble: ConnectionTrouble | null): number | null {
  const [seen, setSeen] = useState(() => sinceNow(trouble))
  if (seen.trouble !== trouble) setSeen(() => sinceNow(trouble))
  return seen.since
}

function sinceNow(trouble: ConnectionTrouble | null) {
  return { trouble, since: trouble === null ? null : Date.now() }
}
