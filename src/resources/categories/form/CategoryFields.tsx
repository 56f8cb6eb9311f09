import { useWatch } from 'react-hook-form'
import { TermTexts } from '../../../core/views/form/parts/TermTexts.tsx'
import { TwinNote } from '../../../core/views/form/parts/TwinNote.tsx'
import type { DrawnForm } from '../../../core/views/form/recordForm.ts'
import { termPart } from '../../../core/views/form/termBoxes.ts'
import { termTwin } from '../../../core/views/form/termTwin.ts'
import { categoryFields, type CategoryValues, type TermRecord } from '../categories.ts'
import { useAllCategories } from '../tree/useAllCategories.ts'
import { ParentField } from './ParentField.tsx'

/** Every field of a category, in the order people think. */
export function CategoryFields({ form, opened }: DrawnForm<TermRecord, CategoryValues>) {
  const { records } = useAllCategories()
  const parent = useWatch({ control: form.control, name: 'parent' })
  const twinOf = (name: string) => termTwin(records, name, { id: opened?.id ?? 0, parent })
  return (
    <TermTexts
      form={termPart(form)}
      opened={opened}
      isNameRequired={categoryFields.name.required}
      renderNameNote={(name) => <TwinNote twin={twinOf(name)} />}
    >
      <ParentField {...{ form, opened }} />
    </TermTexts>
  )
}
