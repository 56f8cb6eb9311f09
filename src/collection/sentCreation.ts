import * as z from 'zod/mini'

export const sentSchema = z.object({
  /** when it went out, milliseconds of this device's clock */
  at: z.number(),
  /** as they were sent */
  values: z.record(z.string(), z.unknown()),
  /** the name it is to have in the end, where it goes out under one of its own */
  named: z.optional(z.string()),
  /** its connection came to an end by itself: the service is not at it any more */
  isOver: z.optional(z.literal(true)),
})

/** A new record on its way to the service: what is left of it when no answer comes. Plain, to be kept with a draft. */
export type SentCreation = z.infer<typeof sentSchema>
