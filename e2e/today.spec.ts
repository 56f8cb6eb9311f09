import { dayFromNow } from './days.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const words = (path: string) => say('ca', `desk:${path}`)

test('a morning begins with what needs a hand', async ({ page, site, signIn }) => {
  const day = dayFromNow(2)
  const dates = { start_date: `${day} 20:00:00`, end_date: `${day} 22:00:00` }
  const title = `Vetllada ${site.suffix}`
  await seedEvent(site, 'ca', { title, ...dates })
  await signIn('ca', '')
  const part = (path: string) => page.getByRole('region', { name: words(path), exact: true })
  const todo = part('todo.title')
  await expect(part('coming.title').getByRole('link', { name: title })).toBeVisible()
  const all = todo.getByRole('button', { name: /\d/ })
  const venue = say('ca', 'desk:action.of', { action: words('action.venue'), title })
  await expect(todo.getByRole('link', { name: venue }).or(all).first()).toBeVisible()
  if (await all.isVisible()) await all.click()
  await todo.getByRole('link', { name: venue }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await part('coming.title').getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})
