import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { NativeSelectField } from '../../../ui/form/NativeSelectField.tsx'
import type { Parameter } from '../reference/operations.ts'
import { isSecret } from './given.ts'

interface Props {
  parameter: Parameter
  value: string
  onChange: (text: string) => void
}

/** What a parameter may be, where that is a closed list. */
function choicesOf({ type, enum: known }: Parameter): readonly string[] | null {
  return known ?? (type === 'boolean' ? ['true', 'false'] : null)
}

/** The box of one parameter; an empty one leaves it out. */
export function ParameterBox({ parameter, value, onChange }: Props) {
  const { t } = useTranslation('reference')
  const { name, required, place } = parameter
  const choices = choicesOf(parameter)
  const isAsked = required || place === 'path'
  if (choices)
    return (
      <Select
        {...{ name, value, choices, onChange }}
        isRequired={isAsked}
        none={t('try.leftOut')}
      />
    )
  return (
    <TextField
      label={name}
      value={value}
      required={isAsked}
      onChange={(event) => onChange(event.target.value)}
      type={isSecret(parameter) ? 'password' : 'text'}
      multiline={place === 'body' && !isSecret(parameter)}
      maxRows={8}
      slotProps={{
        htmlInput: {
          autoComplete: isSecret(parameter) ? 'new-password' : 'off',
          spellCheck: false,
          required: false,
          'aria-required': isAsked,
        },
      }}
    />
  )
}

interface SelectProps {
  name: string
  value: string
  choices: readonly string[]
  isRequired: boolean
  /** what choosing nothing means */
  none: string
  onChange: (value: string) => void
}

/** One of a few, or none: the browser's own list. */
export function Select({ name, value, choices, isRequired, none, onChange }: SelectProps) {
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
