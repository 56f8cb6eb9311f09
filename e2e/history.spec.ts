import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { type Site, expect, test } from './fixtures.ts'
import type { WireRecord } from './rest.ts'
import { seedEvent } from './seeds.ts'
import { type Language, say } from './words.ts'

const language: Language = 'ca'

/** What every write changes, or what a listing derives. */
const passing = new Set(['modified', 'modified_utc', 'json_ld'])

/** Without those; a tag that was made again has another number, and is the same in all else. */
function lasting(record: WireRecord) {
  const numberless = ({ name, slug, description }: Record<string, unknown>) => ({
    name,
    slug,
    description,
  })
  return {
    ...Object.fromEntries(Object.entries(record).filter(([name]) => !passing.has(name))),
    // A website that was never set reads as the event's own page (contract.md §9, 37).
    website: record['website'] === record['url'] ? '' : record['website'],
    tags: [record['tags']].flat().map((term) => numberless(Object(term))),
  }
}

async function seed(site: Site) {
  const { rest, suffix } = site
  const venue = await rest.create('venues', language, { venue: `Ateneu ${suffix}` })
  const other = await rest.create('venues', language, { venue: `Teatre ${suffix}` })
  const tag = await rest.create('tags', language, { name: `Gratis ${suffix}`, description: 'Sí' })
  const events: WireRecord[] = []
  for (const name of ['Ball', 'Concert', 'Tertúlia'])
    events.push(
      await seedEvent(site, language, {
        title: `${name} ${suffix}`,
        description: '<p>A la sala gran.</p>',
        venue: venue.id,
        tags: [tag.id],
      }),
    )
  const read = () =>
    Promise.all(events.map(async ({ id }) => lasting(await rest.read('events', language, id))))
  return { venue, other, tag, events, read }
}

type Seeded = Awaited<ReturnType<typeof seed>>

async function retitle(page: Page, site: Site, { events }: Seeded): Promise<void> {
  await page.goto(`${site.root}${language}/events/${events[0]?.id}`)
  const title = page.getByRole('textbox', { name: say(language, 'eventForm:label.title') })
  await title.fill(`Ball de gala ${site.suffix}`)
  await page.getByRole('button', { name: say(language, 'recordForm:action.save') }).click()
  const words = { title: `Ball de gala ${site.suffix}` }
  const status = say(language, 'recordForm:status.publish').toLowerCase()
  const saved = say(language, 'recordForm:saved.updated', { ...words, status })
  await expect(page.getByText(saved)).toBeVisible()
}

async function moveAll(page: Page, site: Site, { venue }: Seeded): Promise<void> {
  await page.goto(`${site.root}${language}/events?venue=${venue.id}`)
  await page.getByRole('checkbox', { name: say(language, 'filters:row.pickAll') }).check()
  await page.getByRole('button', { name: say(language, 'bulk:menu') }).click()
  await page.getByRole('menuitem', { name: say(language, 'bulk:event.actions.venue') }).click()
  const dialog = page.getByRole('dialog')
  const box = dialog.getByRole('combobox', { name: say(language, 'bulk:event.newVenue') })
  await box.fill(`Teatre ${site.suffix}`)
  await page.getByRole('option', { name: `Teatre ${site.suffix}` }).click()
  const three = { number: '3', count: 3 }
  await dialog
    .getByRole('button', { name: say(language, 'bulk:start.change_other', three) })
    .click()
  await dialog.getByRole('button', { name: say(language, 'bulk:close') }).click()
}

async function deleteTag(page: Page, site: Site, { tag }: Seeded): Promise<void> {
  await page.goto(`${site.root}${language}/tags/${tag.id}`)
  await page.getByRole('button', { name: say(language, 'recordDeletion:action.delete') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: say(language, 'recordDeletion:confirm.delete') }).click()
  const title = `Gratis ${site.suffix}`
  await expect(page.getByText(say(language, 'recordDeletion:done.delete', { title }))).toBeVisible()
}

/** Takes a line of the history back, and looks at what came of it. */
async function undo(page: Page, name: string, outcome: RegExp): Promise<void> {
  const words = say(language, 'history:undoOf', { name })
  await page.getByRole('button', { name: words, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say(language, 'history:undo'), exact: true }).click()
  await expect(dialog.getByText(outcome).first()).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say(language, 'history:close') }).click()
}

test('an edit, a change of many and a deleted tag are found after a reload, and taken back @wide', async ({
  page,
  site,
  signIn,
}) => {
  test.slow()
  const seeded = await seed(site)
  const before = await seeded.read()
  await signIn(language)
  await retitle(page, site, seeded)
  await moveAll(page, site, seeded)
  await deleteTag(page, site, seeded)
  await page.goto(`${site.root}${language}/history`)
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await expect(page.getByText(`des de /${language}/tags/${seeded.tag.id}`)).toBeVisible()
  await undo(page, `Gratis ${site.suffix}`, /3 fitxes hi tornen a estar vinculades/)
  await undo(page, '3 actes canviats', /3 canvis desfets/)
  await undo(page, `Ball de gala ${site.suffix}`, /com era abans/)
  expect(await seeded.read()).toEqual(before)
  await page
    .getByRole('button', {
      name: say(language, 'history:compareOf', { name: `Ball de gala ${site.suffix}` }),
    })
    .click()
  await expect(page.getByRole('dialog').getByText(`Ball ${site.suffix}`)).toBeVisible()
  await expectAccessible(page)
})

test('a history is searched and filtered, by its address too; what was found is undone, and nothing else @wide', async ({
  page,
  site,
  signIn,
}) => {
  const { rest, suffix } = site
  const venue = await rest.create('venues', language, { venue: `Ateneu ${suffix}` })
  const { id } = await seedEvent(site, language, { title: `Ball ${suffix}` })
  await signIn(language)
  const open = async (place: string, label: `${string}:${string}`, words: string) => {
    await page.goto(`${site.root}${language}/${place}`)
    await page.getByRole('textbox', { name: say(language, label), exact: true }).fill(words)
    await page.getByRole('button', { name: say(language, 'recordForm:action.save') }).click()
    await expect(
      page.getByRole('region', { name: say(language, 'ui:toast.region') }),
    ).toContainText(words)
  }
  await open(`venues/${venue.id}`, 'venueForm:label.venue', `Ateneu nou ${suffix}`)
  await open(`events/${id}`, 'eventForm:label.title', `Ball de gala ${suffix}`)

  await page.goto(`${site.root}${language}/history`)
  const compare = (name: string) => say(language, 'history:compareOf', { name })
  // Each line has one; the filters in force are items of a list, too.
  const lines = page.getByRole('main').getByRole('button', { name: compare('').trim() })
  const [venueLine, eventLine] = [`Ateneu nou ${suffix}`, `Ball de gala ${suffix}`].map(compare)
  await expect(lines).toHaveCount(2)
  await page.getByLabel(say(language, 'history:search')).fill('ATENEU')
  await expect(lines).toHaveCount(1)
  await expect(lines).toHaveAccessibleName(venueLine ?? '')
  await expect(page).toHaveURL(/search=ATENEU/)
  await page.getByLabel(say(language, 'history:search')).fill('')
  await expect(lines).toHaveCount(2)

  await page.getByRole('button', { name: say(language, 'history:filters'), exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer
    .getByLabel(say(language, 'history:names.collection'), { exact: true })
    .selectOption('events')
  await drawer.getByRole('button', { name: say(language, 'filterDrawer:apply') }).click()
  await expect(lines).toHaveCount(1)
  await expect(lines).toHaveAccessibleName(eventLine ?? '')
  await expectAccessible(page)
  await page.reload()
  await expect(lines).toHaveCount(1)
  await undo(page, `Ball de gala ${suffix}`, /com era abans/)
  expect(await rest.read('events', language, id)).toMatchObject({ title: `Ball ${suffix}` })
  expect(await rest.read('venues', language, venue.id)).toMatchObject({
    venue: `Ateneu nou ${suffix}`,
  })
})
