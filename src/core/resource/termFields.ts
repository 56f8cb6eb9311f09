import * as z from 'zod/mini'
import { name, text, type Field } from './field.ts'
import { html } from './postFields.ts'
import { sameRichText } from './richText.ts'
import type { TermRecord } from './term.ts'

const slug: Field<TermRecord, string> = text({
  kind: 'slug',
  of: (record) => record.slug,
  schema: z.string().check(z.minLength(1, { error: 'needed' })),
  empties: [],
})

/** `interface.md`, "Event tag (fields accepted on write)", in its order. */
export const termFields = {
  name: name<TermRecord>({ of: (record) => record.name, same: sameRichText }),
  description: html<TermRecord>(({ description }) => description),
  slug,
}
