import { Hono } from 'hono'
import { DroppedConnection } from './faults/trouble.ts'
import { type SiteOptions, openSite } from './site.ts'
import { type Storage, openStorage } from './store/storage.ts'
import { type Tested, answerInWorld, untested } from './worldAnswer.ts'
import {
  type Asked,
  type KeptWorld,
  type Worlds,
  isWorldName,
  openWorlds,
} from './worlds/worlds.ts'
import * as z from 'zod/mini'
import { createFaults, faultRules } from './faults.ts'
import { createWatch } from './watch.ts'
import { defaultOptions } from './worlds/world.ts'

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
const controlOf = (worlds: Worlds, testedOf: Map<string, Tested>): Hono => {
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

export { isOfService, pathOf } from './worldAnswer.ts'

export interface ServiceSettings {
  storage: Storage
  /** The directory of the built application; without one only the service answers. */
  site?: string
  /** What is made of its `config.json`. */
  configured?: SiteOptions['configured']
  /** Worlds by name under `/worlds/`, and the requests that make and break them: for tests. */
  control?: boolean
  /** The one world at `/`. */
  mount?: Asked & { world: string }
  /** The service's clock. */
  now?: () => Date
  /** Told of what no request should have caused. */
  report?: (error: unknown) => void
}

export interface Service {
  /** @throws DroppedConnection when a fault cuts the connection */
  handle: (request: Request) => Promise<Response>
  close: () => Promise<void>
}

const writeError = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
}

/** The request as it looks below a world that lives at `base` (`''` or `/worlds/<name>`). */
const below = (request: Request, base: string): Request => {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(base.length) || '/'
  return base === '' ? request : new Request(url, request)
}

/** The local service over one storage: worlds, and the application in front of each. */
export const createService = async (settings: ServiceSettings): Promise<Service> => {
  const { mount, control = false, now = () => new Date(), report = writeError } = settings
  const sql = await openStorage(settings.storage)
  const worlds = await openWorlds({ sql, now, copying: control })
  const site =
    settings.site === undefined
      ? undefined
      : openSite(settings.site, { configured: settings.configured })
  const testedOf = new Map<string, Tested>()

  const answer = (request: Request, kept: KeptWorld, base: string): Promise<Response> => {
    const world = { ...kept, root: new URL(request.url).origin + base }
    const tested = testedOf.get(world.name) ?? untested
    return answerInWorld(below(request, base), world, tested, site)
  }

  const app = new Hono()
  app.onError((error) => {
    if (error instanceof DroppedConnection) throw error
    report(error)
    return Response.json(
      { code: 'internal_server_error', message: 'The terminal tells more.', data: { status: 500 } },
      { status: 500 },
    )
  })
  if (control) {
    app.use('/worlds/:name/*', async (context, next) =>
      isWorldName(context.req.param('name')) ? next() : context.text('No such name', 404),
    )
    app.route('/', controlOf(worlds, testedOf))
    app.all('/worlds/:name/*', async (context) => {
      const name = context.req.param('name')
      return worlds.use(name, (kept) => answer(context.req.raw, kept, `/worlds/${name}`))
    })
  }
  if (mount !== undefined) {
    const mounted = await worlds.openAs(mount.world, mount)
    app.all('/*', (context) => answer(context.req.raw, mounted, ''))
  }
  return {
    handle: async (request) => app.fetch(request),
    close: async () => {
      await worlds.close()
      await sql.close()
    },
  }
}
