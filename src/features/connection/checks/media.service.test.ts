import { type Account, anonymous } from '../../../api/account.ts'
import { demoAccount, editor, json } from '../../../api/testSite.ts'
import { makeWorld, modes, type TestWorld } from '../../../api/testWorld.ts'
import { finding } from '../testFinding.ts'

const isRoute = (address: string | URL) => new URL(address).pathname.endsWith('/wp/v2/media')

/** How often the route is asked from now on; a site may close it. */
function closing(closed: (init: RequestInit) => boolean, status = 403): () => number {
  const honest = fetch
  let asked = 0
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    if (!isRoute(address)) return honest(address, init)
    asked += 1
    return closed(init) ? json({ code: 'rest_forbidden' }, status) : honest(address, init)
  })
  return () => asked
}

const isNobody = ({ headers }: RequestInit) => !new Headers(headers).has('Authorization')

describe.each(modes)('pictures of the site, %s', (mode) => {
  let world: TestWorld
  const find = async (account: Account = editor, media = true) => {
    world = await makeWorld(mode, { options: { media } })
    return finding(world.service(account), 'media')
  }

  test('a site whose index does not name the route', async () => {
    await expect(find(editor, false)).resolves.toEqual({
      name: 'mediaAbsent',
      values: { route: 'wp/v2/media' },
    })
  })

  test('a site that names the route and closes it', async () => {
    closing(() => true)
    await expect(find()).resolves.toEqual({
      name: 'mediaClosed',
      values: { route: 'wp/v2/media', status: 403 },
    })
  })

  test.each([500, 503])('a fault of the server, %i, is no closed door', async (status) => {
    closing(() => true, status)
    await expect(find()).resolves.toEqual({ name: 'questionRefused', values: { said: status } })
  })

  test('a site that closes it to visitors alone lets the account through', async () => {
    closing(isNobody)
    expect((await find()).name).toBe('mediaOffered')
  })

  test('of what visitors are refused, nobody knows what an account is', async () => {
    closing(isNobody)
    expect((await find(anonymous)).name).toBe('accountNobody')
  })

  test('wrong credentials are not tried there', async () => {
    const asked = closing(() => false)
    expect((await find(demoAccount('editor', 'wrong'))).name).toBe('accountFirst')
    expect(asked()).toBe(0)
  })

  test('a route that does not answer', async () => {
    const honest = fetch
    vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
      if (isRoute(address)) throw new TypeError('Failed to fetch')
      return honest(address, init)
    })
    expect((await find()).name).toBe('questionUnanswered')
  })
})
