import Checkbox from '@mui/material/Checkbox'
import type { ReactNode } from 'react'
import { stack } from '../layout.ts'

const Line = stack('li', [0, 1], (theme) => ({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  padding: theme.spacing(0.5, 1, 1, 0),
  borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& > div': { overflowWrap: 'anywhere' },
  '& p': { margin: theme.spacing(0.5, 0, 0) },
}))

interface ChoiceLineProps {
  className?: string
  /** of the words that name the line */
  id: string
  name: ReactNode
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** what is to be known before it is chosen */
  children: ReactNode
}

/** A row of a file, which is taken or left. */
export function ChoiceLine({ className, id, name, children, ...choice }: ChoiceLineProps) {
  return (
    <Line className={className}>
      <Checkbox
        checked={choice.isChosen}
        onChange={(_, isOn) => choice.onChoose(isOn)}
        slotProps={{ input: { 'aria-labelledby': id } }}
        sx={{ alignSelf: 'start' }}
      />
      <div>
        <span id={id}>{name}</span>
        {children}
      </div>
    </Line>
  )
}
