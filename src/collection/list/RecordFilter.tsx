import { type Control, useController } from 'react-hook-form'
import type { Identified } from '../collection.ts'
import { ids } from '../filters.ts'
import type { PickerSource } from '../pickers/pickerSource.ts'
import { RecordPicker, type RecordPickerProps } from '../pickers/RecordPicker.tsx'
import type { FilterTexts } from './filterTexts.ts'

interface RecordFilterProps extends Pick<RecordPickerProps<Identified>, 'besides'> {
  control: Control<FilterTexts>
  name: string
  label: string
  help?: string
  source: PickerSource<Identified>
  several: boolean
}

/** Records found by name, where the interface wants their numbers. */
export function RecordFilter({ control, name, ...picker }: RecordFilterProps) {
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
