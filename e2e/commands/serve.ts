import { openPort } from '../service/port.ts'
import { createService, pathOf } from '../service/server.ts'
import { openSite } from '../service/site.ts'
import { testStorage } from '../service/store/storage.ts'
import { proxyBackend } from './backend.ts'
import { BUILT, buildIfStale } from './build.ts'
import { originOf } from './proxy.ts'

/** The built application in front of a real service, as `npm start -- --service` serves it. */
function realService(template: string) {
  const site = openSite(BUILT, { serviceOrigin: originOf(template) })
  return proxyBackend(template, (request) => site.answer(request, pathOf(request), '/')).handle
}

async function localService() {
  const service = await createService({ storage: testStorage(), control: true, site: BUILT })
  return service.handle
}

// What the journeys run on, until Playwright ends this process: its configuration reads the address that is printed.
await buildIfStale()
const template = process.env['SERVICE_ROOT']
const { root } = await openPort(
  template === undefined ? await localService() : realService(template),
)
console.log(`Served at ${root}/`)
