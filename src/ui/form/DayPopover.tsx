import Popover from '@mui/material/Popover'
import type { ReactNode } from 'react'
import type { WallDay } from '../../time/wallTime.ts'
import { DayGrid } from './DayGrid.tsx'

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
