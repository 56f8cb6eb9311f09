import { dayFromNow } from './days.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

test('an event is repeated, and its copies taken back @modes', async ({ page, site, signIn }) => {
  const title = `Repetit ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, cost: '5 €' })
  await signIn('ca', `events/${id}`)
  const words = (key: string, holes = {}) => say('ca', `eventDuplicate:${key}`, holes)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('link', { name: words('menu') }).click()
  await page.getByRole('radio', { name: words('way.repeat'), exact: true }).check()
  await page.getByLabel(words('repeat.count')).fill('3')
  const table = page.getByRole('table', { name: words('ui:preview') })
  await expect(table.getByRole('checkbox')).toHaveCount(3)
  await table.getByRole('checkbox').nth(1).uncheck()
  await press(words('bar.make', { what: words('unmade.chosen_other', { count: 2 }) }))
  const two = { count: 2 }
  const done = (what: string) => {
    const counts = say('ca', 'job:counts.saved_other', two)
    return page.getByText(say('ca', `job:${what}`, { counts })).first()
  }
  await expect(done('over')).toBeVisible()
  const copies = () =>
    site.rest.list('events', 'ca', `search=${site.suffix}&status=draft&per_page=10`)
  const made = await copies()
  expect(made.map(({ start_date }) => start_date).toSorted()).toEqual(
    [37, 51].map((days) => `${dayFromNow(days)} 20:00:00`),
  )
  for (const { cost } of made) expect(String(cost)).toContain('5')
  await press(say('ca', 'job:creation.undo_other', two))
  await press(say('ca', 'ui:undo'))
  await expect(done('undone')).toBeVisible()
  expect(await copies()).toEqual([])
})
