import { styled } from '@mui/material/styles'
import type { WallDay } from '../../../time/wallTime.ts'
import type { EventRecord } from '../eventRecord.ts'
import { type EventWhen, eventWhen } from './eventWhen.ts'
import type { RowLabels } from './useRowMessages.ts'

/** Hours beside the days where there is room, under them where there is not. */
const Moment = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // On a card it is a line of its own.
  flex: '1 0 100%',
  maxWidth: '100%',
  'td &': { flexWrap: 'nowrap' },
  // Where a column is narrow, the hours give way before the days do.
  '& > *': { flex: '0 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > * + *': { flexShrink: 100 },
  columnGap: theme.spacing(1),
}))

const Hours = styled('span')(({ theme }) => ({
  whiteSpace: 'nowrap',
  color: (theme.vars ?? theme).palette.text.secondary,
}))

const Zone = styled('span')(({ theme }) => ({
  marginInlineStart: theme.spacing(0.75),
  padding: '0 0.4em',
  borderRadius: 4,
  border: '1px solid currentColor',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
}))

interface EventWhenCellProps {
  event: Pick<EventRecord, 'start_date' | 'end_date' | 'all_day' | 'timezone'>
  /** Zone of the site: only another one is worth saying. */
  siteZone: string
  today: WallDay
  words: RowLabels
}

/** When an event is, on its own clock. */
export function EventWhenCell({ event, siteZone, today, words }: EventWhenCellProps) {
  const { t, speaking } = words
  const when = eventWhen(event, speaking, today)
  if (!when) return <Hours>{t('when.unknown')}</Hours>
  const isElsewhere = event.timezone !== '' && event.timezone !== siteZone
  return (
    <Moment>
      <span>{when.days}</span>
      <Hours>
        {hoursWords(when, words)}
        {isElsewhere ? (
          <Zone title={t('when.zone', { zone: event.timezone })}>{event.timezone}</Zone>
        ) : null}
      </Hours>
    </Moment>
  )
}

function hoursWords(when: EventWhen, { t }: RowLabels) {
  if (when.kind === 'hours') return when.hours
  if (when.kind === 'overnight') return t('when.nextDay', { hours: when.hours })
  // Of what lasts for months both ends are read, and the column has room for no more.
  return when.count > 31 ? null : t('when.days', { count: when.count })
}
