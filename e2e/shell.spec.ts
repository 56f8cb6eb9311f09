import type { Page } from '@playwright/test'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const heading = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words })
const place = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: say('ca', 'app:shell.navigation') })
    .getByRole('link', { name: say('ca', `app:shell.${name}`) })

test('the keyboard skips to the page, and navigation brings focus and title; what leads nowhere says so; shortcuts are listed, rest in fields, and can be turned off', async ({
  page,
  site,
  signIn,
}) => {
  const [events, settings] = [say('ca', 'app:shell.events'), say('ca', 'app:shell.settings')]
  await signIn('ca', 'events?search=enlloc')
  await expect(heading(page, events)).toBeVisible()
  await page.reload()
  const announced = page.getByText(say('ca', 'eventList:announcedNone'))
  await expect(announced).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: say('ca', 'app:shell.skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await place(page, 'settings').click()
  await expect(heading(page, settings)).toBeFocused()
  await expect(announced).toHaveCount(0)
  await expect(page).toHaveTitle(new RegExp(`^${settings}`))
  await page.goBack()
  await expect(heading(page, events)).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${events}`))
  await page.goto(`${site.root}ca/enlloc`)
  await expect(heading(page, say('ca', 'app:notFound.title'))).toBeVisible()
  await page.getByRole('link', { name: say('ca', 'app:notFound.action') }).click()
  await expect(heading(page, say('ca', 'ui:today'))).toBeVisible()

  await page.keyboard.press('g')
  await page.keyboard.press('e')
  const list = new EventList(page, 'ca')
  await expect(heading(page, events)).toBeFocused()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: say('ca', 'ui:shortcuts.title') })
  await expect(sheet.getByText(say('ca', 'app:shell.new'), { exact: true })).toBeVisible()
  await expect(sheet.getByText(say('ca', 'app:shortcuts.goTo', { place: events }))).toBeVisible()
  await page.keyboard.press('n')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('f')
  await expect(list.search).toBeFocused()
  await page.keyboard.type('nous')
  await expect(page).toHaveURL(/search=nous/)
  await expect(list.search).toBeFocused()
  await expect(list.search).toHaveValue('nous')
  await page.keyboard.press('Tab')
  await page.keyboard.press('n')
  await expect(heading(page, say('ca', 'ui:new.events'))).toBeFocused()

  await place(page, 'settings').click()
  await page.getByRole('switch', { name: say('ca', 'settings:shortcuts') }).uncheck()
  await place(page, 'events').click()
  await expect(heading(page, events)).toBeFocused()
  await page.keyboard.press('?')
  await page.keyboard.press('n')
  await page.keyboard.press('Tab')
  await expect(heading(page, events)).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

test('language, colours and density are chosen, and kept', async ({ page, signIn }) => {
  await signIn('en')
  await page.getByRole('banner').getByRole('button').last().click()
  await page
    .getByRole('combobox', { name: say('en', 'settings:look.interfaceLanguage') })
    .selectOption('ca')
  await page.keyboard.press('Escape')
  await expect(heading(page, say('ca', 'app:shell.events'))).toBeVisible()
  await expect(page).toHaveURL(/\/en\/events/)
  const languages = page.getByRole('navigation', { name: say('ca', 'app:shell.contentLanguage') })
  await languages.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(/\/es\/events/)
  await expect(heading(page, say('ca', 'app:shell.events'))).toBeVisible()

  await place(page, 'settings').click()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const choice = (name: `${string}:${string}`) =>
    page.getByRole('combobox', { name: say('ca', name) })
  await choice('settings:look.scheme').selectOption('light')
  const light = await ground()
  await choice('settings:look.scheme').selectOption('dark')
  await expect.poll(ground).not.toBe(light)
  await choice('filters:columns.density').selectOption('comfortable')
  await page.reload()
  await expect(choice('settings:look.scheme')).toHaveValue('dark')
  await expect(choice('filters:columns.density')).toHaveValue('comfortable')
  expect(await ground()).not.toBe(light)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca')
})

test('at 320 pixels nothing is too wide, or out of reach', async ({ page, site, signIn }) => {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const title = `Aplec ${site.suffix} ${'sense-espais'.repeat(8)}`
  await seedEvent(site, 'ca', { title })
  await page.setViewportSize({ width: 320, height: 780 })
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  await list.expectOnly([title], [])
  expect(await overflow()).toBeLessThanOrEqual(0)
  const drawer = await list.openFilters()
  const apply = drawer.getByRole('button', { name: say('ca', 'filterDrawer:apply') })
  await expect(apply).toBeInViewport()
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await list.link(title).click()
  const form = new EventForm(page, 'ca')
  await expect(form.text('title')).toHaveValue(title)
  await expect(form.button('save')).toBeInViewport()
  await expect(form.text('cost')).toBeAttached()
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: say('ca', 'app:shell.more') }).click()
  const more = page.getByRole('dialog', { name: say('ca', 'app:shell.more') })
  await more.getByRole('link', { name: say('ca', 'app:shell.settings') }).click()
  await expect(heading(page, say('ca', 'app:shell.settings'))).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
})
