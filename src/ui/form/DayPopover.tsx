import Popover from '@mui/material/Popover'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/ca'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/es'
import utc from 'dayjs/plugin/utc'
import { type ReactNode, createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { type WallDay, readWallDay } from '../../time/wallTime.ts'

interface DayPopoverProps {
  anchor: HTMLElement
  label: string
  day: WallDay | null
  onChoose: (day: WallDay) => void
  onClose: () => void
  /** Something above the month, which has the focus then. */
  children?: ReactNode
}

/** A month to choose a day from. */
export function DayPopover(props: DayPopoverProps) {
  const { anchor, label, day, onChoose, onClose, children } = props
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: children ? 'left' : 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: children ? 'left' : 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      {children}
      <DayGrid
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was asked for takes the focus
        autoFocus={!children}
        {...{ day }}
        onChoose={(chosen) => {
          onChoose(chosen)
          onClose()
        }}
      />
    </Popover>
  )
}

dayjs.extend(utc)

const none: readonly WallDay[] = []
const Picked = createContext<readonly string[]>(none)

/** A day that is chosen or not, whatever others are. */
function PickedDay(props: PickerDayProps) {
  const isPicked = useContext(Picked).includes(props.day.format('YYYY-MM-DD'))
  return <PickerDay {...props} selected={isPicked} aria-selected={isPicked} />
}

interface DayGridProps {
  /** the one that is chosen, or where the months begin if several can be */
  day: WallDay | null
  /** the days that are chosen, where several can be */
  picked?: readonly WallDay[]
  onChoose: (day: WallDay) => void
  autoFocus?: boolean
}

/** The days of a month, to choose one; months and years alone choose nothing. Weeks begin on Monday. */
export function DayGrid({ day, picked, onChoose, autoFocus = false }: DayGridProps) {
  const { t, i18n } = useTranslation('form')
  const value = day && dayjs.utc(day)
  // The library's own Catalan and Spanish have mistakes («Avuí», labels of two tables exchanged).
  const localeText = {
    previousMonth: t('picker.previousMonth'),
    nextMonth: t('picker.nextMonth'),
    calendarViewSwitchingButtonAriaLabel: (view: string) =>
      t(view === 'year' ? 'picker.toCalendar' : 'picker.toYears'),
    dateTableLabel: t('picker.chooseDate'),
  }
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={i18n.language === 'en' ? 'en-gb' : i18n.language}
      {...{ localeText }}
    >
      <Picked value={picked ?? none}>
        <DateCalendar
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog that was asked for begins with it, it takes the focus
          autoFocus={autoFocus}
          {...(picked ? { value: null, slots: { day: PickedDay } } : { value })}
          {...(picked && value ? { referenceDate: value } : {})}
          timezone="UTC"
          // Two letters in Catalan and Spanish; the calendar's own single letter is D for all seven in Catalan.
          dayOfWeekFormatter={(weekday: Dayjs) => weekday.format('dd')}
          onChange={(chosen: Dayjs | null, state) => {
            const chosenDay = chosen && readWallDay(chosen.format('YYYY-MM-DD'))
            if (chosenDay && state === 'finish') onChoose(chosenDay)
          }}
          sx={{ width: 'min(320px, calc(100vw - 40px))', ...(picked ? { margin: 0 } : {}) }}
        />
      </Picked>
    </LocalizationProvider>
  )
}
