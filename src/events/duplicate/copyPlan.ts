import * as z from 'zod/mini'

const copySchema = z.object({
  title: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  /**
   * `begun`: asked for, and no answer yet; `unknown`: the answer was lost, and nothing was found out;
   * `queued`: it waits for the network, apart from this plan; `undone`: made, and in the trash again.
   */
  state: z.enum(['waiting', 'begun', 'made', 'refused', 'unknown', 'queued', 'undone']),
  /** it went out, and its answer never came: it is looked for before it goes out again */
  wasSent: z.optional(z.boolean()),
  /** when it went out last, milliseconds of this device's clock */
  sentAt: z.optional(z.number()),
  /** its connection came to an end by itself, or a person has looked: the service is not at it any more */
  isOver: z.optional(z.boolean()),
  /** of what was made */
  id: z.nullable(z.number()),
  /** of its entry in the history */
  key: z.optional(z.string()),
  /** fields of which the service made something else */
  differs: z.array(z.string()),
})

const planSchema = z.object({
  /** instant, ISO 8601: nothing older than this is one of these copies */
  at: z.string(),
  title: z.string(),
  values: z.record(z.string(), z.unknown()),
  /** ids of events of the same title that were there before */
  known: z.array(z.number()),
  copies: z.array(copySchema),
})

/** One copy on its way. */
export type PlannedCopy = z.infer<typeof copySchema>

/** Copies that were asked for, and how far they are: kept so that leaving the page loses nothing and doubles nothing. */
export type CopyPlan = z.infer<typeof planSchema>

/** @returns null for what is no plan */
export function planOf(text: string | null): CopyPlan | null {
  try {
    return planSchema.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

/** What is sent for one copy. */
export function valuesOfCopy({ values }: CopyPlan, copy: PlannedCopy): CopyPlan['values'] {
  const { title, start_date, end_date } = copy
  return { ...values, title, start_date, end_date }
}

const open: ReadonlySet<PlannedCopy['state']> = new Set(['waiting', 'begun', 'refused', 'unknown'])

/** Whether something of it is still to be made, or to be found out. */
export function isUnfinished({ copies }: CopyPlan): boolean {
  return copies.some(({ state }) => open.has(state))
}

export function idsMade({ copies }: CopyPlan): number[] {
  return copies.flatMap(({ id, state }) => (id !== null && state === 'made' ? [id] : []))
}

/** Events that are known to be another than the one looked for. */
export function othersThan({ known, copies }: CopyPlan): ReadonlySet<number> {
  return new Set([...known, ...copies.flatMap(({ id }) => id ?? [])])
}

/** Places of the copies that an earlier sending may have made. */
export function placesPerhapsMade({ copies }: CopyPlan): readonly number[] {
  return copies.flatMap(({ state, wasSent }, at) => {
    const isLost = state === 'begun' || state === 'unknown'
    return isLost || (wasSent === true && open.has(state)) ? [at] : []
  })
}

/** Places of the copies in one of these states. */
export function placesOf(
  { copies }: CopyPlan,
  ...states: readonly PlannedCopy['state'][]
): readonly number[] {
  return copies.flatMap(({ state }, at) => (states.includes(state) ? [at] : []))
}
