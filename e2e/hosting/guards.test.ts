import { proxyBackend } from '../commands/backend.ts'
import { type Port, openPort } from '../service/port.ts'
import { createService } from '../service/server.ts'
import { testStorage } from '../service/store/storage.ts'
import { ALLOWED, openHostile, testGuards } from './guardCases.ts'

describe('npm start', () => {
  let port: Port
  let close: () => Promise<void>
  beforeAll(async () => {
    const mount = { world: 'live', mode: 'live', data: 'empty', options: {} } as const
    const service = await createService({ storage: testStorage(), mount, report: () => {} })
    ;({ close } = service)
    port = await openPort(service.handle, 0, [ALLOWED])
  })
  afterAll(async () => {
    await port.close()
    await close()
  })

  testGuards('local', () => ({ root: port.root, seen: [] }))

  test('a failure tells no cause and no path', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const failing = await openPort(() => Promise.reject(new Error('/home/of/somebody')))
    const answer = await fetch(failing.root)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('somebody')
    expect(process.stderr.write).toHaveBeenCalledWith(expect.stringContaining('/home/of/somebody'))
    await failing.close()
  })
})

describe('npm start -- --service', () => {
  let service: Awaited<ReturnType<typeof openHostile>>
  let port: Port
  beforeAll(async () => {
    service = await openHostile()
    vi.spyOn(console, 'error').mockReturnValue()
    const { handle } = proxyBackend(
      `${service.root}/{language}/wp-json`,
      async () => new Response(),
    )
    port = await openPort(handle, 0, [ALLOWED])
  })
  afterAll(async () => {
    await port.close()
    service.close()
  })

  testGuards('proxy', () => ({ root: port.root, seen: service.seen }))
})
