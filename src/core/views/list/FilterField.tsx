import { type Control, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { type FilterTable, ids } from '../../resource/filters.ts'
import type { FilterTexts } from './filterTexts.ts'
import { FlagFilter } from './FlagFilter.tsx'
import type { OfferedFilters } from './listFilters.ts'
import { StatusFilter } from './StatusFilter.tsx'
import type { Identified } from '../../resource/collection.ts'
import type { PickerSource } from '../pickers/pickerSource.ts'
import { RecordPicker, type RecordPickerProps } from '../pickers/RecordPicker.tsx'

interface RecordFilterProps extends Pick<RecordPickerProps<Identified>, 'besides'> {
  control: Control<FilterTexts>
  name: string
  label: string
  help?: string
  source: PickerSource<Identified>
  several: boolean
}

/** Records found by name, where the interface wants their numbers. */
function RecordFilter({ control, name, ...picker }: RecordFilterProps) {
  const { field } = useController({ control, name })
  return (
    <RecordPicker
      {...picker}
      value={ids().read(field.value ?? '') ?? []}
      onChange={(chosen) => field.onChange(chosen.join(','))}
      onBlur={field.onBlur}
    />
  )
}

interface FilterFieldProps {
  control: Control<FilterTexts>
  table: FilterTable
  name: string
  label: string
  offered: OfferedFilters
  /** Those the site offers and this account may list. */
  statuses: readonly string[]
}

/** One listing parameter, drawn as its kind asks. */
export function FilterField({ table, offered, statuses, ...field }: FilterFieldProps) {
  const { t } = useTranslation('filters')
  const { name } = field
  const kind = table[name]
  const help = offered.help(name)
  const source = offered.sources[name]
  const explained = { ...field, ...(help ? { help } : {}) }
  if (!kind) return null
  if (source) {
    const besides = offered.besides?.(name) ?? []
    return <RecordFilter {...explained} {...{ source, besides }} several={kind.kind === 'ids'} />
  }
  if (kind.kind === 'flag') return <FlagFilter {...explained} />
  if (kind.kind === 'words') return <StatusFilter {...field} statuses={statuses} />
  if (kind.choices) {
    const options = kind.choices.map((value) => ({ value, label: offered.choice(name, value) }))
    return (
      <SelectInput {...explained} options={[{ value: '', label: t('answer.any') }, ...options]} />
    )
  }
  return <TextInput {...explained} {...(kind.kind === 'text' ? {} : { inputMode: 'numeric' })} />
}
