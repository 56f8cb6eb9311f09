import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { readWallDay, type WallDay } from '../../time/wallTime.ts'
import { DateBox } from './DateBox.tsx'
import { DayPopover } from './DayPopover.tsx'

const Typed = styled('form')(({ theme }) => ({ padding: theme.spacing(2, 2, 0) }))

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
  const [value, setValue] = useState<string>(day)
  const chosen = readWallDay(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) return
    onClose()
    onChoose(chosen)
  }
  return (
    <DayPopover {...{ anchor, label, onChoose, onClose }} day={chosen}>
      <Typed noValidate onSubmit={submit}>
        <DateBox
          {...{ label, value }}
          clock=""
          hasFocus
          fullWidth
          hasCalendar={false}
          onChange={setValue}
        />
      </Typed>
    </DayPopover>
  )
}
