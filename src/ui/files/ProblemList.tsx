import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Button } from '../Button.tsx'

/** As many rows of a file as are drawn at once. */
export const rowsAtOnce = 50

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 1),
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
}))

interface ProblemListProps<Problem> {
  problems: readonly Problem[]
  summary: string
  /** leads to those that are not drawn yet */
  more: string
  wordsOf: (problem: Problem) => string
}

/** Rows of a file of which nothing is taken, and why; nothing where there are none. */
export function ProblemList<Problem extends { readonly place: number | string }>({
  problems,
  summary,
  more,
  wordsOf,
}: ProblemListProps<Problem>) {
  const [most, setMost] = useState(rowsAtOnce)
  if (problems.length === 0) return null
  return (
    <details open>
      <summary>{summary}</summary>
      <List>
        {problems.slice(0, most).map((problem) => (
          <li key={problem.place}>{wordsOf(problem)}</li>
        ))}
      </List>
      {problems.length > most ? (
        <Button onClick={() => setMost(most + rowsAtOnce)}>{more}</Button>
      ) : null}
    </details>
  )
}
