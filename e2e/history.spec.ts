import type { Page } from '@playwright/test'
import { BulkDialogs } from './bulkDialogs.ts'
import { EventForm } from './eventForm.ts'
import { factsOf } from './facts.ts'
import { expect, type Site, test } from './fixtures.ts'
import type { WireRecord } from './rest.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

/** A tag that was made again has another number, and is the same in all else. */
function lasting(record: WireRecord) {
  const numberless = ({ name, slug, description }: Record<string, unknown>) => ({
    name,
    slug,
    description,
  })
  const tags = [record['tags']].flat().map((term) => numberless(Object(term)))
  return { ...factsOf(record), tags }
}

async function seed(site: Site) {
  const { rest, suffix } = site
  const venue = await rest.create('venues', 'ca', { venue: `Ateneu ${suffix}` })
  await rest.create('venues', 'ca', { venue: `Teatre ${suffix}` })
  const tag = await rest.create('tags', 'ca', { name: `Gratis ${suffix}`, description: 'Sí' })
  const links = { venue: venue.id, tags: [tag.id], description: '<p>A la sala gran.</p>' }
  const ids: number[] = []
  for (const name of ['Ball', 'Concert', 'Tertúlia'])
    ids.push((await seedEvent(site, 'ca', { title: `${name} ${suffix}`, ...links })).id)
  const read = () =>
    Promise.all(ids.map(async (id) => lasting(await rest.read('events', 'ca', id))))
  return { venue, tag, ids, read }
}

const words = (path: string, holes = {}) => say('ca', `activity:${path}`, holes)

/** Takes a line of the history back, and waits for what it says of that. */
async function undo(page: Page, name: string, outcome: RegExp): Promise<void> {
  await page.getByRole('button', { name: words('undoOf', { name }), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words('ui:undo'), exact: true }).click()
  await expect(dialog.getByText(outcome).first()).toBeVisible()
  await dialog.getByRole('button', { name: words('ui:close') }).click()
}

test('an edit, a change of many and a deleted tag are found after a reload, searched, and taken back @modes', async ({
  page,
  site,
  signIn,
}) => {
  const { root, suffix } = site
  const { venue, tag, ids, read } = await seed(site)
  const before = await read()
  const [title, name] = [`Ball de gala ${suffix}`, `Gratis ${suffix}`]
  await signIn('ca', `events/${ids[0]}`)
  const form = new EventForm(page, 'ca')
  await form.text('title').fill(title)
  await form.save('save', title, 'publish')

  await page.goto(`${root}ca/events?venue=${venue.id}`)
  const bulk = new BulkDialogs(page, 'ca')
  await page.getByRole('checkbox', { name: say('ca', 'filters:row.pickAll') }).check()
  await bulk.open('event.actions.venue')
  await bulk.pick(bulk.say('ui:new.venues'), `Teatre ${suffix}`)
  await bulk.button(bulk.many('start.change', 3)).click()
  await bulk.button(say('ca', 'ui:close')).click()

  await page.goto(`${root}ca/tags/${tag.id}`)
  const deletion = (path: string) => say('ca', `recordDeletion:${path}`, { title: name })
  await page.getByRole('button', { name: deletion('action.delete') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: deletion('confirm.delete') }).click()
  await expect(page.getByText(deletion('done.delete'))).toBeVisible()

  await page.goto(`${root}ca/history`)
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines).toHaveCount(3)
  await page.getByLabel(words('search')).fill('GRATIS')
  await expect(lines).toHaveCount(1)
  await expect(page).toHaveURL(/search=GRATIS/)
  await page.getByLabel(words('search')).fill('')
  await expect(lines).toHaveCount(3)
  await undo(page, name, /3 fitxes hi tornen a estar vinculades/)
  await undo(page, '3 actes canviats', /En desfer-ho: 3 desats/)
  await undo(page, title, /com era abans/)
  expect(await read()).toEqual(before)
  await page.getByRole('button', { name: words('compareOf', { name: title }) }).click()
  await expect(page.getByRole('dialog').getByText(`Ball ${suffix}`)).toBeVisible()
})
