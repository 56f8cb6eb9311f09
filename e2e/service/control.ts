import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type Faults, createFaults, faultRules } from './faults.ts'
import { defaultOptions } from './worlds/world.ts'
import type { Worlds } from './worlds/worlds.ts'

const options = z.partial(
  z.strictObject({
    namespace: z.string(),
    languageParameter: z.string(),
    languagesWithoutAddress: z.array(z.string()),
    oneRecordForAllLanguages: z.boolean(),
    anonymousOnBadCredentials: z.boolean(),
    trashedReadRefused: z.boolean(),
    unknownEventIs404: z.boolean(),
    ownRecordsOnly: z.boolean(),
    defaultPerPage: z.literal([10, 99]),
    siteTimezone: z.string(),
    media: z.boolean(),
    big: z.boolean(),
  } satisfies Record<keyof typeof defaultOptions.live, unknown>),
)

const asked = z.strictObject({
  mode: z.enum(['interface', 'live']),
  data: z.enum(['empty', 'town']),
  options: z.optional(options),
})

const bodyOf = async <T>(
  request: Request,
  schema: z.ZodMiniType<T>,
): Promise<{ data: T } | { refusal: Response }> => {
  const read = z.safeParse(schema, await request.json().catch(() => undefined))
  if (read.success) return { data: read.data }
  return { refusal: Response.json(read.error.issues, { status: 400 }) }
}

/**
 * How tests make, break and drop worlds: `PUT` and `DELETE /worlds/<name>`,
 * `PUT /worlds/<name>/faults`. Never mounted where people use the service.
 */
export const controlOf = (worlds: Worlds, faultsOf: Map<string, Faults>): Hono => {
  const app = new Hono()
  app.put('/worlds/:name', async (context) => {
    const body = await bodyOf(context.req.raw, asked)
    if ('refusal' in body) return body.refusal
    const made = await worlds.create(context.req.param('name'), body.data)
    return made ? context.body(null, 201) : context.text('There is such a world already', 409)
  })
  app.delete('/worlds/:name', async (context) => {
    faultsOf.delete(context.req.param('name'))
    const dropped = await worlds.drop(context.req.param('name'))
    return dropped ? context.body(null, 204) : context.text('There is no such world', 404)
  })
  app.put('/worlds/:name/faults', async (context) => {
    const body = await bodyOf(context.req.raw, faultRules)
    if ('refusal' in body) return body.refusal
    faultsOf.set(context.req.param('name'), createFaults(body.data))
    return context.body(null, 204)
  })
  return app
}
