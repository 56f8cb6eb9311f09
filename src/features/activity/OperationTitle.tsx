import { useTranslation } from 'react-i18next'
import { isUnnamed } from '../../api/account.ts'
import { ApiError } from '../../api/apiError.ts'
import { apiErrorDetails, apiErrorMessage } from '../../api/apiErrorMessage.ts'
import { useService } from '../../api/useService.ts'
import { RecordLink } from '../../core/views/form/RecordLink.tsx'
import type { Operation } from '../../core/write/operation.ts'
import type { QueuedWrite } from '../../core/write/queue/queued.ts'
import { isNowhere } from '../../core/write/undo/inForce.ts'
import { kindOf, titleOf } from './operationChanges.ts'
import { useFieldLabels } from './useFieldText.ts'
import { formatList } from '../../i18n/formats.ts'

interface Props {
  entry: Operation
  /** of the record's name */
  id?: string
}

/** What is done to which record; its name leads to it where there is something to lead to. */
export function OperationTitle({ entry, id }: Props) {
  const { t } = useTranslation('activity')
  const { collection, language, after, waiting } = entry
  const name = titleOf(entry)
  const title = (
    <span id={id} lang={name ? language : undefined}>
      {name || t('unsent.untitled')}
    </span>
  )
  const isTerm = collection === 'categories' || collection === 'tags'
  const isGone = isNowhere(entry) || (after === null && isTerm && !waiting)
  return (
    <>
      {t(`${waiting ? 'planned' : 'did'}.${kindOf(entry)}`)}{' '}
      {isGone ? (
        <strong>{title}</strong>
      ) : (
        <RecordLink name={collection} language={language} place={{ id: String(entry.id) }}>
          {title}
        </RecordLink>
      )}
    </>
  )
}

/** How one that waits stands: on its way, or what a person has to decide first. */
export function UnsentState({ item }: { item: QueuedWrite }) {
  const { t, i18n } = useTranslation(['activity', 'recordForm'])
  const label = useFieldLabels()
  const { stop, sentAt } = item
  const isAsked = isUnnamed(useService().account)
  if (stop === null)
    return t(`unsent.state.${sentAt !== null ? 'maybe' : isAsked ? 'asked' : 'waiting'}`)
  if (stop.kind === 'conflict') {
    const labels = stop.fields.map(({ field }) => label(item.collection, field))
    const fields = formatList(i18n.language, labels)
    const isApart = !item.deletes && stop.fields.every(({ beside }) => beside)
    if (isApart) return <strong>{t('recordForm:conflict.moved', { fields })}</strong>
    return <strong>{t(`unsent.state.${item.deletes ? 'changed' : 'conflict'}`, { fields })}</strong>
  }
  if (stop.kind === 'refused') return <Refused refusal={new ApiError(stop.refusal)} />
  return <strong>{t(`unsent.state.${stop.kind}`)}</strong>
}

function Refused({ refusal }: { refusal: ApiError }) {
  const { t } = useTranslation(['activity', 'service', 'ui'])
  const { title, values } = apiErrorMessage(refusal)
  const details = apiErrorDetails(refusal)
  return (
    <>
      <strong>{t('unsent.state.refused', { reason: t(`service:${title}`, values) })}</strong>
      {details ? (
        <details>
          <summary>{t('ui:refusal.details')}</summary>
          <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{details}</pre>
        </details>
      ) : null}
    </>
  )
}

/** What is not known of one that is over; nothing where all is. */
export function DoneState({ entry }: { entry: Operation }) {
  const { t } = useTranslation('activity')
  if (!entry.isUnread && entry.state !== 'unknown') return null
  return t(isNowhere(entry) ? 'unsureMade' : entry.isUnread ? 'unread' : 'unsure')
}
