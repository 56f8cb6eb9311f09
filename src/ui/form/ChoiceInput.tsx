import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useField, type FieldProps } from './useField.ts'

interface Props<V extends FieldValues> extends FieldProps<V> {
  options: readonly string[]
  /** Any text is taken, the options are only suggestions. */
  free?: boolean
  /** What an option is called in the list, where that is more than itself. */
  explainOption?: (option: string) => string
  onOpen?: () => void
}

/** One of many, found by typing. */
export function ChoiceInput<V extends FieldValues>(props: Props<V>) {
  const { t } = useTranslation('form')
  const { field, id, error, readOnly } = useField(props)
  const { options, free = false, explainOption = String } = props
  const value = String(field.value ?? '')
  return (
    <Autocomplete
      {...{ id, readOnly }}
      freeSolo={free}
      autoHighlight={!free}
      options={options}
      value={value === '' ? null : value}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          {explainOption(option)}
        </li>
      )}
      onOpen={() => props.onOpen?.()}
      noOptionsText={t('choice.none')}
      openText={t('choice.open')}
      closeText={t('choice.close')}
      clearText={t('choice.clear')}
      onChange={(_, chosen) => field.onChange(chosen ?? '')}
      onInputChange={(_, text, reason) => {
        if (free && reason === 'input') field.onChange(text)
      }}
      onBlur={field.onBlur}
      renderInput={(input) => (
        <TextField
          {...input}
          label={props.label}
          required={props.required ?? false}
          inputRef={field.ref}
          error={error !== undefined}
          helperText={error ?? props.help}
        />
      )}
    />
  )
}
