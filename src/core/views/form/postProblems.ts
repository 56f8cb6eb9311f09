import type { FieldPath, FieldValues } from 'react-hook-form'
import { publicationProblems } from './postBoxes.ts'
import type { PostBoxes } from './postBoxes.ts'
import { isBlank } from '../../resource/isBlank.ts'
import { definitionProblems } from './problems.ts'
import type { Problems } from './problems.ts'
import { changedBoxes } from './recordForm.ts'
import type { RecordForm, Shown } from './recordForm.ts'

/**
 * What keeps the boxes of a post from being saved. Only what changed is looked at: a record that came with a fault
 * can still have another field mended.
 * @param needed the boxes that are never empty
 * @param isNew says those that a new record cannot be without
 */
export function postProblems<R extends Shown, V extends PostBoxes, Update extends object>(
  { boxes: names, fields, valuesOf }: RecordForm<R, V, Update>,
  needed: readonly FieldPath<V>[],
  filled: V,
  boxes: V,
  isNew: boolean,
): Problems {
  const changed = changedBoxes(names, filled, boxes)
  const problems: Problems = {
    ...definitionProblems(fields, valuesOf(boxes, changed)),
    ...publicationProblems(filled, boxes, changed),
  }
  const texts: FieldValues = boxes
  for (const name of needed)
    if (isBlank(texts[name]) && (isNew || changed.includes(name)))
      problems[name] = { code: 'needed' }
  return problems
}
