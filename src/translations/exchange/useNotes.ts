import { useTranslation } from 'react-i18next'
import type { Identified } from '../../collection/collection.ts'
import type { EventRecord } from '../../events/events.ts'
import { formatDateTime } from '../../i18n/formats.ts'
import type { PairedCollection } from '../pairing/listing.ts'

/** What a translator likes to know of a record: when and where it is, and its page. */
export function useNotes(of: PairedCollection): (record: Identified) => readonly string[] {
  const { t, i18n } = useTranslation('exchange')
  const when = (wall: string) => formatDateTime(i18n.language, wall)
  return (record) => {
    const { url = '', start_date, end_date, venue }: Partial<EventRecord> = record
    const page = url === '' ? [] : [t('note.url', { url })]
    if (of !== 'events') return page
    const places = (venue ?? []).map((one) => t('note.venue', { venue: one.venue }))
    const dates = t('note.dates', { start: when(start_date ?? ''), end: when(end_date ?? '') })
    return [dates, ...places, ...page]
  }
}
