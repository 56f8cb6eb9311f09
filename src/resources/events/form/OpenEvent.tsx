import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { Deletion } from '../../../core/views/deleting/deletable.ts'
import { OpenRecord } from '../../../core/views/form/OpenRecord.tsx'
import type { WriteRecord } from '../../../core/views/form/recordForm.ts'
import type { Place } from '../../../core/views/form/RecordLink.tsx'
import type { Difference, Saved } from '../../../core/write/saved.ts'
import { useService } from '../../../api/useService.ts'
import type { EventUpdate } from '../eventFields.ts'
import type { EventRecord } from '../eventRecord.ts'
import { rememberHidden } from '../hiddenEvents.ts'
import { DuplicateButton } from '../duplicate/DuplicateButton.tsx'
import { EventFields } from './EventFields.tsx'
import { eventForm } from './eventForm.ts'
import { useEventWords } from './useEventWords.ts'
import { isRemoval, useVenueRemoval } from '../useVenueRemoval.ts'
import { isUnlinkable } from '../venueUnlinking.ts'
import TranslateOutlined from '@mui/icons-material/TranslateOutlined'
import { useTranslation } from 'react-i18next'
import { languagesOf } from '../../../api/language.ts'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'

/** Leads from an event to what people see of it. */
function VisibilityButton({ record: { id } }: { record: EventRecord }) {
  const { t } = useTranslation('visibility')
  const { language } = useService()
  return (
    <RouterButton
      to="/$language/events/$id/visibility"
      params={{ language, id: String(id) }}
      startIcon={<VisibilityOutlined />}
    >
      {t('action')}
    </RouterButton>
  )
}

/** Leads from an event to all its languages beside each other. */
function BesideButton({ record: { id, status } }: { record: EventRecord }) {
  const { t } = useTranslation('eventForm')
  const { language, configuration } = useService()
  const way: string = '/$language/translations/$id'
  return languagesOf(configuration).length > 1 && status !== 'trash' ? (
    <RouterButton to={way} params={{ language, id: String(id) }} startIcon={<TranslateOutlined />}>
      {t('beside')}
    </RouterButton>
  ) : null
}

export type WriteEvent = WriteRecord<EventRecord, EventUpdate>

/** An event before the first of the saves that were made here, and after the last. */
export interface Changed {
  readonly before: EventRecord
  readonly now: EventRecord
}

/** What there is to say after a save, over the form; told when there is no more. */
export type RenderSaved = (changed: Changed, onSettled: () => void) => ReactNode

interface Props {
  reading: UseQueryResult<EventRecord>
  /** What its creation just before came to. */
  begun?: Saved<EventRecord> | null
  place: Place
  write: WriteEvent
  renderProtected: (record: EventRecord | undefined) => ReactNode
  onSaved?: (record: EventRecord) => void
  deletion: Omit<Deletion, 'record'>
  renderSaved?: RenderSaved | undefined
  children?: ReactNode
}

/** An event that exists, in its form. */
export function OpenEvent({ begun, write, onSaved, renderSaved, children, ...props }: Props) {
  const [changed, setChanged] = useState<Changed | null>(null)
  // A save may have been taken back since.
  const { data, isFetching } = props.reading
  const service = useService()
  useEffect(() => {
    if (data && !isFetching) rememberHidden(service, data)
  }, [data, isFetching, service])
  const venueRemoval = useVenueRemoval(props.deletion.password)
  const remedyOf = ({ field, intended }: Difference) =>
    isRemoval(field, intended) && data && isUnlinkable(data) ? venueRemoval : undefined
  return (
    <OpenRecord
      {...props}
      definition={eventForm}
      renderActions={(record) => (
        <>
          <BesideButton record={record} />
          <DuplicateButton record={record} />
          <VisibilityButton record={record} />
        </>
      )}
      words={useEventWords(data ?? begun?.record)}
      write={write}
      remedyOf={remedyOf}
      begun={begun?.record}
      differences={begun?.differences}
      onSaved={(record, before) => {
        if (before) setChanged({ before: changed?.before ?? before, now: record })
        onSaved?.(record)
      }}
      Fields={EventFields}
    >
      {changed
        ? renderSaved?.({ ...changed, now: (isFetching ? null : data) ?? changed.now }, () =>
            setChanged(null),
          )
        : null}
      {children}
    </OpenRecord>
  )
}
