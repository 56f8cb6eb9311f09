import { Hono } from 'hono'
import * as z from 'zod/mini'
import { createFaults, faultRules } from './faults.ts'
import { openSite } from './site.ts'
import { createWatch } from './watch.ts'
import { type Tested, untested } from './worldAnswer.ts'
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
    cacheControl: z.boolean(),
    coreRoutes: z.boolean(),
    microCache: z.boolean(),
    big: z.boolean(),
  } satisfies Record<keyof typeof defaultOptions.live, unknown>),
)

const asked = z.strictObject({
  mode: z.enum(['interface', 'live']),
  data: z.enum(['empty', 'town']),
  options: z.optional(options),
})

const build = z.strictObject({ directory: z.string() })

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
 * `PUT /worlds/<name>/faults`; `PUT /worlds/<name>/writes` begins to note every write, `GET` tells
 * them; `PUT /worlds/<name>/build` puts another build in front of it, as a deployment does. Never mounted where people use the service.
 */
export const controlOf = (worlds: Worlds, testedOf: Map<string, Tested>): Hono => {
  const app = new Hono()
  const set = (name: string, some: Partial<Tested>): void => {
    testedOf.set(name, { ...untested, ...testedOf.get(name), ...some })
  }
  app.put('/worlds/:name', async (context) => {
    const body = await bodyOf(context.req.raw, asked)
    if ('refusal' in body) return body.refusal
    const made = await worlds.create(context.req.param('name'), body.data)
    return made ? context.body(null, 201) : context.text('There is such a world already', 409)
  })
  app.delete('/worlds/:name', async (context) => {
    testedOf.delete(context.req.param('name'))
    const dropped = await worlds.drop(context.req.param('name'))
    return dropped ? context.body(null, 204) : context.text('There is no such world', 404)
  })
  app.put('/worlds/:name/faults', async (context) => {
    const body = await bodyOf(context.req.raw, faultRules)
    if ('refusal' in body) return body.refusal
    set(context.req.param('name'), { faults: createFaults(body.data) })
    return context.body(null, 204)
  })
  app.put('/worlds/:name/build', async (context) => {
    const body = await bodyOf(context.req.raw, build)
    if ('refusal' in body) return body.refusal
    set(context.req.param('name'), { site: openSite(body.data.directory) })
    return context.body(null, 204)
  })
  app.put('/worlds/:name/writes', (context) => {
    set(context.req.param('name'), { watch: createWatch() })
    return context.body(null, 204)
  })
  app.get('/worlds/:name/writes', (context) =>
    context.json(testedOf.get(context.req.param('name'))?.watch?.done ?? []),
  )
  return app
}
