import TextField from '@mui/material/TextField'
import type { TextFieldProps } from '@mui/material/TextField'
import type { HTMLAttributes, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './useField.ts'

interface Props<V extends FieldValues> extends FieldProps<V> {
  /** Least number of lines; a field of several grows with its text. */
  lines?: number
  /** Language of the text that is typed here. */
  lang?: string
  inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  spellCheck?: boolean
  sx?: TextFieldProps['sx']
  /** Something to say about the text as it is now, in place of the help. */
  explain?: (text: string) => ReactNode
}

/** A text of one line or several. */
export function TextInput<V extends FieldValues>(props: Props<V>) {
  const { field, id, error, readOnly } = useField(props)
  const { label, help, required = false, lines = 1, lang, inputMode, spellCheck, sx } = props
  return (
    <TextField
      {...{ id, label, required }}
      {...(sx ? { sx } : {})}
      fullWidth
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error !== undefined}
      helperText={error ?? props.explain?.(String(field.value ?? '')) ?? help}
      {...(lines > 1 ? { multiline: true, minRows: lines, maxRows: 24 } : {})}
      slotProps={{
        htmlInput: {
          readOnly,
          lang,
          inputMode,
          spellCheck,
          required: false,
          'aria-required': required,
        },
      }}
    />
  )
}
