import { styled } from '@mui/material/styles'
import { NativeSelectField } from './NativeSelectField.tsx'

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
