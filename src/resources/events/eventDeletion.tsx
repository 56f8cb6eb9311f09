import type { Deletable } from '../../core/views/deleting/deletable.ts'
import type { EventRecord } from './eventRecord.ts'
import { events } from './events.ts'
import { linkedCollections } from './pickerSources.ts'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useStatusLabels } from '../../core/views/form/statusLabels.ts'
import { useService } from '../../api/useService.ts'
import { todayIn } from '../../time/wallTime.ts'
import { EventWhenCell } from './list/EventWhenCell.tsx'
import { useDeleteEvent, useDeleteEventBySlug } from './hooks.ts'
import { useRowMessages } from './list/useRowMessages.ts'

/** When an event is, how it stands, and who sees it. */
function EventFacts({ event }: { event: EventRecord }) {
  const { t } = useTranslation('eventForm')
  const words = useRowMessages()
  const statuses = useStatusLabels()
  const siteZone = useService().configuration.timezone
  const { status, hide_from_listings } = event
  return (
    <Typography component="div" sx={{ mb: 2 }}>
      <EventWhenCell {...{ event, siteZone }} today={todayIn(siteZone)} words={words} />
      <div>
        {statuses.name(status)}. {statuses.meaning(status)}{' '}
        {hide_from_listings ? `${t('label.hide_from_listings')}.` : ''}
      </div>
    </Typography>
  )
}

/** Deleting an event: nothing else is linked to it. */
export const eventDeletion: Deletable<EventRecord> = {
  collection: events,
  useDelete: useDeleteEvent,
  useDeleteBySlug: useDeleteEventBySlug,
  titleOf: ({ title }) => title,
  touches: () => [],
  linked: linkedCollections,
  renderFacts: (event) => <EventFacts event={event} />,
}
