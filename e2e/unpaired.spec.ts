import { daySpan } from './days.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

test('what may have a version is not called missing, and is decided from the board @local @wide', async ({
  page,
  site,
  signIn,
}) => {
  const { suffix } = site
  // Two that begin together, and one that begins with them: it may be of either, or of none.
  const titles = [`Taller de ceràmica ${suffix}`, `Xerrada sobre l’aigua ${suffix}`]
  for (const title of titles) await seedEvent(site, 'ca', { title, ...daySpan(6) })
  const other = `Encuentro vecinal ${suffix}`
  await seedEvent(site, 'es', { title: other, ...daySpan(6) })
  await signIn('ca', `translations?search=${suffix}`)
  const states = page.getByRole('navigation', { name: say('ca', 'translations:states.label') })
  const tab = (state: string, count: number) =>
    states.getByRole('link', { name: `${say('ca', `translations:states.${state}`)} ${count}` })
  const grid = page.getByRole('grid')
  const rows = grid.getByRole('row')

  await tab('unpaired', 1).click()
  const inLanguages = page.getByRole('navigation', {
    name: say('ca', 'translations:unpaired.label'),
  })
  await inLanguages.getByRole('link', { name: 'Español (1)' }).click()
  const cell = grid.getByRole('gridcell').filter({ hasText: other })
  await expect(cell).toContainText(say('ca', 'translations:marks.possible'))
  await inLanguages.getByRole('link', { name: 'English (0)' }).click()
  await expect(page.getByText(say('ca', 'translations:empty.state'))).toBeVisible()

  await page.getByRole('link', { name: say('ca', 'translations:unpaired.answer') }).click()
  await expect(rows).toHaveCount(1)
  const first = await rows.getByRole('gridcell').getAttribute('aria-label')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  // What is not of the one may be of the other.
  await expect(rows.getByRole('gridcell')).not.toHaveAttribute('aria-label', first ?? '')
  await expect(rows.getByRole('gridcell')).toContainText(other)
  const mate = titles.find((title) => first?.includes(title) === false) ?? ''
  await expect(rows.getByRole('gridcell')).toContainText(mate)
  await page.keyboard.press('c')
  await expect(page.getByText(say('ca', 'translations:empty.state'))).toBeVisible()

  await tab('unpaired', 0).click()
  await tab('missing', 2).click()
  const pair = rows.filter({ hasText: mate })
  await expect(pair).toContainText(other)
  await expect(pair.getByText(say('ca', 'translations:marks.missing'))).toHaveCount(1)
})
