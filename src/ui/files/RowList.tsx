import Checkbox from '@mui/material/Checkbox'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { stack } from '../layout.ts'
import { useMore } from '../useMore.tsx'

/** As many rows of a file as are drawn at once. */
const rowsAtOnce = 50

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 1),
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
  '&.unmarked': { paddingInlineStart: 0, listStyle: 'none' },
  // High enough for a finger, though another link is right below it.
  '& > li > a': { display: 'inline-block', verticalAlign: 'top', minHeight: 24 },
}))

interface RowListProps<Row> {
  rows: readonly Row[]
  /** draws a row, with its key */
  children: (row: Row) => ReactNode
  isUnmarked?: boolean
  sx?: SxProps<Theme>
}

/** Rows of a file, of which there may be thousands. */
export function RowList<Row>({ rows, children, isUnmarked, sx }: RowListProps<Row>) {
  const { shown, more } = useMore(rows, rowsAtOnce)
  return (
    <>
      <List className={isUnmarked ? 'unmarked' : ''} sx={sx ?? {}}>
        {shown.map((row) => children(row))}
      </List>
      {more}
    </>
  )
}

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

interface ProblemListProps<Problem> {
  problems: readonly Problem[]
  summary: string
  wordsOf: (problem: Problem) => string
}

/** Rows of a file of which nothing is taken, and why; nothing where there are none. */
export function ProblemList<Problem extends { readonly place: number | string }>({
  problems,
  summary,
  wordsOf,
}: ProblemListProps<Problem>) {
  if (problems.length === 0) return null
  return (
    <details open>
      <summary>{summary}</summary>
      <RowList rows={problems}>
        {(problem) => <li key={problem.place}>{wordsOf(problem)}</li>}
      </RowList>
    </details>
  )
}
