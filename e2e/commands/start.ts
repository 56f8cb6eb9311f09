import { openPort } from '../service/port.ts'
import { pathOf } from '../service/server.ts'
import { openSite } from '../service/site.ts'
import { startArguments } from './arguments.ts'
import { openBackend } from './backend.ts'
import { BUILT, buildIfStale } from './build.ts'
import { onEnd } from './ending.ts'
import { originOf } from './proxy.ts'

const wanted = startArguments()
await buildIfStale()
const site = openSite(BUILT, { serviceOrigin: wanted.service && originOf(wanted.service) })
const backend = await openBackend(
  wanted,
  (request) => site.answer(request, pathOf(request), '/'),
  BUILT,
)
const port = await openPort(backend.handle, wanted.port, wanted.cors)
console.log(`\nAgenda: ${port.root}/\n`)
for (const line of backend.said) console.log(line)
console.log('Ctrl-C ends it.')
onEnd(async () => {
  await port.close()
  await backend.close()
})
