import * as z from 'zod/mini'
import type { Shape } from './shape.ts'

const shape: z.ZodMiniType<Shape> = z.lazy(() =>
  z.union([z.string(), z.array(shape), z.record(z.string(), shape)]),
)

/** One request to a live site and what it answered, without its texts. */
export const exchange = z.strictObject({
  name: z.string(),
  method: z.string(),
  /** From the site's root, with the language segment and the query. */
  path: z.string(),
  /** A role, `anonymous`, or `wrong password`. */
  as: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
  /** JSON, or the raw text of a form or of something malformed. */
  body: z.optional(z.unknown()),
  status: z.number(),
  /** Of an error. */
  code: z.optional(z.string()),
  /** Of a record. */
  id: z.optional(z.number()),
  /** Members of the answer that have to be just these. */
  values: z.optional(z.record(z.string(), z.unknown())),
  /** Names of those answer headers that say something of this exchange. */
  answerHeaders: z.optional(z.array(z.string())),
  /** Records of a listing that the recording kept, from the first on. */
  kept: z.optional(z.number()),
  shape,
})

export type Exchange = z.infer<typeof exchange>

/** By resource and by the one field sent: the names of the fields that the update changed. */
export const changedFields = z.record(z.string(), z.record(z.string(), z.array(z.string())))
