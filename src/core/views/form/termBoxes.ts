import type { UseFormReturn } from 'react-hook-form'
import { isBlank } from '../../resource/isBlank.ts'
import { definitionProblems, isSlug } from './problems.ts'
import type { Problems } from './problems.ts'
import { changedBoxes } from './recordForm.ts'
import type { RecordForm, Shown } from './recordForm.ts'

/** The boxes that categories and tags share. */
export interface TermBoxes {
  name: string
  slug: string
  description: string
}

/** The form of a term as its shared parts see it: they read and write the boxes they name, and no other. */
export function termPart<V extends TermBoxes>(form: UseFormReturn<V>): UseFormReturn<TermBoxes> {
  return form as unknown as UseFormReturn<TermBoxes>
}

/** What keeps the boxes of a term from being saved. Only what changed is looked at. */
export function termProblems<R extends Shown, V extends TermBoxes, Update extends object>(
  { boxes: names, fields, valuesOf }: RecordForm<R, V, Update>,
  filled: V,
  boxes: V,
  isNew: boolean,
): Problems {
  const changed: readonly string[] = changedBoxes(names, filled, boxes)
  const values = valuesOf(boxes, changedBoxes(names, filled, boxes))
  const problems: Problems = { ...definitionProblems(fields, values) }
  const isRenamed = changed.includes('name')
  if (isBlank(boxes.name) && (isNew || isRenamed)) problems.name = { code: 'needed' }
  if (!changed.includes('slug')) return problems
  if (!isSlug(boxes.slug)) problems.slug = { code: 'slug' }
  if (isBlank(boxes.slug) && filled.slug !== '') problems.slug = { code: 'needed' }
  return problems
}
