import { useTranslation } from 'react-i18next'
import { type EventRecord, eventWhen } from '../../../resources/events/events.ts'
import type { WallDay } from '../../../time/wallTime.ts'

/** When an event is, in a few words: days, hours, or that it lasts all day. */
export function useWhenText(today: WallDay) {
  const { t, i18n } = useTranslation(['calendar', 'time'])
  return (dates: Pick<EventRecord, 'start_date' | 'end_date' | 'all_day'>): string => {
    const when = eventWhen(dates, i18n.language, today)
    if (!when) return dates.start_date
    const hours = dates.all_day ? t('time:allDay') : when.hours
    return [when.days, hours].filter(Boolean).join(', ')
  }
}
