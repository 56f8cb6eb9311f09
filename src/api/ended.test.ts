import type { Account } from './account.ts'
import { isRenewed } from './service.ts'
import { answering, editor, json, refused, serviceOf, type Seen } from './testSite.ts'

const drafts = { method: 'GET', path: 'events', query: { status: 'draft,publish' } } as const
const reading = { method: 'GET', path: 'events/5' } as const
const writing = { method: 'POST', path: 'events/5', body: { title: 'Fira' } } as const
const again: Account = { kind: 'password', login: 'editor', password: 'another' }

const wrong = () => refused(401, 'incorrect_password')
const byStatus = () => refused(400, 'rest_invalid_param', { status: '' })
const isAgain = ({ headers }: Seen) =>
  headers.get('Authorization') === `Basic ${btoa('editor:another')}`

/** A site that answers whoever has signed in again, and all others in this way. */
function siteThat(answers: (seen: Seen) => Response, account: Account = editor) {
  const seen = answering((one) => (isAgain(one) ? json({ id: 5 }) : answers(one)))
  const onEnded = vi.fn(async () => again)
  return { seen, onEnded, service: serviceOf(account, onEnded) }
}

/** One that answers until the sign-in is over; then each in this way. */
async function siteOnceOpen(answers: (seen: Seen) => Response) {
  let isOver = false
  const site = siteThat((one) => (isOver ? answers(one) : json({ events: [] })))
  await site.service.request(drafts)
  isOver = true
  return site
}

/** One that answers as to nobody once, when it is told to, and then again as before. */
function siteThatDrops(answer: () => Response) {
  let isDropped = false
  const site = siteThat(() => {
    const isNobody = isDropped
    isDropped = false
    return isNobody ? answer() : json({ events: [] })
  })
  return { ...site, drop: () => (isDropped = true) }
}

describe('an ended session', () => {
  test('asks who goes on, and the request goes out once more', async () => {
    const { seen, onEnded, service } = siteThat(wrong)
    await expect(service.request(writing)).resolves.toEqual({ id: 5 })
    expect(onEnded).toHaveBeenCalledExactlyOnceWith(editor)
    expect(service.account).toBe(again)
    expect(seen).toHaveLength(2)
  })

  test('repeats the request once after somebody signed in, and never again', async () => {
    const seen = answering(wrong)
    const onEnded = vi.fn(async () => again)
    const writes = serviceOf(editor, onEnded).request(writing)
    await expect(writes).rejects.toMatchObject({ kind: 'ended' })
    expect(onEnded).toHaveBeenCalledOnce()
    expect(seen).toHaveLength(2)
  })

  test('does not repeat what was compared before, and says that it did not', async () => {
    const { seen, service } = siteThat(wrong)
    const call = { ...writing, sinceCompared: () => 0 }
    const refusal: unknown = await service.request(call).catch((error: unknown) => error)
    expect(isRenewed(refusal)).toBe(true)
    expect(service.account).toBe(again)
    expect(seen).toHaveLength(1)
  })

  test('asks once for all requests that it refused', async () => {
    const { onEnded, service } = siteThat(wrong)
    await Promise.all([writing, writing, drafts].map((call) => service.request(call)))
    expect(onEnded).toHaveBeenCalledOnce()
  })

  test('is refused when nobody goes on', async () => {
    answering(wrong)
    const writes = serviceOf(editor, async () => null).request(writing)
    await expect(writes).rejects.toMatchObject({ kind: 'ended', status: 401 })
  })

  test('shows in a listing that was answered before and is refused by its status now', async () => {
    const { onEnded, service } = await siteOnceOpen(byStatus)
    await expect(service.request(drafts)).resolves.toEqual({ id: 5 })
    expect(onEnded).toHaveBeenCalledOnce()
  })

  test('is asked after once for all that was refused at once', async () => {
    const { seen, service } = siteThat(byStatus)
    await Promise.all([1, 2, 3, 4].map(() => service.request(drafts)))
    expect(seen.filter(({ query }) => query['status'] === 'draft')).toHaveLength(1)
    expect(seen).toHaveLength(4 + 1 + 4)
  })

  test('shows in a record that is closed to nobody only', async () => {
    const { onEnded, service } = await siteOnceOpen(({ path }) =>
      path.endsWith('/5') ? refused(403, 'event-not-accessible') : byStatus(),
    )
    await expect(service.request(reading)).resolves.toEqual({ id: 5 })
    expect(onEnded).toHaveBeenCalledOnce()
  })

  test('is no matter of a status that the site does not have', async () => {
    const { seen, onEnded, service } = siteThat(({ query }) =>
      query['status']?.includes('private') ? byStatus() : json({ events: [] }),
    )
    await service.request(drafts)
    const unknown = { ...drafts, query: { status: 'draft,private' } }
    await expect(service.request(unknown)).rejects.toMatchObject({ kind: 'invalid' })
    expect(onEnded).not.toHaveBeenCalled()
    // What was asked before, then twice the listing and who is answered.
    expect(seen).toHaveLength(5)
  })

  test('is no matter of a status that the account was never shown', async () => {
    const reader = { ...editor, onlyReads: true } as const
    const { seen, onEnded, service } = siteThat(byStatus, reader)
    await expect(service.request(drafts)).rejects.toMatchObject({ kind: 'invalid' })
    expect(onEnded).not.toHaveBeenCalled()
    expect(seen).toHaveLength(2)
  })

  test('is what a page just opened is answered as nobody, though the account was shown more at sign-in', async () => {
    const { onEnded, service } = siteThat(byStatus)
    await expect(service.request(drafts)).resolves.toEqual({ id: 5 })
    expect(onEnded).toHaveBeenCalledExactlyOnceWith(editor)
  })

  test('is not what a host makes of it that drops once who asks, on a page just opened or later', async () => {
    const { seen, onEnded, service, drop } = siteThatDrops(byStatus)
    drop()
    await expect(service.request(drafts)).resolves.toEqual({ events: [] })
    drop()
    await expect(service.request(drafts)).resolves.toEqual({ events: [] })
    expect(onEnded).not.toHaveBeenCalled()
    // The listing, who is answered, and the listing again; twice.
    expect(seen).toHaveLength(6)
  })

  test('is not what a host makes of it that drops who asks for a record', async () => {
    const { onEnded, service, drop } = siteThatDrops(() => refused(403, 'event-not-accessible'))
    await service.request(drafts)
    drop()
    await expect(service.request(reading)).resolves.toEqual({ events: [] })
    expect(onEnded).not.toHaveBeenCalled()
  })
})

test('to nobody, 401 says that an account is needed', async () => {
  answering(() => refused(401, 'rest_forbidden'))
  await expect(serviceOf().request(writing)).rejects.toMatchObject({
    kind: 'forbidden',
    status: 401,
  })
})

function nonces(nonce: string | null, accepted: string) {
  return answering((one) => {
    if (one.path.includes('admin-ajax'))
      return new Response(nonce ?? '0', { status: nonce === null ? 400 : 200 })
    return one.headers.get('X-WP-Nonce') === accepted
      ? json({ id: 5 })
      : refused(403, 'rest_cookie_invalid_nonce')
  })
}

describe("the site's own session", () => {
  test('goes on under a fresh nonce without asking anybody', async () => {
    const seen = nonces('fresh1', 'fresh1')
    const onEnded = vi.fn(async () => null)
    const service = serviceOf({ kind: 'session', nonce: 'stale1' }, onEnded)
    await expect(service.request(writing)).resolves.toEqual({ id: 5 })
    expect(onEnded).not.toHaveBeenCalled()
    expect(seen).toHaveLength(3)
  })

  test('does not go on as somebody else, whose session the site has by now', async () => {
    answering((one) => {
      if (one.path.includes('admin-ajax')) return new Response('fresh1')
      if (one.path.endsWith('users/me')) return json({ id: 3 })
      return one.headers.get('X-WP-Nonce') === 'fresh1'
        ? json({ id: 5 })
        : refused(403, 'rest_cookie_invalid_nonce')
    })
    const onEnded = vi.fn(async () => null)
    const service = serviceOf({ kind: 'session', nonce: 'stale1', who: 2 }, onEnded)
    await expect(service.request(writing)).rejects.toMatchObject({ kind: 'ended' })
    expect(onEnded).toHaveBeenCalledOnce()
  })

  test.each([
    ['there is no nonce to be had', null],
    ['the fresh nonce is refused as well', 'fresh1'],
  ])('asks when %s', async (_when, nonce) => {
    nonces(nonce, 'signedInAgain')
    const onEnded = vi.fn(async (): Promise<Account> => ({
      kind: 'session',
      nonce: 'signedInAgain',
    }))
    const service = serviceOf({ kind: 'session', nonce: 'stale1' }, onEnded)
    await expect(service.request(writing)).resolves.toEqual({ id: 5 })
    expect(onEnded).toHaveBeenCalledOnce()
  })
})
