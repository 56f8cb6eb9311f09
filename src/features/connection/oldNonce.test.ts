import type { Account } from '../../api/account.ts'
import { languagesOf } from '../../api/language.ts'
import { answering, base, json, page, refused, serviceOf } from '../../api/testSite.ts'
import { checkContextsOf, provingInTurn } from './checkContext.ts'
import { findingOf } from './run.ts'
import { finding, nameOf } from './testFinding.ts'

const anna: Account = { kind: 'session', nonce: 'stale1', who: 5 }
const routes = {
  '/calendar/events/v1/events': { endpoints: [] },
  '/wp/v2/media': { methods: ['GET', 'POST'] },
}

/** Anna's site, which gives this nonce by now, and takes no other. */
function siteOf(nonce: () => Response = () => new Response('fresh1')) {
  const seen = answering(({ path, headers }) => {
    if (path.includes('admin-ajax')) return nonce()
    const sent = headers.get('X-WP-Nonce')
    if (sent !== null && sent !== 'fresh1') return refused(403, 'rest_cookie_invalid_nonce')
    if (path.endsWith('users/me')) return json({ id: 5, capabilities: { edit_posts: true } })
    if (path.endsWith('/media')) return sent === null ? refused(401, 'rest_forbidden') : json([])
    if (path.endsWith('/events')) return sent === null ? refused(401, 'x') : json({ events: [] })
    return json({ namespace: 'calendar/events/v1', routes })
  })
  const onEnded = vi.fn(async () => null)
  return { seen, onEnded, service: serviceOf(anna, onEnded) }
}

test('a session whose nonce is old goes on, in every language under one new nonce', async () => {
  const { seen, onEnded, service } = siteOf()
  const { signal } = new AbortController()
  const groundIn = checkContextsOf({ service, base, signal, prove: provingInTurn() })
  const grounds = languagesOf(service.configuration).map(groundIn)
  const found = await Promise.all(grounds.map((ground) => findingOf('account', ground)))
  expect(found.map(({ name }) => name)).toEqual(['accountKnown', 'accountKnown', 'accountKnown'])
  const again = { ...anna, nonce: 'fresh1' }
  expect(grounds.map(({ account }) => account)).toEqual([again, again, again])
  expect(seen.filter(({ path }) => path.includes('admin-ajax'))).toHaveLength(1)
  expect(onEnded).not.toHaveBeenCalled()
})

test.each([
  ['role', 'roleSome'],
  ['media', 'mediaOffered'],
] as const)('so does what it may do: %s', async (check, name) => {
  const { service } = siteOf()
  expect(await nameOf(service, check, { base })).toBe(name)
})

test('one that the site calls nobody’s has ended, and nobody is asked to sign in again', async () => {
  const { onEnded, service } = siteOf(() => new Response('0', { status: 400 }))
  expect(await nameOf(service, 'account', { base })).toBe('accountEnded')
  expect(onEnded).not.toHaveBeenCalled()
})

test('one of which the site fails to say has not', async () => {
  const { service } = siteOf(() => page(404))
  await expect(finding(service, 'account', { base })).resolves.toMatchObject({
    name: 'questionRefused',
    values: { said: '404, not_renewed' },
  })
})
