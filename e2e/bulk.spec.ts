import { BulkDialogs } from './bulkDialogs.ts'
import { factsOf } from './facts.ts'
import { expect, test } from './fixtures.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

/** More than are written at once, and enough to tell one from all. */
const many = 12

/** What a write that forgot it would reset (contract.md §0.3). */
const aspectsOf = (at: number) => ({
  description: `<p>Text «${at}» & <em>més</em></p>`,
  excerpt: `Resum ${at}`,
  cost: at % 3 === 0 ? '' : `${at}.50 €`,
  ...(at % 2 === 0 ? { website: `https://example.org/?a=${at}&b=2` } : {}),
  timezone: at % 4 === 0 ? 'Atlantic/Canary' : 'Europe/Madrid',
  show_map: at % 2 === 0,
  featured: at % 5 === 0,
  sticky: at % 7 === 0,
})

test('all events at a venue move to another, and back; nothing else of them changes @modes', async ({
  page,
  site,
  signIn,
}) => {
  const { rest, suffix } = site
  const from = await rest.create('venues', 'ca', { venue: `Ateneu ${suffix}` })
  const to = await rest.create('venues', 'ca', { venue: `Teatre ${suffix}` })
  for (let at = 1; at <= many; at += 1)
    await seedEvent(site, 'ca', {
      ...aspectsOf(at),
      title: `Acte ${at} ${suffix}`,
      venue: from.id,
    })
  const eventsAt = async ({ id }: typeof from) => {
    const found = await rest.list('events', 'ca', `starts_after=1900-01-01&per_page=50&venue=${id}`)
    return found.toSorted((one, other) => one.id - other.id).map((event) => factsOf(event))
  }
  const before = await eventsAt(from)
  expect(before).toHaveLength(many)
  await signIn('ca', `events?venue=${from.id}`)
  await page.getByRole('checkbox', { name: say('ca', 'filters:row.pickAll') }).check()
  const bulk = new BulkDialogs(page, 'ca')
  const dialog = await bulk.open('event.actions.venue')
  await bulk.pick(bulk.say('event.newVenue'), `Teatre ${suffix}`)
  await expect(dialog.getByText(bulk.many('preview.change', many))).toBeVisible()
  await bulk.button(bulk.many('start.change', many)).click()
  const counts = bulk.many('counts.saved', many)
  await expect(dialog.getByText(bulk.say('over', { counts }))).toBeVisible()
  expect(await eventsAt(from)).toEqual([])
  expect(await eventsAt(to)).toHaveLength(many)
  await bulk.button(bulk.many('undo', many)).click()
  await expect(page.getByRole('dialog').getByText(bulk.say('undone', { counts }))).toBeVisible()
  expect(await eventsAt(from)).toEqual(before)
})
