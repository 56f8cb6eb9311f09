import type { FieldPath, FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from '../../../ui/form/useField.ts'
import type { Identified } from '../../resource/collection.ts'
import { RecordPicker, type RecordPickerProps } from './RecordPicker.tsx'

type Props<V extends FieldValues, R extends Identified> = FieldProps<V> &
  Pick<RecordPickerProps<R>, 'source' | 'known' | 'several' | 'creating'> & { name: FieldPath<V> }

const noIds: readonly number[] = []

/** Ids of linked records as a field of a form. */
export function RecordInput<V extends FieldValues, R extends Identified>(props: Props<V, R>) {
  const { source, known, several, creating, label, help } = props
  const { field, id, error, readOnly } = useField(props)
  const value: unknown = field.value
  return (
    <RecordPicker
      {...{ source, known, several, label, help, id, error, creating, readOnly }}
      value={Array.isArray(value) ? value : noIds}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  )
}
