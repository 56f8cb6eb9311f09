import { NativeSelectField } from '../../ui/form/NativeSelectField.tsx'

interface Props {
  name: string
  value: string
  choices: readonly string[]
  isRequired: boolean
  /** what choosing nothing means */
  none: string
  onChange: (value: string) => void
}

/** One of a few, or none: the browser's own list. */
export function Select({ name, value, choices, isRequired, none, onChange }: Props) {
  return (
    <NativeSelectField
      label={name}
      value={value}
      required={isRequired}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { required: false } }}
    >
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </NativeSelectField>
  )
}
