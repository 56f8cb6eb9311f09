import { storedSession, siteSession } from './siteSession.ts'
import { json, serviceOf } from './testSite.ts'

const base = 'https://site.example/agenda/'
const nonceAddress = 'https://site.example/nonce'
const { configuration } = serviceOf(undefined, undefined, { nonceAddress })
const kept = { kind: 'session', who: 5 } as const

beforeEach(() => {
  vi.useFakeTimers()
  vi.setTimerTickMode('nextTimerAsync')
})

function network(isOnline: boolean, answer?: (address: string) => Response): void {
  vi.stubGlobal('navigator', { onLine: isOnline })
  vi.stubGlobal('fetch', async (address: string | URL) => {
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(String(address))
  })
}

const nameless = { kind: 'session' } as const
const readers = { onlyReads: true } as const
const fresh = { kind: 'session', nonce: 'a1b2c3d4e5' } as const

const page = (status: number) => new Response('<p>Oops</p>', { status })
/** A nonce, and this in place of who it is. */
const beside = (answer: () => Response) => (address: string) =>
  address === nonceAddress ? new Response(fresh.nonce) : answer()
const names = (id: number) => beside(() => json({ id }))
const says = (status: number) => beside(() => json({}, status))

test.each([
  ['is the same person’s, with what they may do', { ...kept, ...readers }, names(5), 'same'],
  ['is none, where it is somebody else’s by now', { ...kept, ...readers }, names(7), null],
  // What they wrote is kept under no name.
  ['stays nobody’s whom nobody named', nameless, names(7), fresh],
  ['is whoever’s, where a site does not tell', nameless, says(403), fresh],
  ['forgets what a nameless one could not do', { ...nameless, ...readers }, says(403), fresh],
  ['is none, where it is over', kept, () => json(0), null],
] as const)('a session of before %s', async (_what, before, answer, found) => {
  network(true, answer)
  const expected = found === 'same' ? { ...before, nonce: fresh.nonce } : found
  expect(await storedSession(configuration, base, before)).toEqual(expected)
})

test('one that the site calls nobody’s is none to begin with', async () => {
  network(true, says(401))
  expect(await siteSession(configuration, base)).toBeNull()
})

const asked = { ...kept, nonce: 'not-asked' }

test.each([
  ['is the same person’s, with a nonce that no service takes', kept, asked],
  ['is not anybody’s whom nobody named', nameless, null],
])('without a network it %s', async (_whose, before, found) => {
  network(false)
  expect(await storedSession(configuration, base, before)).toEqual(found)
})

const unnamed = { ...nameless, nonce: 'not-asked' }
test.each([
  ['a silent site', kept, undefined, asked],
  ['503 in place of a nonce', kept, () => page(503), asked],
  ['a page in place of a nonce', kept, () => page(200), asked],
  ['500 in place of a person', kept, beside(() => page(500)), asked],
  ['a page in place of a person', kept, beside(() => page(200)), asked],
  ['“this is closed” by now', kept, says(403), asked],
  ['“you are nobody” beside a nonce', kept, says(401), asked],
  ['503, to whom nobody named', nameless, () => page(503), unnamed],
  ['“you are nobody”, to whom nobody named', { ...nameless, ...readers }, says(401), unnamed],
])('what fails to say who it is changes nobody: %s', async (_what, before, answer, found) => {
  network(true, answer)
  expect(await storedSession(configuration, base, before)).toEqual(found)
})

test('what fails to say who is signed in changes nobody: nor does it keep a page waiting', async () => {
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
  expect(await storedSession(configuration, base, kept)).toEqual(asked)
  expect(Math.min(...spy.mock.calls.flat())).toBe(5000)
})
