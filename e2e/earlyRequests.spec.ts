import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { seedEvent } from './seeds.ts'

/** Listings of events, as a list asks for them. */
const listing = /\/v1\/events\?/

test('a list is asked for by the first script of its page', async ({ page, site, signIn }) => {
  const title = `Fira ${site.suffix}`
  await seedEvent(site, 'ca', { title })
  const list = `events?search=${site.suffix}`
  const link = page.getByRole('link', { name: title })
  await signIn('ca', list)
  await expect(link).toBeVisible()

  // Only the script of the early requests comes; neither libraries, page nor words, nor the configuration.
  const scripts = await hold(page, /\/assets\/(?!early-)[^/]+\.js$/)
  const configuration = await hold(page, /\/config\.json$/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (listing.test(request.url())) asked.push(request.url())
  })
  const answer = page.waitForResponse(listing)
  await page.goto(`${site.root}ca/${list}`, { waitUntil: 'commit' })
  expect((await answer).status()).toBe(200)
  configuration()
  scripts()
  await expect(link).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The page took that answer, and asked nothing of it again.
  expect(asked.filter((address) => address.includes('per_page=50'))).toHaveLength(1)
})

test('the code of a page waits for no configuration', async ({ page, site, signIn }) => {
  await signIn('ca', 'translations')
  const configuration = await hold(page, /\/config\.json$/)
  const code = page.waitForRequest(/\/assets\/translations-[^/]+\.js$/)
  await page.goto(`${site.root}ca/translations`, { waitUntil: 'commit' })
  await code
  configuration()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // Where the code that would say what is wrong does not come either, the page itself says so.
  await page.route(/\/config\.json$/, (route) => route.fulfill({ json: {} }))
  await page.route(/\/showConfigurationError-/, (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Agenda no ha pogut arrencar.')).toBeVisible()
})
