import { cellProblems } from '../cells/readCell.ts'

/** Why a row of a file is not taken. */
export const rowProblems = [
  'noId',
  'mangled',
  'otherLanguage',
  'twice',
  'ragged',
  'gone',
  'trashed',
  'withheld',
  'unread',
  'cells',
] as const
export type RowProblem = (typeof rowProblems)[number]

/** What is wrong with a cell of a change: it says nothing that its field can hold, or not what somebody wrote. */
export const changeProblems = [...cellProblems, 'otherLink', 'letters', 'endBeforeStart'] as const
