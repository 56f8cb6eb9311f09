import { useTranslation } from 'react-i18next'
import type { QueuedWrite } from '../collection/queue/queued.ts'
import { Refusal } from '../service/refusal.ts'
import { refusalDetails, refusalWords } from '../service/refusalWords.ts'
import { useQueueWords } from './useQueueWords.ts'

/** How one stands: on its way, or what a person has to decide first. */
export function ItemState({ item }: { item: QueuedWrite }) {
  const { t } = useTranslation('queue')
  const { labels } = useQueueWords(item)
  const { stop, sentAt } = item
  if (stop === null) return <div>{t(sentAt === null ? 'state.waiting' : 'state.maybe')}</div>
  if (stop.kind === 'conflict')
    return (
      <strong>
        {t(item.deletes ? 'state.changed' : 'state.conflict', {
          fields: labels(stop.fields.map(({ field }) => field)),
        })}
      </strong>
    )
  if (stop.kind === 'refused') return <Refused refusal={new Refusal(stop.refusal)} />
  return <strong>{t(`state.${stop.kind}`)}</strong>
}

function Refused({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation(['queue', 'service', 'ui'])
  const { title, values } = refusalWords(refusal)
  const details = refusalDetails(refusal)
  return (
    <div>
      <strong>{t('state.refused', { reason: t(`service:${title}`, values) })}</strong>
      {details ? (
        <details>
          <summary>{t('ui:refusal.details')}</summary>
          <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{details}</pre>
        </details>
      ) : null}
    </div>
  )
}
