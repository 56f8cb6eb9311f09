import type { Account } from './account.ts'
import { answering, json, page, refused, serviceOf } from './testSite.ts'

const writing = { method: 'POST', path: 'events/5', body: { title: 'Fira' } } as const
const anna: Account = { kind: 'session', nonce: 'stale1', who: 5 }
const nameless: Account = { kind: 'session', nonce: 'stale1' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.setTimerTickMode('nextTimerAsync')
})

/** A site that gives and takes this nonce, and says that it is Anna's. What a test changes is so from then on. */
function siteOf(account = anna) {
  const site = {
    taken: 'fresh1',
    nonce: (): Response | Promise<Response> => new Response(site.taken),
    me: (): Response | Promise<Response> => json({ id: 5 }),
  }
  const seen = answering((one) => {
    if (one.path.includes('admin-ajax')) return site.nonce()
    if (one.headers.get('X-WP-Nonce') !== site.taken)
      return refused(403, 'rest_cookie_invalid_nonce')
    return one.path.endsWith('users/me') ? site.me() : json({ id: 5 })
  })
  const onEnded = vi.fn(async (): Promise<Account | null> => null)
  return { site, seen, onEnded, service: serviceOf(account, onEnded) }
}

type Site = ReturnType<typeof siteOf>['site']

const writes = (seen: ReturnType<typeof siteOf>['seen']) =>
  seen.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('X-WP-Nonce'))

test.each([
  ['that the site names', anna],
  ['that it does not', nameless],
])('a session %s goes on as often as its nonce expires', async (_whose, account) => {
  const { site, seen, onEnded, service } = siteOf(account)
  for (const nonce of ['fresh1', 'fresh2', 'fresh3']) {
    site.taken = nonce
    await expect(service.request(writing)).resolves.toEqual({ id: 5 })
  }
  expect(onEnded).not.toHaveBeenCalled()
  expect(writes(seen)).toEqual(['stale1', 'fresh1', 'fresh1', 'fresh2', 'fresh2', 'fresh3'])
})

test('what was compared before goes out under each of them as well', async () => {
  const { site, service } = siteOf()
  for (const nonce of ['fresh1', 'fresh2']) {
    site.taken = nonce
    await expect(service.request({ ...writing, sinceCompared: () => 0 })).resolves.toEqual({
      id: 5,
    })
  }
})

test('a nonce that is refused at once is no way out, though the one before was', async () => {
  const { site, seen, onEnded, service } = siteOf(nameless)
  await service.request(writing)
  site.taken = 'nobody knows'
  site.nonce = () => new Response('other1')
  await expect(service.request(writing)).rejects.toMatchObject({ kind: 'ended' })
  expect(onEnded).toHaveBeenCalledOnce()
  expect(writes(seen)).toEqual(['stale1', 'fresh1', 'fresh1', 'other1'])
})

type Hanging = () => Promise<Response>

const after = <T>(milliseconds: number, answer: () => T) =>
  new Promise<T>((resolve) => {
    setTimeout(() => resolve(answer()), milliseconds)
  })

/** No answer, for as long as it is waited for. */
const until = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

/** Those of the browser go by a clock that tests cannot turn. */
function timeoutsBy(wait: typeof after): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    void wait(milliseconds, () => controller.abort())
    return controller.signal
  })
}

const network = () => {
  throw new TypeError('network')
}
const cut = () => new Response('{"id":', { headers: { 'Content-Type': 'application/json' } })

describe('a site that fails to say whose session it is ends none', () => {
  test.each([
    ['no answer', network, 'unanswered'],
    ['503', () => page(503), 'failed'],
    ['500', () => page(500), 'failed'],
    ['429', () => page(429), 'busy'],
    ['a page', () => page(200), 'unreadable'],
  ])('%s in place of a nonce', async (_what, nonce, kind) => {
    const { site, seen, onEnded, service } = siteOf()
    const { nonce: given } = site
    site.nonce = nonce
    const refusal = { kind, code: 'not_renewed', afterWrite: undefined }
    await expect(service.request(writing)).rejects.toMatchObject(refusal)
    expect(onEnded).not.toHaveBeenCalled()
    expect(service.account).toBe(anna)
    site.nonce = given
    await expect(service.request(writing)).resolves.toEqual({ id: 5 })
    expect(writes(seen)).toEqual(['stale1', 'stale1', 'fresh1'])
  })

  test.each([
    ['500', () => page(500), 'failed'],
    ['an answer cut short', cut, 'unreadable'],
    ['a page', () => page(200), 'unreadable'],
    ['an answer without a number', () => json({}), 'unproved'],
    ['“this is closed”', () => refused(403, 'rest_forbidden'), 'unproved'],
    ['“there is no such thing”', () => page(404), 'unproved'],
  ])('%s in place of a person', async (_what, me, kind) => {
    const { site, seen, onEnded, service } = siteOf()
    site.me = me
    await expect(service.request(writing)).rejects.toMatchObject({ kind, code: 'not_renewed' })
    expect(onEnded).not.toHaveBeenCalled()
    expect(service.account).toBe(anna)
    expect(writes(seen)).toEqual(['stale1'])
    site.me = () => json({ id: 5 })
    await expect(service.request(writing)).resolves.toEqual({ id: 5 })
  })

  test('a refusal of one moment is asked about again', async () => {
    const { site, onEnded, service } = siteOf()
    site.me = () => {
      site.me = () => json({ id: 5 })
      return refused(401, 'rest_not_logged_in')
    }
    await expect(service.request(writing)).resolves.toEqual({ id: 5 })
    expect(onEnded).not.toHaveBeenCalled()
  })

  test.each([
    ['in place of a nonce', (site: Site, hanging: Hanging) => (site.nonce = hanging)],
    [
      'in place of a person, after a slow nonce',
      (site: Site, hanging: Hanging) => {
        site.nonce = () => after(15_000, () => new Response(site.taken))
        site.me = hanging
      },
    ],
  ])('nor does it hang %s: a request waits twenty seconds', async (_where, hangs) => {
    const { site, seen, onEnded, service } = siteOf()
    timeoutsBy(after)
    hangs(site, () => until(seen.at(-1)?.signal))
    const begun = Date.now()
    await expect(service.request(writing)).rejects.toMatchObject({
      kind: 'timeout',
      code: 'not_renewed',
    })
    expect(Date.now() - begun).toBe(20_000)
    expect(onEnded).not.toHaveBeenCalled()
  })
})

test.each([
  [
    'where it gives nonces',
    (site: Site) => (site.nonce = () => new Response('0', { status: 400 })),
  ],
  ['beside a nonce', (site: Site) => (site.me = () => refused(401, 'rest_not_logged_in'))],
  [
    'of a nonce that a host has kept',
    (site: Site) => (site.me = () => refused(403, 'rest_cookie_invalid_nonce')),
  ],
])('one that says that nobody is signed in, %s, has ended it', async (_where, says) => {
  const { site, onEnded, service } = siteOf()
  says(site)
  await expect(service.request(writing)).rejects.toMatchObject({ kind: 'ended' })
  expect(onEnded).toHaveBeenCalledOnce()
})
