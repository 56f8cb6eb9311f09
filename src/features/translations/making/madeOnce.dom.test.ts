import { QueryClient } from '@tanstack/react-query'
import { Misnamed } from '../../../core/views/form/creating/named.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { attemptsOf } from '../../../core/write/operationStore.ts'
import { languageOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { makeWorld, type TestWorld } from '../../../api/testWorld.ts'
import { groupIndex } from '../state/groupIndex.ts'
import { pairingOf } from '../state/testVersions.ts'
import { makeCounterpart, versionOf } from './makeCounterpart.ts'

const found = { index: groupIndex(pairingOf({})), mateOf: () => undefined, proposals: () => [] }

/** The service makes what is sent and its answer is lost, and from then on no list can be read. */
function swallowing() {
  const ask = globalThis.fetch
  let isBlind = false
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, how) => {
    if (isBlind) throw new TypeError('no network')
    const answer = await ask(address, how)
    if (how?.method !== 'POST') return answer
    isBlind = true
    throw new TypeError('the answer is lost')
  })
}

let world: TestWorld
let service: Service
let spoken: Service
let name: string
const onMade = vi.fn()
beforeAll(async () => {
  world = await makeWorld('live')
  service = world.service()
  const spanish = languageOf(service.configuration, 'es')
  if (spanish === null) throw new Error('no Spanish')
  spoken = service.in(spanish)
})
beforeEach(() => {
  name = `Sala ${crypto.randomUUID()}`
})

const make = (collection: 'venues' | 'organizers', id: number) =>
  makeCounterpart(
    { client: new QueryClient(), service, there: spoken, found, onMade },
    collection,
    id,
  )
const called = async (collection: string) => {
  const body = await world.askIn('es', 'GET', `${collection}?per_page=50&search=Sala`)
  return JSON.stringify(body).split(name).length - 1
}

test.each(['venues', 'organizers'] as const)('of %s is made once', async (collection) => {
  const field = collection === 'venues' ? 'venue' : 'organizer'
  const { id } = await world.ask('POST', collection, { [field]: name, status: 'publish' })
  const before = await called(collection)
  swallowing()
  await expect(make(collection, Number(id))).rejects.toMatchObject({ afterWrite: 'unknown' })
  vi.restoreAllMocks()
  const of = `${versionOf(collection, service, Number(id))} in es`
  expect(await attemptsOf(ownerOf(spoken), of)).toHaveLength(1)
  const made = await make(collection, Number(id))
  expect(await world.askIn('es', 'GET', `${collection}/${made}`)).toMatchObject({
    [field]: name,
  })
  expect(await attemptsOf(ownerOf(spoken), of)).toEqual([])
  const each = await called(collection)
  const again = await make(collection, Number(id))
  // A record of its own is made by the next one, as many times as it is named once more.
  expect(again).not.toBe(made)
  expect(each - before).toBe((await called(collection)) - each)
})

const field = { venues: 'venue', organizers: 'organizer' } as const
/** So many renamings fail. */
const failing = (collection: keyof typeof field, times: number) => {
  const pattern = `^${collection}/\\d+$`
  return world.fail([{ kind: 'status', code: 503, method: 'POST', pattern, times }])
}
const there = (collection: string, id: unknown) =>
  world.askIn('es', 'GET', `${collection}/${String(id)}`)

test.each(['venues', 'organizers'] as const)('of %s is named once more', async (collection) => {
  const of = { [field[collection]]: name }
  const { id } = await world.ask('POST', collection, { ...of, status: 'publish' })
  await failing(collection, 1)
  expect(await there(collection, await make(collection, Number(id)))).toMatchObject(of)
})

test.each(['venues', 'organizers'] as const)('of %s without its name', async (collection) => {
  const of = { [field[collection]]: name }
  const { id } = await world.ask('POST', collection, of)
  await failing(collection, 5)
  const failed: unknown = await make(collection, Number(id)).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Misnamed)
  expect(failed).toMatchObject({ names: { name, found: expect.stringContaining(`${name} `) } })
  await world.fail([])
  const all = await called(collection)
  expect(await there(collection, await make(collection, Number(id)))).toMatchObject(of)
  // What it was called is in its address, too.
  expect(await called(collection)).toBeLessThanOrEqual(all)
})
