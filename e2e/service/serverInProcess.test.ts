import { editor, start } from './protocol/testSite.ts'
import { createService } from './server.ts'
import { testStorage } from './store/storage.ts'

const now = () => new Date('2026-11-20T10:00:00Z')

const reported: unknown[] = []
let service: Awaited<ReturnType<typeof createService>>
beforeAll(async () => {
  service = await createService({
    storage: testStorage(),
    control: true,
    mount: { world: 'mounted', mode: 'live', data: 'empty' },
    now,
    report: (error) => reported.push(error),
  })
})
afterAll(async () => {
  await service.handle(new Request('http://here/worlds/mounted', { method: 'DELETE' }))
  await service.close()
})

it('a service in process has one world at its root, under its own clock', async () => {
  const answer = await service.handle(
    new Request('http://here/ca/wp-json/calendar/events/v1/events', {
      method: 'POST',
      headers: editor,
      body: JSON.stringify(start),
    }),
  )
  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({ modified_utc: '2026-11-20 10:00:00' })
})

it('a service in process rejects where a port would cut the connection', async () => {
  const address = 'http://here/worlds/mounted/faults'
  const body = JSON.stringify([{ kind: 'dropped', times: 1 }])
  await service.handle(new Request(address, { method: 'PUT', body }))
  const asking = service.handle(new Request('http://here/ca/wp-json/'))
  await expect(asking).rejects.toThrow('The connection was dropped')
})

it('a service in process reports what no request should have caused, and answers 500', async () => {
  const address = 'http://here/worlds/mounted/faults'
  const rule = { kind: 'colleague', when: 'before', fields: { colour: 'red' } }
  await service.handle(new Request(address, { method: 'PUT', body: JSON.stringify([rule]) }))
  const answer = await service.handle(
    new Request('http://here/ca/wp-json/calendar/events/v1/events/1'),
  )
  expect(answer.status).toBe(500)
  expect(String(reported)).toContain('A colleague cannot change "colour" of events')
})

it('a service in process has no page where no application is built', async () => {
  expect((await service.handle(new Request('http://here/ca/events'))).status).toBe(404)
})
