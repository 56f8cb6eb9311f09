import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { sayOf } from './words.ts'

/** On paper there is the content of a page and nothing that only a screen has a use for. */
async function expectContentOnly(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('nav:visible, search:visible, [role="toolbar"]:visible')).toHaveCount(0)
  await expect(page.locator('button:not(th *):visible')).toHaveCount(0)
  await expect(page.locator('body header:not(main *):visible')).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
}

for (const width of [1440, 360])
  test(`lists, forms, the calendar and Today are printed without what is around them: ${width} px`, async ({
    page,
    site,
    signIn,
  }) => {
    const title = `Fira ${site.suffix}`
    const event = await seedEvent(site, 'ca', { title })
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await signIn('ca', `events?search=${site.suffix}`)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expectContentOnly(page)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    for (const path of ['', `events/${event.id}`, 'calendar', 'calendar?view=agenda']) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(`${site.root}ca/${path}`)
      await expect(page.locator('h1')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectContentOnly(page)
      await expect(page.locator('h1')).toBeVisible()
    }
  })

test('of the printed agenda only its sheet is on paper', async ({ page, site, signIn }) => {
  const title = `Fira ${site.suffix}`
  const day = '2027-04-10'
  await seedEvent(site, 'ca', {
    title,
    start_date: `${day} 10:00:00`,
    end_date: `${day} 11:00:00`,
  })
  const say = (path: string) => sayOf('ca', ['agendaPack'], path)
  await signIn('ca', `transfer?part=pack&first=${day}&last=${day}&search=${site.suffix}`)
  const sheet = page.getByRole('region', { name: say('ui:preview') })
  await expect(sheet.getByText(title)).toBeVisible()
  const { x } = (await sheet.boundingBox()) ?? { x: 0 }
  expect(x).toBeGreaterThan(320)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: say('print') }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await expectContentOnly(page)
  await expect(page.locator('h1')).toBeHidden()
  await expect(page.getByLabel(say('eventForm:label.startDay'), { exact: true })).toBeHidden()
  await expect(sheet.getByText(title)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByLabel(say('eventForm:label.startDay'), { exact: true })).toBeHidden()
  await page.locator('summary', { hasText: say('settings') }).click()
  await expect(page.getByLabel(say('eventForm:label.startDay'), { exact: true })).toBeVisible()
})
