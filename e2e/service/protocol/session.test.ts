import { type Reply, basic, openTestSite, testSite } from './testSite.ts'

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  body: new URLSearchParams(fields).toString(),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
})

const cookieOf = ({ headers }: Reply): string => headers.get('set-cookie')?.split(';')[0] ?? ''

const site = testSite('live')
const signIn = (login: string, password = `${login} demo password`, redirect_to = '') =>
  site.askSite('POST', '/wp-login.php', form({ log: login, pwd: password, redirect_to }))
const nonceOf = (cookie: string) =>
  site.askSite('GET', '/wp-admin/admin-ajax.php?action=rest-nonce', { headers: { cookie } })
const create = (headers: Record<string, string>) =>
  site.ask('POST', 'organizers', { body: { organizer: 'Ateneu' }, headers })

it("the site's own session begins with a form without script, in the language of the browser", async () => {
  const page = await site.askSite('GET', '/wp-login.php', {
    headers: { 'accept-language': 'es-ES,es;q=0.9' },
  })
  expect(page.status).toBe(200)
  expect(page.body).toContain('<html lang="es">')
  expect(page.body).toContain('name="pwd"')
  expect(page.body).not.toContain('<script')
})

it("the site's own session sets a cookie that scripts cannot read, and goes back to the application", async () => {
  const reply = await signIn('editor')
  expect(reply.status).toBe(302)
  expect(reply.headers.get('location')).toBe(`${site.root}/`)
  const cookie = reply.headers.get('set-cookie')
  expect(cookie).toContain('HttpOnly; SameSite=Lax')
  expect(cookie).toContain(`Path=${new URL(site.root).pathname}/`)
})

it("the site's own session goes nowhere else after signing in than under its own root", async () => {
  const password = 'editor demo password'
  const within = await signIn('editor', password, `${site.root}/ca/events`)
  expect(within.headers.get('location')).toBe(`${site.root}/ca/events`)
  for (const elsewhere of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:0'])
    expect((await signIn('editor', password, elsewhere)).headers.get('location')).toBe(
      `${site.root}/`,
    )
})

it("the site's own session does not begin with a wrong password or from another site", async () => {
  const wrong = await signIn('editor', 'wrong')
  expect(wrong.status).toBe(403)
  expect(cookieOf(wrong)).toBe('')
  const fields = { log: 'editor', pwd: 'editor demo password' }
  const foreign = await site.askSite(
    'POST',
    '/wp-login.php',
    form(fields, { origin: 'https://elsewhere.example' }),
  )
  expect(foreign.status).toBe(403)
  expect(cookieOf(foreign)).toBe('')
})

it("the site's own session gives a nonce as text; nobody gets 0 with 400", async () => {
  const nonce = await nonceOf(cookieOf(await signIn('editor')))
  expect(nonce.status).toBe(200)
  expect(nonce.body).toMatch(/^[0-9a-f]{20}$/)
  const none = await nonceOf('')
  expect(none.status).toBe(400)
  expect(none.body).toBe(0)
})

it("the site's own session 102: is nobody without the nonce, and reads what is public", async () => {
  const cookie = cookieOf(await signIn('editor'))
  expect((await site.ask('GET', 'organizers', { headers: { cookie } })).status).toBe(200)
  expect((await create({ cookie })).status).toBe(401)
})

it("the site's own session writes with cookie and nonce, and refreshes the nonce", async () => {
  const cookie = cookieOf(await signIn('editor'))
  const nonce = String((await nonceOf(cookie)).body)
  const reply = await create({ cookie, 'X-WP-Nonce': nonce })
  expect(reply.status).toBe(201)
  expect(reply.at('author')).toBe('2')
  expect(reply.headers.get('x-wp-nonce')).toMatch(/^[0-9a-f]{20}$/)
  expect(reply.headers.get('cache-control')).toContain('no-cache')
  const inQuery = await site.ask('GET', `organizers?status=draft&_wpnonce=${nonce}`, {
    headers: { cookie },
  })
  expect(inQuery.status).toBe(200)
})

it("the site's own session 100: refuses a bad nonce on every method, even without a cookie", async () => {
  const cookie = cookieOf(await signIn('editor'))
  const own = String((await nonceOf(cookieOf(await signIn('author')))).body)
  const pairs = [
    ['', 'bad'],
    [cookie, 'bad'],
    ['', own],
    [cookie, own],
  ] as const
  for (const [kept, nonce] of pairs) {
    const headers = { cookie: kept, 'X-WP-Nonce': nonce }
    const reply = await site.ask('GET', 'organizers', { headers })
    expect(reply.status).toBe(403)
    expect(reply.at('code')).toBe('rest_cookie_invalid_nonce')
  }
})

it("the site's own session is nobody when Basic credentials come with a cookie and no nonce (contract.md §5.3)", async () => {
  const cookie = cookieOf(await signIn('editor'))
  const reply = await create({ cookie, Authorization: basic('editor') })
  expect(reply.status).toBe(401)
  expect(reply.at('code')).toBe('rest_forbidden')
})

it("the site's own session is not good in another world, nor when it was tampered with", async () => {
  const cookie = cookieOf(await signIn('editor'))
  const other = await openTestSite('live')
  const path = '/wp-admin/admin-ajax.php?action=rest-nonce'
  expect((await other.askSite('GET', path, { headers: { cookie } })).status).toBe(400)
  await other.close()
  expect((await nonceOf(cookie.replace('editor', 'administrator'))).status).toBe(400)
})

it("the site's own session ends when it is asked to", async () => {
  const out = await site.askSite('POST', '/wp-login.php', form({ action: 'logout' }))
  expect(out.status).toBe(302)
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
})
