import type { Mode } from '../worlds/world.ts'
import { basic, openTestSite, testSite } from './testSite.ts'

const modes: Mode[] = ['interface', 'live']
const organizer = { organizer: 'Ateneu', description: 'De tots' }

const asking = (login: string, password?: string) => ({
  headers: { Authorization: basic(login, password) },
})

const refusedWith = (code: string, status: number) => ({ code, data: { status } })

describe.each(modes)('who asks, in %s mode', (mode) => {
  const site = testSite(mode)
  const create = (headers: Record<string, string>) =>
    site.ask('POST', 'organizers', { body: organizer, headers })

  it('66: a role decides the status of what it creates', async () => {
    const made = [
      ['contributor', undefined, 'draft'],
      ['contributor', 'publish', 'pending'],
      ['contributor', 'private', 'private'],
      ['author', undefined, 'publish'],
      ['editor', 'draft', 'draft'],
    ] as const
    for (const [as, status, expected] of made) {
      const body = { organizer: `De ${as} ${status}`, ...(status ? { status } : {}) }
      expect((await site.ask('POST', 'organizers', { as, body })).at('status')).toBe(expected)
    }
  })

  it('takes the application password with and without its spaces', async () => {
    for (const password of ['editor demo password', 'editordemopassword']) {
      const headers = { Authorization: basic('editor', password) }
      expect((await site.ask('GET', 'organizers?status=draft', { headers })).status).toBe(200)
    }
  })

  it('101: wrong credentials are refused on every method', async () => {
    const wrong = await site.ask('GET', 'organizers', asking('editor', 'wrong'))
    expect(wrong.status).toBe(401)
    expect(wrong.at('code')).toBe('incorrect_password')
    const unknown = await site.ask('GET', 'organizers', asking('nobody'))
    expect(unknown.at('code')).toBe('invalid_username')
    const address = await site.ask('GET', 'organizers', asking('nobody@example.org'))
    expect(address.at('code')).toBe('invalid_email')
    const write = await site.ask('DELETE', 'organizers/1', asking('editor', 'wrong'))
    expect(write.status).toBe(401)
  })

  it('101: in a world that asks for it, wrong credentials read as nobody', async () => {
    const other = await openTestSite(mode, { anonymousOnBadCredentials: true })
    const headers = { Authorization: basic('editor', 'wrong') }
    expect((await other.ask('GET', 'organizers', { headers })).status).toBe(200)
    const write = await other.ask('POST', 'organizers', { headers, body: organizer })
    expect(write.at('code')).toBe('incorrect_password')
    await other.close()
  })

  it('knows no scheme but Basic, and ignores the others', async () => {
    const reply = await site.ask('GET', 'organizers', { headers: { Authorization: 'Bearer x' } })
    expect(reply.status).toBe(200)
    expect((await create({ Authorization: 'Bearer x' })).status).toBe(401)
  })

  it('says who is signed in, and with what roles in the context edit', async () => {
    const path = '/ca/wp-json/wp/v2/users/me'
    expect((await site.askSite('GET', path)).body).toMatchObject(
      refusedWith('rest_not_logged_in', 401),
    )
    const brief = await site.askSite('GET', path, { as: 'author' })
    expect(brief.body).toMatchObject({ id: 3, name: 'Author', slug: 'author' })
    expect(brief.at('roles')).toBeUndefined()
    const whole = await site.askSite('GET', `${path}?context=edit`, { as: 'author' })
    expect(whole.at('roles')).toEqual(['author'])
    expect(whole.at('capabilities', 'publish_tribe_events')).toBe(true)
    expect(whole.at('capabilities', 'edit_others_tribe_events')).toBeUndefined()
    const bogus = await site.askSite('GET', `${path}?context=bogus`, { as: 'author' })
    expect(bogus.at('data', 'details', 'context', 'code')).toBe('rest_not_in_enum')
  })
})
