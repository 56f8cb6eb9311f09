import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Refusal } from '../../service/refusal.ts'
import type { Sentences } from './recordForm.ts'

/**
 * Puts what the service said of each field on that field.
 * @returns whether something is left that no field can say
 */
export function landRefusal<V extends FieldValues>(
  form: UseFormReturn<V>,
  names: readonly FieldPath<V>[],
  refusal: Refusal,
  words: (name: string, text: string) => string,
): boolean {
  if (refusal.kind !== 'invalid') return true
  const params = Object.entries(refusal.params)
  let isLeft = params.length === 0
  for (const [param, text] of params) {
    const name = names.find((one) => one === param)
    if (name === undefined) isLeft = true
    else form.setError(name, { type: 'service', message: words(name, text) })
  }
  return isLeft
}

/** Puts sentences on the fields they are about. */
export function landSentences<V extends FieldValues>(
  form: UseFormReturn<V>,
  names: readonly FieldPath<V>[],
  sentences: Sentences,
): void {
  for (const name of names) {
    const message = sentences[name]
    if (message !== undefined) form.setError(name, { type: 'service', message })
  }
}
