import type { Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { fillSignIn } from './signIn.ts'
import { type Language, say } from './words.ts'

const heading = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words })
const place = (page: Page, words: string) =>
  page.getByRole('navigation', { name: say('ca', 'app:shell.navigation') }).getByRole('link', {
    name: words,
  })

/** How much wider than the window the page is. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

test('the keyboard skips to the page, and navigation brings focus and title @once', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('ca')
  await expect(heading(page, say('ca', 'eventList:title'))).toBeVisible()
  await page.reload()
  await expect(heading(page, say('ca', 'eventList:title'))).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: say('ca', 'app:shell.skip') })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(new URL(page.url()).pathname).toBe(`${new URL(site.root).pathname}ca/events`)

  await place(page, say('ca', 'app:shell.settings')).click()
  await expect(heading(page, say('ca', 'settings:title'))).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${say('ca', 'settings:title')}`))
  await page.goBack()
  await expect(heading(page, say('ca', 'eventList:title'))).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${say('ca', 'eventList:title')}`))
})

test('shortcuts lead about, are listed under ?, rest in fields, and can be turned off @once', async ({
  page,
  signIn,
}) => {
  await signIn('ca')
  const list = new EventList(page, 'ca')
  await expect(heading(page, list.say('title'))).toBeVisible()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: say('ca', 'ui:shortcuts.title') })
  await expect(sheet.getByText(say('ca', 'app:shortcuts.newEvent'))).toBeVisible()
  await page.keyboard.press('n')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('f')
  await expect(list.search).toBeFocused()
  await page.keyboard.type('nous')
  await expect(list.search).toHaveValue('nous')
  await page.keyboard.press('Tab')
  await page.keyboard.press('n')
  await expect(heading(page, say('ca', 'eventForm:page.new'))).toBeFocused()
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await expect(heading(page, list.say('title'))).toBeFocused()

  await place(page, say('ca', 'app:shell.settings')).click()
  await page.getByRole('switch', { name: say('ca', 'settings:shortcuts') }).uncheck()
  await place(page, say('ca', 'app:shell.events')).click()
  await expect(heading(page, list.say('title'))).toBeFocused()
  await page.keyboard.press('?')
  await page.keyboard.press('n')
  await page.keyboard.press('Tab')
  await expect(heading(page, list.say('title'))).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

test('the interface speaks one language while the calendar is in another, and keeps to it @once', async ({
  page,
  signIn,
}) => {
  await signIn('en')
  await page.getByRole('button', { name: /^Language of the interface/ }).click()
  await page.getByRole('menuitemradio', { name: 'Català' }).click()
  await expect(heading(page, say('ca', 'eventList:title'))).toBeVisible()
  await expect(page).toHaveURL(/\/en\/events/)
  const languages = page.getByRole('navigation', { name: say('ca', 'app:shell.contentLanguage') })
  await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current')
  await languages.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(/\/es\/events/)
  await expect(heading(page, say('ca', 'eventList:title'))).toBeVisible()
  await page.reload()
  await expect(heading(page, say('ca', 'eventList:title'))).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca')
})

test('colours and density are chosen, and kept @once @full', async ({ page, signIn }) => {
  await signIn('ca', 'events')
  await place(page, say('ca', 'app:shell.settings')).click()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const choice = (name: string) =>
    page.getByRole('combobox', { name: say('ca', `settings:look.${name}`) })
  await choice('scheme').selectOption('light')
  const light = await ground()
  await choice('scheme').selectOption('dark')
  await expect.poll(ground).not.toBe(light)
  await choice('density').selectOption('comfortable')
  await page.reload()
  await expect(choice('scheme')).toHaveValue('dark')
  await expect(choice('density')).toHaveValue('comfortable')
  expect(await ground()).not.toBe(light)
})

for (const width of [360, 320])
  test(`at ${width} pixels nothing is wider than the screen, and everything is within reach @once`, async ({
    page,
    site,
  }) => {
    const title = `Aplec ${site.suffix} ${'sense-espais'.repeat(8)}`
    await seedEvent(site, 'ca', { title })
    await page.setViewportSize({ width, height: 780 })
    await page.goto(`${site.root}ca/events?search=${site.suffix}`)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await fillSignIn(page, site.login, site.password)
    const list = new EventList(page, 'ca')
    await list.expectOnly([title], [])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const drawer = await list.openFilters()
    await expect(
      drawer.getByRole('button', { name: say(list.language, 'filterDrawer:apply') }),
    ).toBeInViewport()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await list.link(title).click()
    const form = new EventForm(page, 'ca')
    await expect(form.text('title')).toHaveValue(title)
    await expect(form.button('save')).toBeInViewport()
    await expect(form.text('slug')).toBeAttached()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: say('ca', 'app:shell.more') }).click()
    const more = page.getByRole('dialog', { name: say('ca', 'app:shell.more') })
    await more.getByRole('link', { name: say('ca', 'app:shell.settings') }).click()
    await expect(heading(page, say('ca', 'settings:title'))).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

test('an address that leads nowhere says so, with the way out @once', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('ca')
  await page.goto(`${site.root}ca/enlloc`)
  await expect(heading(page, say('ca', 'app:notFound.title'))).toBeVisible()
  await page.getByRole('link', { name: say('ca', 'app:notFound.action') }).click()
  await expect(heading(page, say('ca', 'desk:title'))).toBeVisible()
})

const mistaken: { what: string; body: string; key: string; problem: string }[] = [
  { what: 'is no JSON', body: '{ "siteName": ', key: 'config.json', problem: 'unreadable' },
  {
    what: 'lacks a key',
    body: '{"languages":{"ca":"Català"}}',
    key: 'service',
    problem: 'missing',
  },
  { what: 'has an unknown key', body: '{"serveice":{}}', key: 'serveice', problem: 'unknown' },
]
for (const { what, body, key, problem } of mistaken)
  test(`a config.json that ${what} gives a page that names the key @once @full`, async ({
    page,
    site,
  }) => {
    await page.route('**/config.json', (route) =>
      route.fulfill({ body, contentType: 'application/json' }),
    )
    await page.goto(`${site.root}ca/events`)
    for (const language of ['ca', 'es', 'en'] satisfies Language[]) {
      const words = say(language, `configuration:problems.${problem}`)
      const items = page.getByRole('listitem').filter({ hasText: words })
      await expect(items.filter({ hasText: key }).first()).toBeVisible()
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      say('ca', 'configuration:title'),
    )
  })
