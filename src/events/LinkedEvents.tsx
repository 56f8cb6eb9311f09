import { useTranslation } from 'react-i18next'
import { useCounts } from '../collection/list/useCounts.ts'
import { useService } from '../service/useService.ts'
import { events } from './events.ts'

/** How many events, of any date and status, are linked to a record; nothing until that is known. */
function LinkedEvents({ by, id }: { by: 'venue' | 'organizer'; id: number }) {
  const { t } = useTranslation('recordForm')
  const service = useService()
  const { statuses } = service.configuration
  const filters = { ...events.everything, [by]: [id], status: statuses }
  const [total] = useCounts(service, events, [filters], true)
  return typeof total === 'number' ? t('namesake.events', { count: total }) : null
}

export function EventsAtVenue({ id }: { id: number }) {
  return <LinkedEvents by="venue" id={id} />
}

export function EventsOfOrganizer({ id }: { id: number }) {
  return <LinkedEvents by="organizer" id={id} />
}
