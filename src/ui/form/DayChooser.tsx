import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { DateField } from '@mui/x-date-pickers/DateField'
import type { Dayjs } from 'dayjs'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readWallDay, type WallDay } from '../../time/wallTime.ts'
import { DayGrid } from './DayGrid.tsx'
import { PickerLanguage } from './PickerLanguage.tsx'
import { pickerValue, typedMoment } from './typedMoment.ts'

const Boxes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 2, 0),
}))

interface DayChooserProps {
  anchor: HTMLElement
  /** What the day is for. */
  label: string
  day: WallDay
  onChoose: (day: WallDay) => void
  onClose: () => void
}

/** A day, typed and confirmed with Enter, or pressed in a month. */
export function DayChooser({ anchor, label, day, onChoose, onClose }: DayChooserProps) {
  const { t } = useTranslation('form')
  const [value, setValue] = useState<Dayjs | null>(() => pickerValue(day))
  const [isWrong, setWrong] = useState(false)
  const go = (next: Dayjs | null) => {
    const chosen = readWallDay(typedMoment(next))
    setWrong(!chosen)
    if (!chosen) return
    onClose()
    onChoose(chosen)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    go(value)
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <PickerLanguage>
        <Boxes>
          <DateField
            label={label}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was asked for takes the focus
            autoFocus
            size="small"
            fullWidth
            format="DD/MM/YYYY"
            timezone="UTC"
            value={value}
            onChange={setValue}
            onKeyDown={press}
            error={isWrong}
            helperText={isWrong ? t('picker.noDay') : undefined}
          />
        </Boxes>
        <DayGrid value={value} onChoose={go} />
      </PickerLanguage>
    </Popover>
  )
}
