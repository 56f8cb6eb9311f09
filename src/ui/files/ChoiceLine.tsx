import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(0, 1),
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
