import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import type { Dayjs } from 'dayjs'

/** Two letters in Catalan and Spanish; the calendar's own single letter is D for all seven in Catalan. */
function weekdayLetters(day: Dayjs): string {
  return day.format('dd')
}

interface DayGridProps {
  value: Dayjs | null
  /** A day was pressed, with the time the value had. */
  onChoose: (day: Dayjs) => void
  autoFocus?: boolean
}

/** The days of a month, to choose one; months and years alone choose nothing. */
export function DayGrid({ value, onChoose, autoFocus = false }: DayGridProps) {
  return (
    <DateCalendar
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog that was asked for begins with it, it takes the focus
      autoFocus={autoFocus}
      value={value?.isValid() ? value : null}
      timezone="UTC"
      dayOfWeekFormatter={weekdayLetters}
      onChange={(day: Dayjs | null, state) => {
        if (day && state === 'finish') onChoose(day)
      }}
      sx={{ width: 'min(320px, calc(100vw - 40px))' }}
    />
  )
}
