import { TermTexts } from '../../collection/form/parts/TermTexts.tsx'
import type { DrawnForm } from '../../collection/form/recordForm.ts'
import { type TagValues, tagFields, type TermRecord } from '../tags.ts'

/** Every field of a tag. */
export function TagFields({ form, opened }: DrawnForm<TermRecord, TagValues>) {
  return <TermTexts {...{ form, opened }} isNameRequired={tagFields.name.required} />
}
