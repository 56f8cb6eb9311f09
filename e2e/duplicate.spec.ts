import { expectAccessible } from './axe.ts'
import { dayFromNow } from './days.ts'
import { expect, test } from './fixtures.ts'
import { tabOnto } from './hands.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

test('an event is repeated by keyboard alone, and its copies are taken back @full', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Repetit ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title })
  await signIn('ca', `events/${id}`)
  const words = (key: string, holes = {}) => say('ca', `eventDuplicate:${key}`, holes)
  const press = async (name: string) => {
    await tabOnto(page.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
  }
  await tabOnto(page.getByRole('link', { name: words('menu') }))
  await page.keyboard.press('Enter')
  await tabOnto(page.getByRole('radio', { name: words('way.one') }))
  await page.keyboard.press('ArrowRight')
  await tabOnto(page.getByLabel(words('repeat.count')))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('3')
  const table = page.getByRole('table', { name: words('preview.title') })
  await expect(table.getByRole('checkbox')).toHaveCount(3)
  await expectAccessible(page)
  await tabOnto(table.getByRole('checkbox').nth(1))
  await page.keyboard.press('Space')
  await press(words('bar.make_other', { count: 2, number: '2' }))
  await expect(
    page.getByText(words('result.made_other', { count: 2, number: '2' })).first(),
  ).toBeVisible()
  await expectAccessible(page)
  const results = page.getByRole('table', { name: words('result.list') })
  const links = await results.getByRole('link').all()
  const ids = await Promise.all(links.map((link) => link.getAttribute('href')))
  const read = (href: string | null) =>
    site.rest.read('events', 'ca', Number(/\d+$/.exec(href ?? '')?.[0]))
  const starts = (await Promise.all(ids.map(read))).map(({ start_date }) => start_date)
  expect(starts).toEqual([37, 51].map((days) => `${dayFromNow(days)} 20:00:00`))
  await press(words('result.undo_other', { count: 2, number: '2' }))
  await expect(page.getByText(words('result.undone', { title })).first()).toBeVisible()
  for (const href of ids) expect(await read(href)).toMatchObject({ status: 'trash' })
})
