import { useTranslation } from 'react-i18next'
import { useCounts } from '../collection/list/useCounts.ts'
import { useService } from '../service/useService.ts'
import { events } from './events.ts'

/** What an event is linked to, and a live service may take away from it. */
export type LinkedBy = 'venue' | 'organizer'

/** How many events of any date, in these statuses, are linked to one of these records; null until that is known. */
export function useLinkedCount(
  by: LinkedBy,
  ids: readonly number[],
  status: readonly string[],
): number | null {
  const [count] = useCounts(
    useService(),
    events,
    [{ ...events.everything, [by]: ids, status }],
    true,
  )
  return count ?? null
}

/** How many events of any status are linked to a record, in words; nothing until that is known. */
export function useLinkedWords(by: LinkedBy, id: number): string {
  const { t } = useTranslation('recordForm')
  const count = useLinkedCount(by, [id], useService().configuration.statuses)
  return count === null ? '' : t('namesake.events', { count })
}
