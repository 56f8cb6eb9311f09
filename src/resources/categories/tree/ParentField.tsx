import { useTranslation } from 'react-i18next'
import type { DrawnForm } from '../../../core/views/form/recordForm.ts'
import { useField } from '../../../ui/form/useField.ts'
import type { CategoryValues, TermRecord } from '../categories.ts'
import { ParentPicker } from './ParentPicker.tsx'
import { UnreadTree } from './UnreadTree.tsx'
import { useAllCategories } from './useAllCategories.ts'

/** What the category is inside of: any other one but those inside of it, or the top level. */
export function ParentField({ form, opened }: DrawnForm<TermRecord, CategoryValues>) {
  const { t } = useTranslation(['categoryForm', 'termForm'])
  const label = t('termForm:label.parent')
  const { field, id, error } = useField({ control: form.control, name: 'parent', label })
  const all = useAllCategories()
  const [failure] = all.failures
  const again = () => {
    // The button goes away with the reason for it.
    form.setFocus('parent')
    all.read()
  }
  return (
    <ParentPicker
      {...{ label, id, error }}
      terms={all.records}
      category={opened}
      value={Number(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      isReading={all.isReading}
      isWhole={all.isWhole}
      help={opened ? t('parent.help') : undefined}
      unread={
        all.isWhole || failure === undefined ? undefined : (
          <UnreadTree error={failure} onRetry={again} />
        )
      }
    />
  )
}
