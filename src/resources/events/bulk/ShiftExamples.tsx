import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatDate } from '../../../i18n/formats.ts'
import type { EventRecord } from '../events.ts'
import { type ClockNote, isShiftable, type Shift, shifted } from './shiftedDates.ts'

interface ShiftExamplesProps {
  events: readonly EventRecord[]
  shift: Shift
  siteZone: string
}

/** As many as are named of those whose clock does something. */
const named = 3

/** Where the first of the events goes, and what the night the clock changes does to others. */
export function ShiftExamples({ events, shift, siteZone }: ShiftExamplesProps) {
  const { t, i18n } = useTranslation('job')
  const { language } = i18n
  const moved = events.flatMap((event) => {
    const to = isShiftable(event, shift) ? shifted(event, shift, siteZone) : null
    return to ? [{ event, to }] : []
  })
  const [first] = moved
  if (!first) return null
  const say = (wall: string, { all_day }: EventRecord) =>
    all_day ? formatDate(language, wall, 'short') : formatDateTime(language, wall, 'short')
  const notes: readonly ClockNote[] = ['gap', 'twice', 'changes']
  return (
    <>
      <Typography variant="body2">
        {t('event.shift.example', {
          title: first.event.title,
          from: say(first.event.start_date, first.event),
          to: say(first.to.start_date, first.event),
        })}
      </Typography>
      {notes.map((note) => {
        const those = moved.filter(({ to }) => to.note === note)
        if (those.length === 0) return null
        return (
          <Alert key={note} severity="warning">
            {t(`event.clock.${note}`, { count: those.length })}
            <ul>
              {those.slice(0, named).map(({ event, to }) => (
                <li key={event.id}>
                  {t('event.shift.example', {
                    title: event.title,
                    from: say(event.start_date, event),
                    to: say(to.start_date, event),
                  })}
                </li>
              ))}
            </ul>
          </Alert>
        )
      })}
    </>
  )
}
