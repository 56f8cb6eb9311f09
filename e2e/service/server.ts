import { Hono } from 'hono'
import { controlOf } from './control.ts'
import { DroppedConnection } from './faults/trouble.ts'
import { openSite, type SiteOptions } from './site.ts'
import { type Storage, openStorage } from './store/storage.ts'
import { type Tested, answerInWorld, untested } from './worldAnswer.ts'
import { type Asked, type KeptWorld, isWorldName, openWorlds } from './worlds/worlds.ts'

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
