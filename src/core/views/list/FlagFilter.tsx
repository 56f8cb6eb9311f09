import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SelectInput } from '../../../ui/form/Choice.tsx'

interface FlagFilterProps<Texts extends FieldValues> {
  control: Control<Texts>
  name: FieldPath<Texts>
  label: string
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
