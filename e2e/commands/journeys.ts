import { openPort } from '../service/port.ts'
import { openSite } from '../service/site.ts'
import { buildIfStale } from './build.ts'
import { journeysOnce } from './journeyTests.ts'
import { originOf, proxyTo } from './proxy.ts'
import { BUILT, withTestServer } from './servers.ts'
import { realConfiguration } from './realService.ts'
import { conclude, stage } from './stage.ts'

/** The built application in front of a real service, as `npm start -- --service` serves it. */
async function withRealService<Result>(
  template: string,
  work: (root: string) => Promise<Result>,
): Promise<Result> {
  const site = openSite(BUILT, { serviceOrigin: originOf(template) })
  const proxy = proxyTo(template)
  const port = await openPort(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/config.json') return realConfiguration()
    return (await proxy(request)) ?? site.answer(request, decodeURI(pathname), '/')
  })
  try {
    return await work(`${port.root}/`)
  } finally {
    await port.close()
  }
}

const parameters = process.argv.slice(2)
const real = process.env['SERVICE_ROOT']
await buildIfStale()
const journeys = (root: string) => journeysOnce(root, parameters)
conclude([
  await stage('journeys', () =>
    real === undefined ? withTestServer(journeys) : withRealService(real, journeys),
  ),
])
