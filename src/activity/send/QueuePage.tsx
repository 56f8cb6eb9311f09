import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { firstReady, type QueuedWrite } from '../../collection/queue/queued.ts'
import { useQueueReading } from '../../collection/queue/useQueue.ts'
import { watchKept } from '../../device/kept.ts'
import { keptCount } from '../../device/keptAmounts.ts'
import { isUnnamed } from '../../service/isUnnamed.ts'
import { useService } from '../../service/useService.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { RefusalNote } from '../../ui/RefusalNote.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { QueueItem } from './QueueItem.tsx'
import { Results } from './Results.tsx'
import { sentHere, subscribeSent } from './results.ts'
import { usePressNews } from './usePressNews.ts'
import { useReplay } from './useReplay.ts'

/** As many as are drawn at once. */
const atOnce = 50

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  maxWidth: 960,
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

/** What waits for the network on this device, in the order in which it will be sent, and what became of the rest. */
export function QueuePage() {
  const { t } = useTranslation('queue')
  const service = useService()
  const { items, isClosed, retry } = useQueueReading(service)
  const sent = useSyncExternalStore(subscribeSent, sentHere)
  const others = useOthers(items?.length ?? 0)
  const { send, isSending } = useReplay(service)
  const news = usePressNews()
  const press = () => send(news)
  const hasReady = firstReady(items ?? [], new Set()) !== undefined
  if (items === null) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={t('title')}
        summary={t('summary')}
        actions={
          hasReady ? (
            <Button
              variant="contained"
              aria-disabled={isSending}
              onClick={isSending ? undefined : press}
            >
              {t('action.send')}
            </Button>
          ) : null
        }
      />
      {hasReady && isUnnamed(service.account) ? (
        <Alert severity="info" sx={{ mb: 2, maxWidth: 960 }}>
          {t('unnamed')}
        </Alert>
      ) : null}
      {isClosed ? (
        <RefusalNote title={t('closed.title')} text={t('closed.text')} onRetry={retry} />
      ) : items.length > 0 ? (
        <Waiting items={items} onRetry={press} />
      ) : (
        <Nothing />
      )}
      {others > 0 ? <p>{t('others', { count: others })}</p> : null}
      {sent.length > 0 ? <Results sent={sent} /> : null}
    </>
  )
}

interface WaitingProps {
  items: readonly QueuedWrite[]
  onRetry: () => void
}

/** All that ask something, and the first of those that only wait: a change of many may have left hundreds. */
function Waiting({ items, onRetry }: WaitingProps) {
  const { t } = useTranslation('queue')
  const [most, setMost] = useState(atOnce)
  const shown = items.filter(({ stop }, at) => stop !== null || at < most)
  return (
    <>
      <List aria-label={t('list')}>
        {shown.map((item) => (
          <QueueItem key={item.key} {...{ item, onRetry }} />
        ))}
      </List>
      {shown.length < items.length ? (
        <Button onClick={() => setMost(most + atOnce)}>{t('more')}</Button>
      ) : null}
    </>
  )
}

function Nothing() {
  const { t } = useTranslation('queue')
  const { language } = useService()
  const way: string = '/$language/events'
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <RouterButton to={way} params={{ language }} variant="outlined">
          {t('empty.action')}
        </RouterButton>
      }
    />
  )
}

/** How many wait here for other accounts: nobody but they can send them. */
function useOthers(own: number): number {
  const [all, setAll] = useState(0)
  useEffect(() => {
    let isWanted = true
    const count = async () => {
      const queue = await keptCount('queue')
      if (isWanted) setAll(queue)
    }
    void count()
    const leave = watchKept('operations', () => void count())
    return () => {
      isWanted = false
      leave()
    }
  }, [])
  return Math.max(0, all - own)
}
