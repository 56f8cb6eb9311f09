import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Configuration } from '../../../api/configuration.ts'
import { openedWith } from './drafts/draft.ts'
import { changedFormValues, type RecordForm, type Shown } from './recordForm.ts'

/** Fills the boxes again, but for those of these names: what stands there is a change. */
export function refillBut<V extends FieldValues>(
  form: UseFormReturn<V>,
  names: readonly FieldPath<V>[],
  filled: V,
): void {
  const boxes = form.getValues()
  form.reset(filled, { keepErrors: true, keepTouched: true, keepSubmitCount: true })
  for (const name of names) form.setValue(name, boxes[name], { shouldDirty: true })
}

/** Fills the boxes again, except those in which somebody has typed since they held `before`. */
export function refill<R extends Shown, V extends FieldValues, Update extends object>(
  definition: RecordForm<R, V, Update>,
  form: UseFormReturn<V>,
  before: V,
  filled: V,
): void {
  refillBut(form, changedFormValues(definition.boxes, before, form.getValues()), filled)
}

/** What stands in boxes as it waits in the queue: it is not the record's, and safe to leave all the same. */
function waiting<V extends FieldValues>(
  form: UseFormReturn<V>,
  typed: readonly FieldPath<V>[],
): Partial<V> {
  const safe = typed.filter((name) => !form.getFieldState(name).isDirty)
  // Sound because the values are those of the form, by its own names.
  return Object.fromEntries(safe.map((name) => [name, form.getValues(name)])) as Partial<V>
}

/** Takes a newer reading into an open form; returns what the form is measured against from now on. */
export function takeFresh<R extends Shown, V extends FieldValues, Update extends object>(
  definition: RecordForm<R, V, Update>,
  form: UseFormReturn<V>,
  opened: R,
  fresh: R,
  site: Configuration,
): R {
  const { boxes } = definition
  const before = definition.filled(opened, site)
  const typed = changedFormValues(boxes, before, form.getValues())
  const next = openedWith(definition, fresh, opened, typed)
  const filled = definition.filled(next, site)
  if (changedFormValues(boxes, before, filled).length === 0) return next
  const safe = waiting(form, typed)
  const unsafe = typed.filter((name) => !Object.hasOwn(safe, name))
  refillBut(form, unsafe, { ...filled, ...safe })
  return next
}
