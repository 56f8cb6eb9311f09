import { RowList } from './RowList.tsx'

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
