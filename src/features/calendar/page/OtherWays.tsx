import ListIcon from '@mui/icons-material/FormatListBulleted'
import Print from '@mui/icons-material/PrintOutlined'
import { useTranslation } from 'react-i18next'
import { writeFilters } from '../../../core/resource/filters.ts'
import { eventFilters } from '../../../resources/events/events.ts'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { overlapping } from '../data/askedEvents.ts'
import { calendarFilters } from '../data/calendarFilters.ts'
import { daysOf, monthOf } from '../days/range.ts'
import type { CalendarState } from './useCalendar.ts'

/** The same events on paper and in the list; signs alone where there is little room. */
export function OtherWays({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation('calendar')
  const { service, view, date, isNarrow, narrowing } = calendar
  const { language } = service
  // A month is drawn with days of others, which its agenda has not.
  const days = view === 'month' ? monthOf(date) : daysOf(view, date)
  const printed = { ...writeFilters(calendarFilters, narrowing.filters), ...days }
  const listed = writeFilters(eventFilters, overlapping(narrowing.filters, days))
  const shown = (Sign: typeof Print, words: string) =>
    isNarrow
      ? { 'aria-label': words, children: <Sign /> }
      : { startIcon: <Sign />, children: words }
  return (
    <>
      <RouterButton
        to="/$language/transfer"
        params={{ language }}
        search={{ ...printed, part: 'pack' }}
        className="unprinted"
        {...shown(Print, t('pack'))}
      />
      <RouterButton
        to="/$language/events"
        params={{ language }}
        search={listed}
        className="unprinted"
        {...shown(ListIcon, t('list'))}
      />
    </>
  )
}
