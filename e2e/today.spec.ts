import { dayFromNow } from './days.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

const words = (path: string) => say('ca', `desk:${path}`)

test('a morning begins with what needs a hand, each number leading to its list', async ({
  page,
  site,
  signIn,
}) => {
  const day = dayFromNow(2)
  const dates = { start_date: `${day} 20:00:00`, end_date: `${day} 22:00:00` }
  const title = `Vetllada ${site.suffix}`
  await seedEvent(site, 'ca', { title, ...dates })
  await signIn('ca', '')
  const card = (path: string) => page.getByRole('region', { name: words(path), exact: true })
  await expect(card('coming.week').getByRole('link', { name: title })).toBeVisible()
  await expect(card('translations.title').getByRole('link').first()).toBeVisible()
  const unplaced = new RegExp(`^${words('gaps.venue')}: [1-9]`)
  await card('gaps.title').getByRole('link', { name: unplaced }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.goBack()
  await card('coming.week').getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})
