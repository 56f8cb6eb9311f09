import { jobOver } from './bulkDialogs.ts'
import { expect, test } from './fixtures.ts'
import type { WireRecord } from './rest.ts'
import { seedEvent, seedFullEvent } from './seeds.ts'
import { say } from './words.ts'

/** What a draft has anew (modes.md): nobody remembers what a colleague's event was, and it comes back as one. */
const ofDrafts = new Set('status date date_utc url modified modified_utc json_ld'.split(' '))

/** The whole record but for that; terms count published events only. */
function lasting(record: WireRecord) {
  const uncounted = (term: object) => ({ ...term, count: null })
  return {
    ...Object.fromEntries(Object.entries(record).filter(([name]) => !ofDrafts.has(name))),
    categories: [record['categories']].flat().map(Object).map(uncounted),
    tags: [record['tags']].flat().map(Object).map(uncounted),
  }
}

test.describe('in the town', () => {
  test.use({ data: 'town' })

  test('what a colleague trashed is restored whole @modes', async ({ page, site, signIn }) => {
    const before = await seedFullEvent(site)
    const { id } = before
    const title = String(before['title'])
    await site.rest.call('DELETE', 'ca', `events/${id}`)
    await signIn('ca')
    await page
      .getByRole('link', { name: say('ca', 'app:shell.trash'), exact: true })
      .first()
      .click()
    await page.getByRole('textbox', { name: say('ca', 'trash:search') }).fill(site.suffix)
    await page.getByRole('button', { name: say('ca', 'trash:restoreOne', { title }) }).click()
    const restored = page.getByRole('dialog', { name: say('ca', 'trash:restoreOne', { title }) })
    await expect(jobOver(restored, 1)).toBeVisible()
    const after = await site.rest.read('events', 'ca', id)
    expect(after['status']).toBe('draft')
    expect(lasting(after)).toEqual(lasting(before))
  })
})

test('of two venues of one name the unused one goes @modes', async ({ page, site, signIn }) => {
  const { rest, suffix } = site
  const name = `Casino ${suffix}`
  const used = await rest.create('venues', 'ca', { venue: name, city: 'Vic', phone: '93' })
  const unused = await rest.create('venues', 'ca', { venue: `${name} 2`, city: 'Vic' })
  // A service may refuse to make two of one name (modes.md).
  await rest.call('POST', 'ca', `venues/${unused.id}`, { venue: name, city: 'Vic' })
  const { id } = await seedEvent(site, 'ca', { title: `Ball ${suffix}`, venue: used.id })
  const read = async () => [
    await rest.read('venues', 'ca', used.id),
    await rest.read('events', 'ca', id),
  ]
  const before = await read()
  await signIn('ca', `venues?search=${suffix}`)
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(rows).toHaveCount(2)
  const columns = say('ca', 'filters:view')
  await page.getByRole('button', { name: columns }).click()
  const counts = say('ca', 'recordList:columns.events')
  const choice = page.getByRole('dialog', { name: columns })
  await choice.getByRole('checkbox', { name: counts, exact: true }).check()
  await page.keyboard.press('Escape')
  const withEvents = (count: string) =>
    rows.filter({ has: page.getByRole('link', { name: count, exact: true }) })
  await expect(withEvents('1')).toHaveCount(1)
  await withEvents('0').getByRole('button').click()
  const words = (path: string) => say('ca', `recordDeletion:${path}`, { title: name })
  await page.getByRole('menuitem', { name: words('action.trash') }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(words('unused'))).toBeVisible()
  await dialog.getByRole('button', { name: words('confirm.trash') }).click()
  await expect(page.getByText(words('done.trash'))).toBeVisible()
  await expect(rows).toHaveCount(1)
  expect(await read()).toEqual(before)
  expect((await rest.read('venues', 'ca', unused.id))['status']).toBe('trash')
})
