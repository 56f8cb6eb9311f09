import { styled } from '@mui/material/styles'
import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChipLabels } from './chipLabels.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import { legendOf, colourKeyOf } from './colouring.ts'
import type { Colouring } from '../data/calendarFilters.ts'
import type { Item } from '../data/items.ts'

/** How many have none of these, and stand in grey, without letters. */
const countWithout = (items: readonly Item[], by: Colouring): number =>
  items.reduce((count, item) => (colourKeyOf(item, by) ? count : count + 1), 0)

/** As many as can be taken in. */
const most = 16

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  margin: theme.spacing(1.5, 0),
  padding: 0,
  listStyle: 'none',
  fontSize: '0.75rem',
  '& li': { display: 'inline-flex', alignItems: 'baseline', gap: 6 },
  // Beside the days of a month there is little room on their sheet.
  '@media print': { zoom: 0.6, gap: theme.spacing(0, 2), margin: theme.spacing(0.5, 0) },
  '& .calendar-event': { minHeight: 0, minWidth: '2.6em', padding: '0 5px', fontSize: '0.75rem' },
}))

const grey = { '--fc-event-color': 'var(--hue-none)' } as object

/** What the colours and letters stand for, the most frequent first. */
export function Legend({ calendar }: { calendar: CalendarState }) {
  const { t, i18n } = useTranslation(['calendar', 'ui'])
  const words = use(ChipLabels)
  const { items, colour, service } = calendar
  const [lines, without] = useMemo(
    () => [legendOf(items, colour), countWithout(items, colour)] as const,
    [items, colour],
  )
  if (!words || lines.length + without === 0) return null
  const left = lines.length - most
  const number = (count: number) => formatNumber(i18n.language, count)
  return (
    <List aria-label={t('colour.legend')}>
      {lines.slice(0, most).map((line) => (
        <li key={line.key}>
          <span
            aria-hidden
            className="calendar-event"
            style={{ '--fc-event-color': words.colour(line) } as object}
          >
            {words.tag(line)}
          </span>
          <span>
            <span lang={words.isOfContent ? service.language : undefined}>
              {words.nameOf(line)}
            </span>{' '}
            {number(line.count)}
          </span>
        </li>
      ))}
      {without > 0 && colour !== 'language' ? (
        <li>
          <span aria-hidden className="calendar-event" style={grey}>
            {'\u00A0'}
          </span>
          <span>
            {t(`colour.none.${colour}`)} {number(without)}
          </span>
        </li>
      ) : null}
      {left > 0 ? <li>{t('ui:andMore', { count: left })}</li> : null}
    </List>
  )
}
