import { useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueuedWrite } from '../../collection/queue/queued.ts'
import { isUnnamed } from '../../service/isUnnamed.ts'
import { Refusal } from '../../service/refusal.ts'
import { refusalDetails, refusalWords } from '../../service/refusalWords.ts'
import { useService } from '../../service/useService.ts'
import { heldUntil } from './held.ts'
import { useHeldWords } from './useHeldWords.ts'
import { useQueueWords } from './useQueueWords.ts'

/** Milliseconds by which a timer may be early. */
const aMoment = 100

/** As `heldUntil`, and null as soon as that is over. */
function useHeldUntil(item: QueuedWrite): number | null {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  const until = heldUntil(item)
  useEffect(() => {
    if (until === null) return undefined
    const timer = setTimeout(lookAgain, until - Date.now() + aMoment)
    return () => clearTimeout(timer)
  }, [until])
  return until
}

/** How one stands: on its way, or what a person has to decide first. */
export function ItemState({ item }: { item: QueuedWrite }) {
  const { t } = useTranslation(['queue', 'recordForm'])
  const { labels } = useQueueWords(item)
  const { stop, sentAt } = item
  const isAsked = isUnnamed(useService().account)
  const until = useHeldUntil(item)
  const { ofOne } = useHeldWords()
  if (until !== null) return <div>{ofOne(until)}</div>
  if (stop === null)
    return (
      <div>{t(sentAt !== null ? 'state.maybe' : isAsked ? 'state.asked' : 'state.waiting')}</div>
    )
  if (stop.kind === 'conflict') {
    const fields = labels(stop.fields.map(({ field }) => field))
    const isApart = !item.deletes && stop.fields.every(({ beside }) => beside)
    if (isApart) return <strong>{t('recordForm:conflict.moved', { fields })}</strong>
    return <strong>{t(item.deletes ? 'state.changed' : 'state.conflict', { fields })}</strong>
  }
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
