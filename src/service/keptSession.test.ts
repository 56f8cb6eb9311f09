import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keptSession, siteSession } from './siteSession.ts'
import { json, serviceOf } from './testSite.ts'

const base = 'https://site.example/agenda/'
const nonceAddress = 'https://site.example/nonce'
const { configuration } = serviceOf(undefined, undefined, { nonceAddress })
const kept = { kind: 'session', who: 5 } as const

beforeEach(() => {
  vi.useFakeTimers()
  vi.setTimerTickMode('nextTimerAsync')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function network(isOnline: boolean, answer?: (address: string) => Response): void {
  vi.stubGlobal('navigator', { onLine: isOnline })
  vi.stubGlobal('fetch', async (address: string | URL) => {
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(String(address))
  })
}

const nonce = (address: string) => address === nonceAddress
const given = () => new Response('a1b2c3d4e5')

const names = (id: number) => (address: string) => (nonce(address) ? given() : json({ id }))

test('a session of before is the same person’s, with what they may do', async () => {
  network(true, names(5))
  const found = await keptSession(configuration, base, { ...kept, onlyReads: true })
  expect(found).toEqual({ kind: 'session', nonce: 'a1b2c3d4e5', who: 5, onlyReads: true })
})

test('one that is somebody else’s by now is none', async () => {
  network(true, names(7))
  expect(await keptSession(configuration, base, { ...kept, onlyReads: true })).toBeNull()
})

test('whom nobody named stays so, for what they wrote is kept under no name', async () => {
  network(true, names(7))
  const found = await keptSession(configuration, base, { kind: 'session' })
  expect(found).toEqual({ kind: 'session', nonce: 'a1b2c3d4e5' })
})

test('what the one before could not do says nothing of who it is by now', async () => {
  network(true, (at) => (nonce(at) ? given() : json({}, 403)))
  const found = await keptSession(configuration, base, { kind: 'session', onlyReads: true })
  expect(found).toEqual({ kind: 'session', nonce: 'a1b2c3d4e5' })
})

test('one that the site calls nobody’s is none to begin with', async () => {
  network(true, (at) => (nonce(at) ? given() : json({}, 401)))
  expect(await siteSession(configuration, base)).toBeNull()
})

test('without a network it is the same person’s, with a nonce that no service takes', async () => {
  network(false)
  expect(await keptSession(configuration, base, kept)).toEqual({ ...kept, nonce: 'not-asked' })
})

test('nor is it anybody’s whom nobody named', async () => {
  network(false)
  expect(await keptSession(configuration, base, { kind: 'session' })).toBeNull()
})

test('one that is over is none', async () => {
  network(true, () => json(0))
  expect(await keptSession(configuration, base, kept)).toBeNull()
})

const page = (status: number) => new Response('<p>Oops</p>', { status })
const asked = { ...kept, nonce: 'not-asked' }

describe('what fails to say who is signed in changes nobody', () => {
  test.each([
    ['a silent site', undefined],
    ['503 in place of a nonce', () => page(503)],
    ['a page in place of a nonce', () => page(200)],
    ['500 in place of a person', (at: string) => (nonce(at) ? given() : page(500))],
    ['a page in place of a person', (at: string) => (nonce(at) ? given() : page(200))],
    ['“this is closed” by now', (at: string) => (nonce(at) ? given() : json({}, 403))],
    ['“you are nobody” beside a nonce', (at: string) => (nonce(at) ? given() : json({}, 401))],
  ])('%s', async (_what, answer) => {
    network(true, answer)
    expect(await keptSession(configuration, base, kept)).toEqual(asked)
  })

  test('nor whom nobody named', async () => {
    network(true, () => page(503))
    const found = await keptSession(configuration, base, { kind: 'session' })
    expect(found).toEqual({ kind: 'session', nonce: 'not-asked' })
  })

  test('nor whom nobody named, where the site calls them nobody', async () => {
    network(true, (at) => (nonce(at) ? given() : json({}, 401)))
    const unnamed = { kind: 'session', onlyReads: true } as const
    const found = await keptSession(configuration, base, unnamed)
    expect(found).toEqual({ kind: 'session', nonce: 'not-asked' })
  })

  test('nor does it keep a page waiting', async () => {
    network(true)
    const never = (signal: AbortSignal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => never(signal))
    const { timeout } = AbortSignal
    const spy = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((milliseconds) => timeout.call(AbortSignal, milliseconds / 100))
    expect(await keptSession(configuration, base, kept)).toEqual(asked)
    expect(Math.min(...spy.mock.calls.flat())).toBe(5000)
  })
})

test('a site that does not tell has one session, whoever it is', async () => {
  network(true, (at) => (nonce(at) ? given() : json({}, 403)))
  expect(await keptSession(configuration, base, { kind: 'session' })).toEqual({
    kind: 'session',
    nonce: 'a1b2c3d4e5',
  })
})
