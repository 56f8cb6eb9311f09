import type { Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { everythingKept } from './keptIn.ts'
import { seedEvent } from './seeds.ts'
import { fillSignIn } from './signIn.ts'
import { say } from './words.ts'

/** Everything a browser complains of, and every address it asks for. */
function watch(page: Page) {
  const complaints: string[] = []
  const addresses: string[] = []
  const said: string[] = []
  page.on('console', (message) => {
    said.push(message.text())
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => addresses.push(request.url()))
  return { complaints, addresses, said }
}

// Blocked, the worker would make the browser complain of that, as soon as a page has the time to ask for it.
test.use({ serviceWorkers: 'allow' })

test('no page complains, breaks the policy or asks another host @wide', async ({
  page,
  site,
  signIn,
}) => {
  const { id } = await seedEvent(site, 'ca', { title: `Concert ${site.suffix}` })
  const { complaints, addresses } = watch(page)
  await signIn('ca', `events?search=${site.suffix}`)
  await expect(page.getByRole('link', { name: `Concert ${site.suffix}` })).toBeVisible()
  for (const path of ['ca/events/new', `ca/events/${id}`, 'settings', 'es/events', 'en/nothing']) {
    await page.goto(site.root + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(complaints).toEqual([])
  const { host } = new URL(site.root)
  const others = addresses.filter(
    (address) => !/^(data|blob):/.test(address) && new URL(address).host !== host,
  )
  expect(others).toEqual([])
})

test('the credentials are in no address, no store that lasts and no message @wide', async ({
  page,
  site,
}) => {
  const { addresses, said } = watch(page)
  await page.goto(`${site.root}ca/events`)
  await fillSignIn(page, site.login, site.password)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const secret = site.password.replaceAll(' ', '')
  const kept = await everythingKept(page)
  const everything = [...addresses, ...said, kept, page.url()]
    .join('\n')
    .replaceAll(/%20|\+|\s/g, '')
  expect(everything).not.toContain(secret)
  expect(everything).not.toContain(btoa(`${site.login}:${site.password}`))
})

/** Titles of what was pasted from elsewhere in the town: scripts, handlers, frames and styles are in it. */
const HOSTILE = ['Cartell enganxat', 'Butlletí de l', 'Vídeo i debat']

test.describe('with the town', () => {
  test.use({ data: 'town' })

  for (const words of HOSTILE)
    test(`hostile HTML does nothing in list, form and preview: ${words} @local @wide`, async ({
      page,
      site,
      signIn,
    }) => {
      const query = `per_page=50&starts_after=1900-01-01&search=${words}`
      const [event] = await site.rest.list('events', 'ca', query)
      const { addresses } = watch(page)
      const isUnharmed = async () => {
        expect(await page.evaluate(() => document.body.dataset['pasted'])).toBeUndefined()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page).not.toHaveTitle('!')
      }
      await signIn('ca', `events?starts_after=1900-01-01&search=${words}`)
      await expect(page.getByRole('main').getByRole('link', { name: words }).first()).toBeVisible()
      await isUnharmed()
      await page.goto(`${site.root}ca/events/${event?.id}`)
      const form = new EventForm(page, 'ca')
      for (const name of ['description', 'excerpt']) {
        const field = form.label(name)
        const text = page.getByRole('textbox', { name: field, exact: true })
        await expect(text).not.toHaveAttribute('aria-busy')
        await form.show(name, 'source')
        await page.getByRole('button', { name: say('ca', 'form:html.show', { field }) }).click()
        const preview = page.getByRole('region', {
          name: say('ca', 'form:html.preview', { field }),
        })
        await expect(preview).toBeVisible()
        await expect(preview.getByRole('textbox')).toHaveCount(0)
      }
      await page.waitForLoadState('networkidle')
      await isUnharmed()
      expect(addresses.filter((address) => address.includes('.example'))).toEqual([])
    })
})
