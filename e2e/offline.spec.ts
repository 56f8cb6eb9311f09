import { readdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addressesKept, filesKept } from './applicationFiles.ts'
import { expectAccessible } from './axe.ts'
import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { expect, test } from './fixtures.ts'
import { keptIn } from './keptIn.ts'
import { seedEvent } from './seeds.ts'
import { fillSignIn } from './signIn.ts'
import { say } from './words.ts'

test.use({ serviceWorkers: 'allow' })

const words = (path: string, holes = {}) => say('ca', `settings:${path}`, holes)

/** The kinds of things that the settings name as kept here. */
const kinds = (page: Page) => page.getByRole('listitem').filter({ hasText: / B\)| kB\)| MB\)/ })

test('without a network the application opens and says what it can; of the service nothing is kept @local', async ({
  page,
  context,
  site,
  signIn,
}) => {
  const title = `Fira ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  await signIn('ca', 'events')
  await page.getByRole('link', { name: title }).click()
  await expect(new EventForm(page, 'ca').text('title')).toHaveValue(title)
  await page.goto(`${site.root}ca/events`)
  await filesKept(page)
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  )
  expect(scopes).toEqual([site.root])
  await page.reload()
  await expect(page.getByRole('link', { name: title })).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  const news = page.getByText(say('ca', 'activity:bar.opened'))
  await expect(news).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(say('ca', 'service:refusal.offline.title'))
  await expect(page.getByText(title)).toHaveCount(0)
  await expectAccessible(page)
  for (const path of ['ca/events', `ca/events/${id}`, 'ca/venues']) {
    await page.goto(site.root + path)
    await expect(page.getByText(say('ca', 'service:refusal.offline.title')).first()).toBeVisible()
  }
  await page.getByRole('link', { name: say('ca', 'activity:bar.history') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('ca', 'app:shell.activity'))

  const kept = await addressesKept(page)
  const own = /^(|config\.json|assets\/[^/?]+\.(js|css|woff2))$/
  expect(
    kept.map((address) => address.replace(site.root, '')).filter((at) => !own.test(at)),
  ).toEqual([])
  const built = (await readdir('dist/assets')).map((file) => `${site.root}assets/${file}`)
  expect(built.filter((address) => !kept.includes(address))).toEqual([])

  await page.goto(`${site.root}ca/events`)
  await expect(news).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(news).toHaveCount(0)
})

test('made without a network, an event outlives reloads, waits, and is sent once when it is back @local @modes', async ({
  page,
  context,
  site,
  signIn,
}) => {
  const title = `Ofrena ${site.suffix}`
  await signIn('ca', 'events/new')
  await filesKept(page)
  await context.setOffline(true)
  await page.reload()
  const form = new EventForm(page, 'ca')
  await form.text('title').fill(title)
  await form.typeMoment('start_date', `${dayFromNow(4)} 22:00`)
  await expect.poll(async () => (await keptIn(page, 'drafts')).length).toBe(1)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const draft = page.getByRole('region', { name: say('ca', 'drafts:left') })
  await expect(draft).toContainText(title)
  await page.goto(`${site.root}settings`)
  await page.getByRole('link', { name: title }).click()
  await draft.getByRole('button', { name: say('ca', 'drafts:take') }).click()
  await expect(form.text('title')).toHaveValue(title)
  await form.button('publish').click()
  await page.getByRole('button', { name: form.say('later.send') }).click()
  await expect(page).toHaveURL(/\/ca\/activity\?show=unsent$/)
  await page.reload()
  const waiting = page
    .getByRole('region', { name: say('ca', 'activity:show.unsent') })
    .getByRole('listitem', { name: title })
  await expect(waiting).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(say('ca', 'activity:unsent.sent.create', { title }))).toBeVisible()
  await expect(waiting).toHaveCount(0)
  const made = await site.rest.list('events', 'ca', `search=${site.suffix}&per_page=10`)
  expect(made.map((event) => event['title'])).toEqual([title])
})

test('the site’s own session opens without a network too, and goes on by itself when it is back @local', async ({
  page,
  context,
  site,
}) => {
  const title = `Fira ${site.suffix}`
  await seedEvent(site, 'ca', { title })
  const form = { log: site.login, pwd: site.password }
  await page.request.post(`${site.root}wp-login.php`, { form })
  await page.goto(`${site.root}ca/events`)
  await page.getByRole('button', { name: say('ca', 'signIn:session.use') }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await filesKept(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(say('ca', 'activity:bar.opened'))).toBeVisible()
  await page.getByRole('link', { name: say('ca', 'activity:bar.history') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('ca', 'app:shell.activity'))

  await context.setOffline(false)
  await page
    .getByRole('link', { name: say('ca', 'app:shell.events') })
    .first()
    .click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('the browser offers to install it; the settings name the files, erasing removes them; signing in needs a network @local', async ({
  page,
  context,
  site,
  signIn,
}) => {
  await signIn('ca', 'tags')
  await filesKept(page)
  const devtools = await page.context().newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toMatchObject({ start_url: './', display: 'standalone' })
  expect(data).toContain('maskable')
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A browser that a test opens is in the mode that keeps nothing, which one with windows counts as an obstacle.
  const obstacles = installabilityErrors.map(({ errorId }) => errorId)
  expect(obstacles.filter((id) => id !== 'in-incognito')).toEqual([])
  await devtools.detach()

  await page.goto(`${site.root}settings`)
  await expect(kinds(page).filter({ hasText: 'Agenda' })).toContainText('MB')

  await page.getByRole('button', { name: words('erase') }).click()
  const asking = page.getByRole('alertdialog')
  await expect(asking).toContainText('Agenda')
  await asking.getByRole('button', { name: words('eraseAction') }).click()
  await expect(page.getByText(words('erased'))).toBeVisible()
  expect(await addressesKept(page)).toEqual([])
  expect(await page.evaluate(() => caches.keys())).toEqual([])

  await page.goto(`${site.root}ca/tags`)
  await fillSignIn(page, site.login, site.password)
  await filesKept(page)
  await page.evaluate(() => sessionStorage.clear())
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(say('ca', 'signIn:noNetwork'))).toBeVisible()
  await expectAccessible(page)
})
