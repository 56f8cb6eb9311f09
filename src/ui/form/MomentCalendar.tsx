import Popover from '@mui/material/Popover'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import type { Dayjs } from 'dayjs'
import { useTranslation } from 'react-i18next'

interface Props {
  anchor: HTMLElement
  value: Dayjs | null
  /** The day chosen, with the time the value had. */
  onChoose: (value: Dayjs) => void
  onClose: () => void
}

/** Two letters in Catalan and Spanish; the calendar's own single letter is D for all seven in Catalan. */
function weekdayLetters(day: Dayjs): string {
  return day.format('dd')
}

/** A month to choose a day from. What it says is also typed: nobody needs it. */
export function MomentCalendar({ anchor, value, onChoose, onClose }: Props) {
  const { t } = useTranslation('form')
  return (
    <Popover
      open
      data-moment-calendar=""
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('picker.chooseDate') } }}
    >
      <DateCalendar
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was asked for takes the focus
        autoFocus
        value={value?.isValid() ? value : null}
        timezone="UTC"
        dayOfWeekFormatter={weekdayLetters}
        onChange={(day: Dayjs | null, state) => {
          if (!day || state !== 'finish') return
          onChoose(day)
          onClose()
        }}
        sx={{ width: 'min(320px, calc(100vw - 40px))' }}
      />
    </Popover>
  )
}
