import { type Browser, expect as expectPage } from '@playwright/test'
import { buildIfStale } from '../../commands/build.ts'
import { type Port, openPort } from '../../service/port.ts'
import { type Service, createService } from '../../service/server.ts'
import { testStorage } from '../../service/store/storage.ts'
import { fillSignIn } from '../../signIn.ts'
import { say } from '../../words.ts'
import { EventForm } from '../../eventForm.ts'
import { expectList, freshPage, openBrowser } from './browsing.ts'
import { type Application, type Deployed, KINDS, deployed } from './deployed.ts'

const credentials = ['editor', 'editor demo password'] as const

let browser: Browser
let service: Service
let site: Port

beforeAll(async () => {
  await buildIfStale()
  browser = await openBrowser()
  service = await createService({
    storage: testStorage(),
    mount: { world: 'live', mode: 'live', data: 'town', options: { media: true } },
  })
  // Pages of the site's own, one of which shows the desk in a frame.
  site = await openPort(async (request) =>
    new URL(request.url).pathname === '/wp-admin/desk'
      ? new Response('<iframe title="Desk" src="/wp-admin/agenda/" width="1200" height="800">', {
          headers: { 'Content-Type': 'text/html' },
        })
      : service.handle(request),
  )
})
afterAll(async () => {
  await browser.close()
  await site.close()
  await service.close()
})

/** Beside the site, with its passwords. */
const beside = (path: string): Application => ({
  config: { path, service: { address: '/{language}/wp-json' }, signIn: ['password'] },
})

/** In the administration, with its session, and in a frame of it. */
const inside: Application = {
  config: {
    path: '/wp-admin/agenda/',
    service: {
      address: '/{language}/wp-json',
      nonceAddress: '/wp-admin/admin-ajax.php?action=rest-nonce',
    },
    signIn: ['session'],
  },
  wishes: { framed: true },
}

/** On another origin than the site. */
const elsewhere = (path: string): Application => ({
  config: { path, service: { address: `${site.root}/{language}/wp-json` }, signIn: ['password'] },
})

/** There as well, and the host passes requests on. */
const passing = (path: string): Application => ({
  config: { path, service: { address: './{language}/wp-json' }, signIn: ['password'] },
  wishes: { services: [`${site.root}/{language}/wp-json`] },
})

describe.each(KINDS)('a browser on %s', (kind) => {
  let host: Deployed | undefined
  let own: Deployed | undefined
  beforeAll(async () => {
    const applications = [beside('/agenda/'), inside, elsewhere('/a/b/')]
    host = await deployed(kind, applications, site.root)
    own = await deployed(kind, [kind === 'htaccess' ? elsewhere('/') : passing('/')])
  })
  afterAll(async () => {
    await host?.close()
    await own?.close()
  })

  test.each([
    ['beside the site', () => `${host?.root}/agenda/`],
    ['on another origin', () => `${host?.root}/a/b/`],
    ['on a host of its own', () => `${own?.root}/`],
  ])('%s: a deep link, signing in, a reload, and everything found', async (_, rootOf) => {
    const { page, refused, close } = await freshPage(browser)
    const root = rootOf()
    await page.goto(`${root}ca/events`)
    await fillSignIn(page, ...credentials)
    await expectList(page)
    await page.reload()
    await expectList(page)
    await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
    await page.waitForURL(new RegExp(`^${root}ca/events/\\d+`))
    await page.reload()
    await expectPage(new EventForm(page, 'ca').text('title')).toHaveValue(/./)
    for (const rel of ['icon', 'manifest']) {
      const address = await page
        .locator(`link[rel=${rel}]`)
        .evaluate((link) => 'href' in link && link.href)
      expect(address).toContain(root)
      expect((await page.request.get(String(address))).status()).toBe(200)
    }
    expect(refused).toEqual([])
    await close()
  })

  test('inside the administration: the site’s own session, also in a frame', async () => {
    const { page, refused, close } = await freshPage(browser)
    const form = { log: credentials[0], pwd: credentials[1] }
    await page.request.post(`${host?.root}/wp-login.php`, { form })
    await page.goto(`${host?.root}/wp-admin/agenda/ca/events`)
    await page.getByRole('button', { name: say('ca', 'signIn:session.use') }).click()
    await expectList(page)
    await page.goto(`${host?.root}/wp-admin/desk`)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('banner').waitFor()
    expect(refused).toEqual([])
    await close()
  })

  test('nowhere else in a frame', async () => {
    const { page, refused, close } = await freshPage(browser)
    await page.goto(`${host?.root}/wp-admin/desk`)
    const src = `${host?.root}/agenda/`
    await page.locator('iframe').evaluate((frame, src) => frame.setAttribute('src', src), src)
    await expectPage.poll(() => refused.join()).toContain('frame-ancestors')
    await close()
  })
})
