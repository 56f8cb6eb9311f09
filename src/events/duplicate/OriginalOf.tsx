import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MissingRecord } from '../../collection/form/MissingRecord.tsx'
import { SaveRefusal } from '../../collection/form/SaveRefusal.tsx'
import { Refusal } from '../../service/refusal.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { useEvent } from '../events.ts'
import type { EventRecord } from '../eventRecord.ts'
import { EventPassword } from '../form/EventPassword.tsx'
import { useEventWords } from '../form/useEventWords.ts'

/** An event read whole, in order to copy it. */
export interface Original {
  source: EventRecord
  /** It was opened with a password, which is not copied. */
  isProtected: boolean
  reread: () => Promise<EventRecord | undefined>
}

interface Props {
  id: number
  children: (original: Original) => ReactNode
}

/** Reads the event that is to be copied, asks for its password, or says why there is none. */
export function OriginalOf({ id, children }: Props) {
  const { t } = useTranslation('eventDuplicate')
  const words = useEventWords()
  const [password, setPassword] = useState<string>()
  const [seen, setSeen] = useState<EventRecord>()
  const reading = useEvent(id, { password })
  const { data, error, isPlaceholderData } = reading
  const refusal = error instanceof Refusal ? error : null
  if (error && !refusal) throw error
  // What is on the page stays as it was, whatever is read later: it is compared before anything is made.
  if (!seen && data && !isPlaceholderData && !data.withheld) setSeen(data)
  const isWithheld = data?.withheld && !isPlaceholderData
  const reread = async () => {
    const { data: fresh } = await reading.refetch()
    if (fresh) setSeen(fresh)
    return fresh
  }
  if (seen) return children({ source: seen, isProtected: password !== undefined, reread })
  if (isWithheld || refusal?.kind === 'password')
    return (
      <EventPassword
        title={data?.title ?? ''}
        isWrong={password !== undefined}
        onGiven={setPassword}
      />
    )
  if (refusal?.kind === 'missing')
    return <MissingRecord name="events" place={{ id: String(id) }} words={words} />
  if (!refusal) return <PageSkeleton />
  return (
    <>
      <PageHeader title={t('untitled')} />
      <SaveRefusal refusal={refusal} name="" onRetry={() => void reading.refetch()} />
    </>
  )
}
