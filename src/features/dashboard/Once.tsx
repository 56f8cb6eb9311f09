import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StaleNote } from '../../core/views/form/StaleNote.tsx'
import type { EventRecord } from '../../resources/events/events.ts'
import { formatDate } from '../../i18n/formats.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import type { Ahead } from './useAhead.ts'

interface OnceProps {
  ahead: Ahead
  children: (events: readonly EventRecord[], until: WallDay) => ReactNode
}

/** What a card says of the days ahead once they are read, and how far that is. */
export function Once({ ahead, children }: OnceProps) {
  const { t, i18n } = useTranslation('desk')
  const { records, until, isWhole, error, readAt, read } = ahead
  if (records === undefined) return <PageSkeleton />
  return (
    <>
      {error ? <StaleNote readAt={readAt} onRetry={read} /> : null}
      {until === null ? (
        <p>{t('tooMany')}</p>
      ) : (
        <>
          {children(records, until)}
          {isWhole ? null : (
            <p>
              <small>{t('until', { day: formatDate(i18n.language, until) })}</small>
            </p>
          )}
        </>
      )}
    </>
  )
}
