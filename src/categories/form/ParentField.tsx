import { useTranslation } from 'react-i18next'
import type { DrawnForm } from '../../collection/form/recordForm.ts'
import { useField } from '../../ui/form/useField.ts'
import type { CategoryValues, TermRecord } from '../categories.ts'
import { ParentPicker } from '../tree/ParentPicker.tsx'
import { useAllCategories } from '../tree/useAllCategories.ts'

/** What the category is inside of: any other one but those inside of it, or the top level. */
export function ParentField({ form, opened }: DrawnForm<TermRecord, CategoryValues>) {
  const { t } = useTranslation(['categoryForm', 'termForm'])
  const label = t('termForm:label.parent')
  const { field, id, error } = useField({ control: form.control, name: 'parent', label })
  const { records, isFetching } = useAllCategories()
  return (
    <ParentPicker
      {...{ label, id, error }}
      terms={records}
      category={opened}
      value={Number(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      isReading={isFetching}
      help={opened ? t('parent.help') : undefined}
    />
  )
}
