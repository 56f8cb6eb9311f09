import type { Draft } from '../../write/operation.ts'
import { useTranslation } from 'react-i18next'
import { hourIn } from '../../../i18n/formats.ts'
import type { ApiError } from '../../../api/apiError.ts'
import { apiErrorDetails, apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { useService } from '../../../api/useService.ts'
import { formatRecentTime } from '../../../ui/filters/instantTime.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SendLater } from '../../write/queue/SendLater.tsx'
import { type HeldWrite, UnsentWrite } from '../../write/queue/unsent.ts'
import { Misnamed } from './creating/named.ts'
import { useLanguageName } from './languageLabels.ts'

interface Props {
  refusal: ApiError
  /** Title of the record that was asked for. */
  name: string
  onRetry?: () => void
  /** It came by itself, while somebody may be typing: the focus stays where it is. */
  isAside?: boolean
  /** When what stays on screen was read, milliseconds since 1970. */
  asOf?: number
  /** The write may wait for the network; told when it was put in the queue. */
  onQueued?: () => void
  /** What is to wait by then, where somebody may have typed on since. */
  toWait?: () => Promise<HeldWrite | null>
  /** Names the form that more of the same may come from. */
  form?: string
  /** What the form of a new record holds: it goes along, for it is not kept as a draft any more. */
  draft?: () => Draft | null
}

function bringIntoView(note: HTMLElement | null): void {
  note?.focus()
}

/** Why a record was not read or saved, over the form; it takes the focus unless it came by itself. */
export function SaveError({ refusal, name, onRetry, isAside = false, ...props }: Props) {
  const { onQueued, toWait, form, draft, asOf = 0 } = props
  const { t, i18n } = useTranslation(['service', 'recordForm'])
  const { language } = useService()
  const nameOf = useLanguageName()
  const time = formatRecentTime(i18n.language, asOf)
  const isUnsent = onQueued !== undefined && refusal instanceof UnsentWrite
  const words = apiErrorMessage(refusal, name ? { name, language: nameOf(language) } : undefined)
  return (
    <div
      ref={isAside ? null : bringIntoView}
      tabIndex={-1}
      style={{ width: 'fit-content', marginBlockEnd: 16 }}
    >
      <ErrorNote
        title={t(words.title, words.values)}
        text={
          refusal instanceof Misnamed
            ? t('recordForm:misnamed', refusal.names)
            : [
                words.afterWrite ? t(words.afterWrite) : '',
                t(words.text),
                asOf > 0 ? t('recordForm:page.stale', { count: hourIn(time), time }) : '',
                isUnsent && refusal.write === null ? t('recordForm:later.secret') : '',
              ]
                .filter(Boolean)
                .join(' ')
        }
        details={apiErrorDetails(refusal)}
        onRetry={onRetry}
        actions={
          isUnsent && refusal.write !== null ? (
            <SendLater write={refusal.write} {...{ toWait, form, draft, onQueued }} />
          ) : null
        }
      />
    </div>
  )
}
