import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

test('two venues that look alike become one, and two @modes', async ({ page, site, signIn }) => {
  const { rest, suffix } = site
  const words = (key: string, holes = {}) => say('ca', `hygiene:${key}`, holes)
  // The second is alike to the first by its telephone, the third to the second by its address.
  const [phone, address] = ['938 000 111', `Carrer ${suffix}, 3`]
  const venue = (name: string, facts: object) =>
    rest.create('venues', 'ca', { venue: name, status: 'publish', ...facts })
  const name = `Teatre ${suffix}`
  const kept = await venue(name, { phone })
  const lost = await venue(`${name} Municipal`, { phone, address })
  const left = await venue(`${name} Municipal Annex`, { address })
  for (const title of ['Ball', 'Concert'])
    await seedEvent(site, 'ca', { title: `${title} ${suffix}`, venue: lost.id })
  const state = async () => {
    const [one, two, three] = await Promise.all(
      [kept, lost, left].map(({ id }) => rest.read('venues', 'ca', id)),
    )
    const events = (await rest.list('events', 'ca', `venue=${kept.id}`)).length
    return [events, one?.['address'] ?? '', two?.['status'], three?.['status']]
  }
  await signIn('ca', `hygiene?search=${suffix}`)
  await page.getByRole('button', { name: words('merge') }).click()
  const dialog = page.getByRole('dialog', { name: words('merge') })
  await dialog
    .getByRole('checkbox', { name: words('include', { name: `${name} Municipal Annex` }) })
    .uncheck()
  await dialog.getByRole('button', { name: words('merge') }).click()
  const undo = dialog.getByRole('button', {
    name: new RegExp(say('ca', 'job:undo_other', { count: '\\d+' })),
  })
  await expect(undo).toBeVisible()
  expect(await state()).toEqual([2, address, 'trash', 'publish'])
  await undo.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('ca', 'ui:undo'), exact: true })
    .click()
  await expect.poll(state).toEqual([0, '', 'publish', 'publish'])
})
