import NativeSelect from '@mui/material/NativeSelect'
import { styled } from '@mui/material/styles'
import { useId } from 'react'

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25),
  '& label': { fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
}))

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of a few, by the browser's own control. */
export function Choice<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const id = useId()
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        value={value}
        inputProps={{ id }}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Line>
  )
}
