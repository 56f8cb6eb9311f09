import { useTranslation } from 'react-i18next'
import { everyStatus } from '../../core/resource/everyStatus.ts'
import { recordLanguage } from '../../core/views/form/recordLanguage.ts'
import { useCounts } from '../../core/views/list/useCounts.ts'
import { useService } from '../../api/useService.ts'
import { eventSource } from './eventsWith.ts'
import { everyDate } from './everyDate.ts'

/** What an event is linked to, and a live service may take away from it. */
export type LinkedBy = 'venue' | 'organizer'

/**
 * How many events of any date and status are linked to a record, in words; nothing until that is known.
 * @param url its public address: the events of its own language are counted, whatever is spoken here
 */
export function useLinkedCount(by: LinkedBy, id: number, url = ''): string {
  const { t } = useTranslation('ui')
  const service = useService()
  const { configuration } = service
  const own = service.in(recordLanguage(url, configuration) ?? service.language)
  const asked = [{ ...everyDate, [by]: [id], status: everyStatus(configuration) }]
  const [count = null] = useCounts(own, eventSource.collection, asked, true)
  return count === null ? '' : t('count.events', { count })
}
