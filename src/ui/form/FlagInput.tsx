import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './useField.ts'

interface Props<V extends FieldValues> extends FieldProps<V> {
  onSwitched?: (on: boolean) => void
}

/** Yes or no. */
export function FlagInput<V extends FieldValues>({ onSwitched, ...props }: Props<V>) {
  const { field, id, error, readOnly } = useField(props)
  const text = error ?? props.help
  return (
    <div>
      <FormControlLabel
        label={props.label}
        disabled={readOnly}
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={field.value === true}
            onBlur={field.onBlur}
            onChange={(_, on) => {
              field.onChange(on)
              onSwitched?.(on)
            }}
            slotProps={{
              input: { ref: field.ref, 'aria-describedby': text ? `${id}-text` : undefined },
            }}
          />
        }
      />
      {text ? (
        <FormHelperText id={`${id}-text`} error={error !== undefined} sx={{ ml: 4, mt: 0 }}>
          {text}
        </FormHelperText>
      ) : null}
    </div>
  )
}
