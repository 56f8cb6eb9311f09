import * as z from 'zod/mini'
import { rowProblems } from '../make/check/draftRow.ts'
import type { DryRow } from '../make/check/dryRun.ts'

/** A row of the file of which an import is to make nothing, and why, as it is kept with the import. */
export const unmadeRow = z.object({
  place: z.number(),
  title: z.string(),
  /** nothing where it could have been made */
  wrong: z.array(
    z.object({
      field: z.string(),
      word: z.enum(rowProblems),
      names: z.optional(z.array(z.string())),
      shown: z.optional(z.string()),
    }),
  ),
  /** what it seemed to be already; null where it was only not ticked */
  twin: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('record'), id: z.number(), name: z.string() }),
      z.object({ kind: z.literal('imported'), id: z.number(), name: z.string() }),
      z.object({
        kind: z.literal('exported'),
        id: z.number(),
        name: z.string(),
        language: z.string(),
      }),
      z.object({ kind: z.literal('row'), place: z.number() }),
      z.object({ kind: z.literal('cancelled') }),
    ]),
  ),
})

export type UnmadeRow = z.infer<typeof unmadeRow>

export function unmadeOf({ place, title, wrong, twin }: DryRow): UnmadeRow {
  const words = wrong.map(({ field, word, names, shown }) => ({
    field,
    word,
    ...(names ? { names: [...names] } : {}),
    ...(shown ? { shown } : {}),
  }))
  return { place, title, wrong: words, twin }
}
