import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { RecordLabels } from './recordForm.ts'

/**
 * The boxes of a record and the sentences about what keeps them from being saved: checked when a field is left,
 * and from then on at every key.
 * @param filled the boxes as they were filled: what differs from them is what is checked and saved
 */
export function useValidatedForm<V extends FieldValues>(
  { mistakes }: Pick<RecordLabels<never, V>, 'mistakes'>,
  filled: V,
  isNew: boolean,
): UseFormReturn<V> {
  return useForm<V>({
    mode: 'onTouched',
    shouldFocusError: false,
    // Every box is filled: the library's type allows for holes.
    defaultValues: filled as DefaultValues<V>,
    resolver(boxes) {
      const wrong = Object.entries(mistakes(filled, boxes, isNew))
      if (wrong.length === 0) return { values: boxes, errors: {} }
      const errors = wrong.map(([name, message]) => [name, { type: 'mistake', message }])
      return { values: {}, errors: Object.fromEntries(errors) }
    },
  })
}
