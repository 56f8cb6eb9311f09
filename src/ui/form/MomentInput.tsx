import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DateBox } from './DateBox.tsx'
import { useField, type FieldProps } from './useField.ts'

interface Props<V extends FieldValues> extends FieldProps<V> {
  /** Asks for a day only; the value gets this time, `HH:MM:SS`, or none where this is `''`. */
  clock?: string
  /** Something to say about the value as it is now, in place of the help. */
  explain?: (value: string) => ReactNode
  /** Told after a person changed the value; both are wall times, `''`, or texts that are none. */
  onTyped?: (before: string, after: string) => void
  /** It has the focus from the beginning. */
  hasFocus?: boolean
  /** Told when a person is done with it. */
  onLeft?: () => void
}

/** A wall time `YYYY-MM-DD HH:MM:SS` of a form, the weekday spelled out under it. */
export function MomentInput<V extends FieldValues>(props: Props<V>) {
  const { label, clock, help, explain, required, hasFocus, onTyped, onLeft } = props
  const { field, id, error, readOnly } = useField(props)
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <DateBox
      {...{ id, label, value, clock, error, required, readOnly, hasFocus }}
      name={field.name}
      fullWidth
      inputRef={field.ref}
      help={explain?.(value) ?? help}
      onChange={(next) => {
        field.onChange(next)
        onTyped?.(value, next)
      }}
      onRest={() => {
        field.onBlur()
        onLeft?.()
      }}
    />
  )
}
