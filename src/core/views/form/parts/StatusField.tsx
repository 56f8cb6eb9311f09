import type { UseFormReturn } from 'react-hook-form'
import { useService } from '../../../../api/useService.ts'
import { SelectInput } from '../../../../ui/form/SelectInput.tsx'
import { postPart } from '../postFormValues.ts'
import type { PostFormValues } from '../postFormValues.ts'
import { useStatusLabels } from '../statusLabels.ts'
import { useStatusOutlook } from '../useStatusOutlook.ts'

interface Props<V extends PostFormValues> {
  form: UseFormReturn<V>
  label: string
}

/** The statuses of the configuration, and the one the record has, with who sees it said in words. */
export function StatusField<V extends PostFormValues>({ form, label }: Props<V>) {
  const { statuses } = useService().configuration
  const words = useStatusLabels()
  const part = postPart(form)
  const { control, formState } = part
  const outlook = useStatusOutlook(part)
  const opened = formState.defaultValues?.status ?? ''
  const offered = opened === '' || statuses.includes(opened) ? statuses : [...statuses, opened]
  return (
    <SelectInput
      control={control}
      name="status"
      label={label}
      options={offered.map((value) => ({ value, label: words.name(value) }))}
      explain={outlook}
    />
  )
}
