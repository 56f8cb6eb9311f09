import type { UseFormReturn } from 'react-hook-form'
import { momentProblem } from './problems.ts'
import type { Problems } from './problems.ts'

/** The boxes that events, venues and organizers share; an author is typed. */
export interface PostBoxes {
  status: string
  date: string
  date_utc: string
  /** digits, `''` for none */
  author: string
  image: string
}

/** The form of a post as its shared parts see it: they read and write the boxes they name, and no other. */
export function postPart<V extends PostBoxes>(form: UseFormReturn<V>): UseFormReturn<PostBoxes> {
  return form as unknown as UseFormReturn<PostBoxes>
}

export function typedAuthor(author: number | null): string {
  return author === null ? '' : String(author)
}

export function authorOf(typed: string): number | null {
  return typed === '' ? null : Number(typed)
}

/** What is wrong with the boxes of publication that changed. */
export function publicationProblems(
  opened: PostBoxes,
  boxes: PostBoxes,
  names: readonly string[],
): Problems {
  const problems: Problems = {}
  for (const name of ['date', 'date_utc'] as const) {
    if (!names.includes(name)) continue
    const isEmptied = boxes[name] === '' && opened[name] !== ''
    const problem = isEmptied ? ({ code: 'date' } as const) : momentProblem(boxes[name])
    if (problem) problems[name] = problem
  }
  if (names.includes('author') && !/^([1-9]\d*)?$/.test(boxes.author))
    problems.author = { code: 'number' }
  return problems
}
