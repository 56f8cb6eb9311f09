import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import type { FieldValues } from 'react-hook-form'
import { silentAtFirst } from './silentAtFirst.ts'
import { useField, type FieldProps } from './useField.ts'

export const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 1.5),
  paddingBlockStart: theme.spacing(0.5),
  // Boxes draw their borders by a fieldset of their own.
  '& > fieldset': { margin: 0, padding: 0, border: 0 },
  '& .MuiTextField-root': { minWidth: 180 },
}))

interface ChoiceProps {
  label: string
  value: string
  /** `language` of the words, where that is not the interface's */
  options: readonly { value: string; words: string; language?: string }[]
  onChange: (value: string) => void
}

/** One of few. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <NativeSelectField
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.language}>
          {option.words}
        </option>
      ))}
    </NativeSelectField>
  )
}

/** The browser's own list in a box, which every keyboard and phone knows. */
export function NativeSelectField({ slotProps, ...props }: TextFieldProps) {
  return (
    <TextField
      {...props}
      ref={silentAtFirst}
      select
      slotProps={{ ...slotProps, select: { native: true }, inputLabel: { shrink: true } }}
    />
  )
}

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
