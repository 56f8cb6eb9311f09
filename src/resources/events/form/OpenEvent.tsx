import { type ReactNode, useEffect, useState } from 'react'
import { OpenRecord } from '../../../core/views/form/OpenRecord.tsx'
import type { OpenedRecord } from '../../../core/views/form/resourceForm.ts'
import type { Difference } from '../../../core/write/saved.ts'
import { useService } from '../../../api/useService.ts'
import type { EventUpdate } from '../eventFields.ts'
import type { EventRecord } from '../eventRecord.ts'
import { rememberHidden } from '../hiddenEvents.ts'
import type { EventFormValues } from './eventForm.ts'
import { isRemoval, useVenueRemoval } from '../useVenueRemoval.ts'
import { isUnlinkable } from '../venueUnlinking.ts'
import { useTranslation } from 'react-i18next'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'

/** Leads from an event to its copies. */
function DuplicateButton({ record: { id, status } }: { record: EventRecord }) {
  const { t } = useTranslation('eventDuplicate')
  const service = useService()
  const mayWrite = useMayWrite(service)
  return mayWrite && status !== 'trash' ? (
    <RouterButton
      to="/$language/events/$id/duplicate"
      params={{ language: service.language, id: String(id) }}
      startIcon={<ContentCopyOutlined />}
    >
      {t('menu')}
    </RouterButton>
  ) : null
}

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

/** An event before the first of the saves that were made here, and after the last. */
export interface Changed {
  readonly before: EventRecord
  readonly now: EventRecord
}

/** What there is to say after a save, over the form; told when there is no more. */
export type RenderSaved = (changed: Changed, onSettled: () => void) => ReactNode

interface Props extends OpenedRecord<EventRecord, EventFormValues, EventUpdate> {
  renderSaved?: RenderSaved
}

/** An event that exists: its form, the pages about it, and what was changed in this language. */
export function OpenEvent({ onSaved, renderSaved, ...props }: Props) {
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
      renderActions={(record) => (
        <>
          <DuplicateButton record={record} />
          <VisibilityButton record={record} />
        </>
      )}
      remedyOf={remedyOf}
      onSaved={(record, before) => {
        if (before) setChanged({ before: changed?.before ?? before, now: record })
        onSaved?.(record, before)
      }}
    >
      {changed
        ? renderSaved?.({ ...changed, now: (isFetching ? null : data) ?? changed.now }, () =>
            setChanged(null),
          )
        : null}
    </OpenRecord>
  )
}
