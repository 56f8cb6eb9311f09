import { RowList } from './RowList.tsx'

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
  if (problems.length === 0) return null
  return (
    <details open>
      <summary>{summary}</summary>
      <RowList rows={problems} more={more}>
        {(problem) => <li key={problem.place}>{wordsOf(problem)}</li>}
      </RowList>
    </details>
  )
}
