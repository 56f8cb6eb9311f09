import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const hit = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) })

test('a hidden draft is opened by its pasted address, and an event of another language in that language', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Secret ${site.suffix}`
  const draft = { title, status: 'draft', hide_from_listings: true }
  const hidden = await seedEvent(site, 'ca', draft)
  const spanish = await seedEvent(site, 'es', { title: `Feria ${site.suffix}` })
  await signIn('ca', 'events')
  const search = async (words: string) => {
    await page.getByRole('button', { name: say('ca', 'app:shell.search') }).click()
    await page.getByRole('combobox', { name: say('ca', 'search:title') }).fill(words)
  }
  await search(String(hidden['url']))
  await expect(hit(page, title)).toContainText(say('ca', 'filters:status.draft'))
  await hit(page, title).click()
  await expect(titled(page, title)).toBeFocused()
  // Its public address has a name: a draft's has a number.
  expect(String(spanish['url'])).toMatch(/\/feria-[^/]+\/?$/)
  await search(`  ${String(spanish['url'])}?utm_source=butlleti#programa `)
  await hit(page, 'Feria').click()
  await expect(page).toHaveURL(new RegExp(`/es/events/${spanish.id}$`))
})
