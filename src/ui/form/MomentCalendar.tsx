import Popover from '@mui/material/Popover'
import type { Dayjs } from 'dayjs'
import { useTranslation } from 'react-i18next'
import { DayGrid } from './DayGrid.tsx'

interface Props {
  anchor: HTMLElement
  value: Dayjs | null
  /** The day chosen, with the time the value had. */
  onChoose: (value: Dayjs) => void
  onClose: () => void
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
      <DayGrid
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was asked for takes the focus
        autoFocus
        value={value}
        onChoose={(day) => {
          onChoose(day)
          onClose()
        }}
      />
    </Popover>
  )
}
