import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { list } from '../../resource/filters.ts'
import { useStatusNames } from './statusName.ts'
import { SelectInput } from '../../../ui/form/Choice.tsx'

interface FilterProps<Texts extends FieldValues> {
  control: Control<Texts>
  name: FieldPath<Texts>
  label: string
}

interface StatusFilterProps<Texts extends FieldValues> extends FilterProps<Texts> {
  /** Those the site offers and this account may list. */
  statuses: readonly string[]
}

/** Any of several statuses; none chosen means every one in reach, the trash apart. */
export function StatusFilter<Texts extends FieldValues>({
  statuses,
  ...props
}: StatusFilterProps<Texts>) {
  const { ofMany } = useStatusNames()
  return <ChoicesFilter {...props} choices={[...statuses, 'trash']} labelOf={ofMany} />
}

interface ChoicesFilterProps<Texts extends FieldValues> extends FilterProps<Texts> {
  choices: readonly string[]
  labelOf: (choice: string) => string
}

/** Any of several; none chosen means whichever. What is chosen and not among them is shown as well. */
export function ChoicesFilter<Texts extends FieldValues>(props: ChoicesFilterProps<Texts>) {
  const { control, name, label, choices, labelOf } = props
  const { field } = useController({ control, name })
  const chosen = list().read(String(field.value)) ?? []
  const offered = [...new Set([...choices, ...chosen])]
  const toggle = (choice: string) => {
    const next = offered.filter((one) => (one === choice) !== chosen.includes(one))
    field.onChange(next.join(','))
  }
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          // Names of languages, which some of them write small.
          '& .MuiFormControlLabel-label::first-letter': { textTransform: 'uppercase' },
        }}
      >
        {offered.map((choice) => (
          <FormControlLabel
            key={choice}
            label={labelOf(choice)}
            control={<Checkbox checked={chosen.includes(choice)} onChange={() => toggle(choice)} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}

interface FlagFilterProps<Texts extends FieldValues> extends FilterProps<Texts> {
  help?: string
}

/** Yes, no, or whichever. */
export function FlagFilter<Texts extends FieldValues>(props: FlagFilterProps<Texts>) {
  const { t } = useTranslation('filters')
  const options = [
    { value: '', label: t('answer.any') },
    { value: 'true', label: t('answer.yes') },
    { value: 'false', label: t('answer.no') },
  ]
  return <SelectInput {...props} options={options} />
}
