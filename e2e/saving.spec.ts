import type { BrowserContext, Page } from '@playwright/test'
import { dayFromNow } from './days.ts'
import { EventForm } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { factsOf } from './facts.ts'
import { expect, type Site, test } from './fixtures.ts'
import { keptIn } from './keptIn.ts'
import { seedEvent } from './seeds.ts'
import { say } from './words.ts'

/** What was typed is saved, or is still there: whatever a colleague, the service, the network or the page does meanwhile. */

const description = '<h2>Programa</h2><p>Concert a la plaça, amb entrada lliure per a tothom.</p>'

test('two people change an event: asked of what both changed, texts merged by hand, the rest kept @local @modes', async ({
  page,
  site,
  openEvent,
}) => {
  const { id, title, form } = await openEvent('Vetllada', { description, cost: '5 €' })
  const colleague = (method: string, fields: Record<string, unknown>) =>
    site.fail([
      { kind: 'colleague', when: 'before', method, path: `events/${id}`, times: 1, fields },
    ])
  const text = form.text('description')
  await expect(text).not.toHaveAttribute('aria-busy')
  await form.show('description', 'source')
  await text.fill(description.replace('entrada lliure', 'sopar'))
  await form.text('cost').fill('7 €')
  const website = 'https://example.org/b'
  await colleague('GET', { description: description.replace('Concert', 'Ball'), website })
  await form.button('save').click()

  const dialog = page.getByRole('dialog', { name: form.say('conflict.title') })
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([form.label('description')])
  await expect(dialog.locator('ins')).toContainText(['sopar', 'Ball'])
  await expect(dialog.locator('del')).toContainText(['entrada lliure', 'Concert'])
  await dialog.getByRole('radio', { name: form.say('conflict.merge') }).check()
  const field = form.say('conflict.merged', { field: form.label('description') })
  const both = dialog.getByRole('textbox', { name: field })
  await both.getByText('Concert a la').dblclick({ position: { x: 8, y: 8 } })
  await page.keyboard.type('Ball')

  // Between the reading and the write somebody else is at it again.
  await colleague('POST', { title: `${title} seva` })
  await dialog.getByRole('button', { name: form.say('conflict.save') }).click()
  const note = page.getByRole('alert').filter({ hasText: form.say('differences.betweenTitle') })
  await expect(note).toContainText(`${title} seva`)
  await expect(form.text('website')).toHaveValue(website)
  const putBack = form.say('differences.putBack', { field: form.label('title') })
  await note.getByRole('button', { name: putBack }).click()
  await expect(note).toHaveCount(0)
  const after = await site.rest.read('events', 'ca', id)
  expect(after).toMatchObject({ title, website })
  expect(after['description']).toMatch(/Ball a la plaça, amb sopar per a tothom/)
  expect(after['cost']).toContain('7')
})

test('a list without an answer is read again, a save that gets a page of HTML is sent again, and undone @local @modes', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Ofrena ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, website: 'https://example.org/taller' })
  const before = await site.rest.read('events', 'ca', id)
  await signIn('ca', 'settings')
  const list = new EventList(page, 'ca')
  await site.fail([{ kind: 'dropped', path: 'events' }])
  await page.goto(`${site.root}ca/events?search=${site.suffix}`)
  const note = page.getByRole('alert')
  await expect(note).toContainText(say('ca', 'service:refusal.unanswered.title'))
  await site.fail([])
  await note.getByRole('button', { name: say('ca', 'ui:retry') }).click()
  await list.expectOnly([title], [])
  await expect(note).toHaveCount(0)

  await list.link(title).click()
  const form = new EventForm(page, 'ca')
  await form.text('title').fill(`${title} nova`)
  await site.fail([{ kind: 'html', code: 200, path: 'events', method: 'POST', times: 1 }])
  await form.button('save').click()
  await expect(note).toContainText(say('ca', 'service:refusal.unreadable.title'))
  await expect(note).toContainText(say('ca', 'service:afterWrite.notSaved'))
  await expect(form.text('title')).toHaveValue(`${title} nova`)
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title })
  await note.getByRole('button', { name: say('ca', 'ui:retry') }).click()
  await expect(form.saved(`${title} nova`, 'publish')).toBeVisible()
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title: `${title} nova` })
  await page
    .getByRole('region', { name: say('ca', 'ui:toast.region') })
    .getByRole('button', { name: form.say('ui:undo') })
    .click()
  await expect(page.getByText(form.say('saved.undone', { title: `${title} nova` }))).toBeVisible()
  await expect(form.text('title')).toHaveValue(title)
  expect(factsOf(await site.rest.read('events', 'ca', id))).toEqual(factsOf(before))
})

test('a lost answer makes one event, not two @local @modes', async ({ page, site, signIn }) => {
  const title = `Castell de foc ${site.suffix}`
  await signIn('ca', 'events/new')
  const form = new EventForm(page, 'ca')
  await form.text('title').fill(title)
  await form.typeMoment('start_date', `${dayFromNow(4)} 22:00`)
  await site.fail([{ kind: 'lostAnswer', path: 'events', method: 'POST', times: 1 }])
  await form.button('publish').click()
  await expect(form.saved(title, 'publish', 'created')).toBeVisible()
  await expect(page).toHaveURL(/events\/\d+$/)
  const made = await site.rest.list('events', 'ca', `search=${site.suffix}&per_page=10`)
  expect(made.map((event) => event['title'])).toEqual([title])
})

const drafts = (path: string) => say('ca', `drafts:${path}`)
const leftIn = (page: Page) => page.getByRole('region', { name: drafts('left') })

/** What the device keeps at this moment: a page that dies has no time for more. */
const keptTitles = async (page: Page) =>
  (await keptIn<{ title: unknown }>(page, 'drafts')).map(({ title }) => title)

async function openTab(context: BrowserContext, site: Site, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site.root}ca/${path}`)
  return page
}

test('what was typed outlives its page, over a colleague’s save', async ({
  page,
  context,
  site,
  openEvent,
}) => {
  const [theirs, mine] = ['https://seu.example/', 'https://meu.example/']
  const {
    id,
    title,
    form: first,
  } = await openEvent('Concert', { website: 'https://abans.example/' })
  await first.text('title').fill(`${title} de Nadal`)
  await first.text('website').fill(mine)
  await expect.poll(() => keptTitles(page)).toEqual([`${title} de Nadal`])
  await page.close()

  await site.rest.call('POST', 'ca', `events/${id}`, { title, website: theirs })
  const later = await openTab(context, site, `events?search=${site.suffix}`)
  await expect(later.getByRole('row').filter({ hasText: title })).toContainText(drafts('mark'))
  await new EventList(later, 'ca').link(title).click()
  const form = new EventForm(later, 'ca')
  await expect(leftIn(later)).toContainText(`${title} de Nadal`)
  await expect(leftIn(later)).toContainText(theirs)
  await expect(form.text('title')).toHaveValue(title)
  await leftIn(later)
    .getByRole('button', { name: drafts('take') })
    .click()
  await expect(form.text('title')).toHaveValue(`${title} de Nadal`)
  await expect(form.text('title')).toBeFocused()
  await expect(leftIn(later)).toHaveCount(0)
  await expect.poll(() => keptTitles(later)).toHaveLength(1)
  await form.button('save').click()
  const conflict = later.getByRole('dialog', { name: form.say('conflict.title') })
  await conflict.getByRole('button', { name: form.say('conflict.save') }).click()
  await expect(form.saved(`${title} de Nadal`, 'publish')).toBeVisible()
  const saved = { title: `${title} de Nadal`, website: mine }
  expect(await site.rest.read('events', 'ca', id)).toMatchObject(saved)
  await expect.poll(() => keptTitles(later)).toEqual([])
})

test('two tabs on one event are told of each other, and of what the other saved or left @full', async ({
  page,
  context,
  site,
  openEvent,
}) => {
  const { id, title, form: one } = await openEvent('Taller')
  await expect(one.text('title')).toHaveValue(title)
  const second = await openTab(context, site, `events/${id}`)
  const other = new EventForm(second, 'ca')
  for (const tab of [page, second]) await expect(tab.getByText(drafts('elsewhere'))).toBeVisible()
  await other.text('title').fill(`${title} de tardor`)
  await other.save('save', `${title} de tardor`, 'publish')
  await expect(page.getByText(drafts('savedElsewhere'))).toBeVisible()
  await expect(one.text('title')).toHaveValue(`${title} de tardor`)
  await other.text('website').fill('https://deixat.example/')
  await expect.poll(() => keptTitles(second)).toEqual([`${title} de tardor`])
  await expect(leftIn(page)).toHaveCount(0)
  await second.close()
  await expect(leftIn(page)).toContainText('https://deixat.example/')
  await expect(page.getByText(drafts('elsewhere'))).toHaveCount(0)
})

test('a full device is said where something is typed, and where a save cannot wait; nothing typed leaves the form @full', async ({
  page,
  context,
  site,
  openEvent,
}) => {
  const { id, title, form } = await openEvent('Cantada')
  await expect(form.text('title')).toHaveValue(title)
  await page.waitForLoadState('networkidle')
  // The browser itself refuses to keep more.
  const devtools = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await form.text('title').fill(`${title} de Nadal`)
  await expect(page.getByText(drafts('full'))).toBeVisible()
  expect(await keptTitles(page)).toEqual([])
  await context.setOffline(true)
  await form.button('save').click()
  const later = page.getByRole('button', { name: form.say('later.send') })
  await later.click()
  await expect(page.getByText(form.say('later.full'))).toBeVisible()
  await expect(form.text('title')).toHaveValue(`${title} de Nadal`)

  await devtools.detach()
  await later.click()
  await expect(page.getByText(form.say('later.waits_one'))).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => (await site.rest.read('events', 'ca', id))['title'])
    .toBe(`${title} de Nadal`)
})

test.describe('where the host lets browsers give an answer again for ten minutes', () => {
  test.use({ worldOptions: { cacheControl: true } })

  test('a save writes over nothing of others @local @modes', async ({ site, openEvent }) => {
    const { id, title, form, ...values } = await openEvent('Mostra', { cost: '5' })
    await expect(form.text('title')).toHaveValue(title)
    const website = 'https://colega.example/'
    const { start_date, end_date, status } = values
    const theirs = { title, start_date, end_date, status, cost: '15', website }
    await site.rest.call('POST', 'ca', `events/${id}`, theirs)
    await form.text('title').fill(`${title} gran`)
    await form.save('save', `${title} gran`, 'publish')
    const record = await site.rest.read('events', 'ca', id)
    expect(record).toMatchObject({ title: `${title} gran`, website })
    expect(String(record['cost'])).toContain('15')
  })
})
