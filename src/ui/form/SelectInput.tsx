import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './useField.ts'
import { NativeSelectField } from './NativeSelectField.tsx'

interface Props<V extends FieldValues> extends FieldProps<V> {
  options: readonly { value: string; label: string }[]
  /** What the chosen value means, said under the field. */
  explain?: (value: string) => string
}

/** One of a few: the browser's own list, which every keyboard and phone knows. */
export function SelectInput<V extends FieldValues>({ options, explain, ...props }: Props<V>) {
  const { field, id, error, readOnly } = useField(props)
  return (
    <NativeSelectField
      fullWidth
      disabled={readOnly}
      id={id}
      label={props.label}
      required={props.required ?? false}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error !== undefined}
      helperText={error ?? props.help ?? explain?.(String(field.value))}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelectField>
  )
}
