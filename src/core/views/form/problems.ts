import type { FieldValues } from 'react-hook-form'
import { readWallTime, type WallTime } from '../../../time/wallTime.ts'
import type { Field } from '../../resource/field.ts'
import { isBlank } from '../../resource/isBlank.ts'
import { changedFormValues, type RecordForm, type Shown } from './recordForm.ts'

/** What the schemas of fields say. */
const codes = ['needed', 'long', 'wallTime', 'number', 'address', 'scheme', 'picture'] as const

/** What is wrong with a box, as data. */
export interface Problem {
  readonly code: (typeof codes)[number] | 'year' | 'slug' | 'date' | 'invalid'
}

export type Problems = Partial<Record<string, Problem>>

type FieldTable = Readonly<Record<string, Pick<Field<never, unknown>, 'blank' | 'schema'>>>

/** What the definition of the fields says of the values that are to be sent. */
export function definitionProblems(fields: FieldTable, values: FieldValues): Problems {
  const problems: Problems = {}
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name]
    if (field === undefined || value === field.blank) continue
    const read = field.schema.safeParse(value)
    if (read.success) continue
    const message = read.error.issues[0]?.message
    problems[name] = { code: codes.find((code) => code === message) ?? 'invalid' }
  }
  return problems
}

/** Four digits are typed one after the other: the year 20 is one on its way. */
function isLikelyYear(wall: WallTime): boolean {
  return wall >= '1900' && wall < '2200'
}

/** What is wrong with the text of a date box, when it is not empty. */
export function momentProblem(text: string): Problem | undefined {
  if (text === '') return undefined
  const wall = readWallTime(text)
  if (!wall) return { code: 'wallTime' }
  return isLikelyYear(wall) ? undefined : { code: 'year' }
}

/** Interface silent: the maximum length of a slug is not specified. It is 200 characters, as in the content system. */
const longestSlug = 200

/** Whether a text can be the last part of an address: without spaces, signs of addresses, or what cannot be seen. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && !/[/?#:\s\p{Cf}\p{Cc}]/u.test(text)
}

/**
 * What keeps the boxes of a form from being saved. Only what changed is looked at: a record that came with a fault can
 * still have another field mended.
 * @param filled the boxes as they were filled; blank ones for a new record
 * @param isNew says what a new record cannot be without
 */
export function formProblems<R extends Shown, V extends FieldValues, Update extends object>(
  { boxes: names, needed, fields, valuesOf }: RecordForm<R, V, Update>,
  filled: V,
  boxes: V,
  isNew: boolean,
): Problems {
  const changed = changedFormValues(names, filled, boxes)
  const problems: Problems = {
    ...definitionProblems(fields, valuesOf(boxes, changed)),
    ...publicationProblems(filled, boxes, changed),
  }
  for (const name of needed)
    if (isBlank(boxes[name]) && (isNew || changed.includes(name)))
      problems[name] = { code: 'needed' }
  const slug = changed.find((name) => fields[name]?.kind === 'slug')
  if (slug === undefined) return problems
  if (!isSlug(String(boxes[slug]))) problems[slug] = { code: 'slug' }
  if (isBlank(boxes[slug]) && filled[slug] !== '') problems[slug] = { code: 'needed' }
  return problems
}

/** What is wrong with the boxes of publication that changed. */
function publicationProblems(
  opened: FieldValues,
  boxes: FieldValues,
  names: readonly string[],
): Problems {
  const problems: Problems = {}
  for (const name of ['date', 'date_utc'] as const) {
    if (!names.includes(name)) continue
    const isEmptied = boxes[name] === '' && opened[name] !== ''
    const problem = isEmptied ? ({ code: 'date' } as const) : momentProblem(String(boxes[name]))
    if (problem) problems[name] = problem
  }
  if (names.includes('author') && !/^([1-9]\d{0,14})?$/.test(String(boxes.author)))
    problems.author = { code: 'number' }
  return problems
}
