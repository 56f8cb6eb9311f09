import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MissingRecord } from '../../../core/views/form/MissingRecord.tsx'
import { ReadingNote } from '../../../core/views/form/ReadingNote.tsx'
import { SaveError } from '../../../core/views/form/SaveError.tsx'
import { ApiError } from '../../../api/apiError.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { useEvent } from '../hooks.ts'
import type { EventRecord } from '../eventRecord.ts'
import { EventPassword } from '../form/EventPassword.tsx'

/** An event read whole, in order to copy it. */
export interface Original {
  source: EventRecord
  /** It was opened with a password, which is not copied. */
  isProtected: boolean
  /** when that was, milliseconds since 1970 */
  readAt: number
  /** of it by now, where it cannot be read once more */
  note: ReactNode
  reread: () => Promise<EventRecord | undefined>
}

interface Props {
  id: number
  children: (original: Original) => ReactNode
}

/** Reads the event that is to be copied, asks for its password, or says why there is none. */
export function OriginalOf({ id, children }: Props) {
  const { t } = useTranslation('eventDuplicate')
  const [password, setPassword] = useState<string>()
  const [seen, setSeen] = useState<{ source: EventRecord; readAt: number }>()
  const reading = useEvent(id, { password })
  const { data, error, isPlaceholderData, dataUpdatedAt } = reading
  const refusal = error instanceof ApiError ? error : null
  if (error && !refusal) throw error
  // What is on the page stays as it was, whatever is read later: it is compared before anything is made.
  if (!seen && data && !isPlaceholderData && !data.withheld)
    setSeen({ source: data, readAt: dataUpdatedAt })
  const isWithheld = data?.withheld && !isPlaceholderData
  const reread = async () => {
    const { data: fresh, dataUpdatedAt: readAt } = await reading.refetch()
    if (fresh) setSeen({ source: fresh, readAt })
    return fresh
  }
  if (seen)
    return children({
      source: seen.source,
      isProtected: password !== undefined,
      readAt: seen.source === data ? dataUpdatedAt : seen.readAt,
      note: <ReadingNote reading={reading} isAside />,
      reread,
    })
  if (isWithheld || refusal?.kind === 'password')
    return <EventPassword record={data} isWrong={password !== undefined} onGiven={setPassword} />
  if (refusal?.kind === 'missing') return <MissingRecord name="events" place={{ id: String(id) }} />
  if (!refusal) return <PageSkeleton />
  return (
    <>
      <PageHeader title={t('untitled')} />
      <SaveError refusal={refusal} name="" onRetry={() => void reading.refetch()} />
    </>
  )
}
