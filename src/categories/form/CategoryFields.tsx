import { TermTexts } from '../../collection/form/parts/TermTexts.tsx'
import type { DrawnForm } from '../../collection/form/recordForm.ts'
import { termPart } from '../../collection/form/termBoxes.ts'
import { categoryFields, type CategoryValues, type TermRecord } from '../categories.ts'
import { ParentField } from './ParentField.tsx'

/** Every field of a category, in the order people think. */
export function CategoryFields({ form, opened }: DrawnForm<TermRecord, CategoryValues>) {
  return (
    <TermTexts form={termPart(form)} opened={opened} isNameRequired={categoryFields.name.required}>
      <ParentField {...{ form, opened }} />
    </TermTexts>
  )
}
