import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { list } from '../../resource/filters.ts'
import { useStatusNames } from './statusName.ts'

interface StatusFilterProps<Texts extends FieldValues> {
  control: Control<Texts>
  name: FieldPath<Texts>
  label: string
  /** Those the site offers and this account may list. */
  statuses: readonly string[]
}

/** Any of several statuses; none chosen means every one in reach, the trash apart. */
export function StatusFilter<Texts extends FieldValues>(props: StatusFilterProps<Texts>) {
  const { control, name, label, statuses } = props
  const { ofMany } = useStatusNames()
  const { field } = useController({ control, name })
  const chosen = list().read(String(field.value)) ?? []
  const offered = [...new Set([...statuses, 'trash', ...chosen])]
  const toggle = (status: string) => {
    const next = offered.filter((one) => (one === status) !== chosen.includes(one))
    field.onChange(next.join(','))
  }
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        {offered.map((status) => (
          <FormControlLabel
            key={status}
            label={ofMany(status)}
            control={<Checkbox checked={chosen.includes(status)} onChange={() => toggle(status)} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}
