import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import type { Clash } from './calendarClashes.ts'
import { ClashLink } from './ClashLink.tsx'

/** As many as are named of one event. */
const mostNamed = 3

interface ClashLinesProps {
  calendar: CalendarState
  clashes: readonly Clash[]
}

/** What an event clashes with, each with the way to look at it. */
export function ClashLines({ calendar, clashes }: ClashLinesProps) {
  const { t, i18n } = useTranslation('calendar')
  const more = clashes.length - mostNamed
  return (
    <>
      {clashes.slice(0, mostNamed).map(({ item, kinds }) => (
        <li key={item.key}>
          {t(kinds.includes('venue') ? 'clashes.venueWith' : 'clashes.titleWith')}{' '}
          <ClashLink {...{ calendar, item }} />
        </li>
      ))}
      {more > 0 ? (
        <li>{t('clashes.more', { count: more, number: formatNumber(i18n.language, more) })}</li>
      ) : null}
    </>
  )
}
