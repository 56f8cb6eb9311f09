import type { Page } from '@playwright/test'
import { SideBySide, confirmLinks } from './sideBySide.ts'
import { BulkDialogs, jobOver } from './bulkDialogs.ts'
import { drawn, hours } from './calendarGrid.ts'
import { dayFromNow, daySpan } from './days.ts'
import { EventForm, shownMoment } from './eventForm.ts'
import { EventList } from './eventList.ts'
import { factsOf } from './facts.ts'
import { expect, test } from './fixtures.ts'
import { enter, press, pressTo, write } from './keyboard.ts'
import { seedDrafts, seedEvent, seedLinked } from './seeds.ts'
import { say } from './words.ts'

/** Errands of every day with the keyboard alone: nothing here points. */

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('signing in', async ({ page, site }) => {
  await page.goto(`${site.root}ca/events`)
  await write(page.getByLabel(new RegExp(`^${say('ca', 'signIn:login')}`)), site.login)
  await write(page.getByLabel(new RegExp(`^${say('ca', 'signIn:password')}`)), site.password)
  await press(page, 'Enter')
  await expect(heading(page, say('ca', 'app:shell.events'))).toBeFocused()
})

test('an event is made, found in a list, changed, published', async ({ page, site, signIn }) => {
  const title = `Xerrada ${site.suffix}`
  const form = new EventForm(page, 'ca')
  await signIn('ca', `events?search=${site.suffix}`)
  await heading(page, say('ca', 'app:shell.events')).waitFor()
  await press(page, 'n')
  await write(page.getByRole('textbox', { name: new RegExp(`^${form.label('title')}`) }), title)
  await write(form.text('start_date'), shownMoment(`${dayFromNow(9)} 19:00`))
  await press(page, 'ControlOrMeta+s')
  await expect(form.saved(title, 'draft', 'created')).toBeVisible()
  // The two keys belong together for a second: the record's own page is drawn before them.
  await heading(page, title).waitFor()

  await press(page, 'Escape', 'g', 'e')
  await expect(heading(page, say('ca', 'app:shell.events'))).toBeFocused()
  await new EventList(page, 'ca').link(title).waitFor()
  await press(page, 'j', 'e')
  await write(form.text('cost'), '7 €')
  await press(page, 'ControlOrMeta+Enter')
  await expect(form.saved(title, 'publish')).toBeVisible()
  const [made, ...others] = await site.rest.list('events', 'ca', `search=${site.suffix}`)
  expect(others).toEqual([])
  expect(made).toMatchObject({ title, status: 'publish' })
  expect(made?.['start_date']).toBe(`${dayFromNow(9)} 19:00:00`)
  expect(String(made?.['cost'])).toContain('7')
})

test('a list is filtered, and the filter is taken away', async ({ page, site, signIn }) => {
  const [one, other] = [`Gegants ${site.suffix}`, `Nans ${site.suffix}`]
  await seedEvent(site, 'ca', { title: one, featured: true })
  await seedEvent(site, 'ca', { title: other })
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  await page.reload()
  await list.expectOnly([one, other], [])
  // Past the navigation and the tools of the list.
  await press(page, 'Tab', 'Tab', 'Enter')
  await expect(page.locator('main [data-row]').first().locator('a').first()).toBeFocused()
  await enter(page.getByRole('main').getByRole('button', { name: list.say('drawer.button') }))
  const drawer = page.getByRole('dialog', { name: say('ca', 'filters:drawer.button') })
  await pressTo(drawer.getByRole('combobox', { name: list.say('names.featured'), exact: true }))
  await page.keyboard.type(say('ca', 'filters:answer.yes'))
  await enter(drawer.getByRole('button', { name: say('ca', 'filterDrawer:apply') }))
  await list.expectOnly([one], [one, other])
  await expect(page).toHaveURL(/featured=true/)
  await enter(list.chips.getByRole('button'))
  await list.expectOnly([one, other], [])
})

test('drafts are published from the list', async ({ page, site, signIn }) => {
  const titles = [`Cursa ${site.suffix}`, `Fira ${site.suffix}`]
  await seedDrafts(site, titles)
  await signIn('ca', `events?search=${site.suffix}`)
  const rows = page.locator('[data-row] [data-row-link]')
  await expect(rows).toHaveCount(titles.length)
  await press(page, 'j', 'x')
  await pressTo(rows.last(), 'j')
  await press(page, 'x')
  const bulk = new BulkDialogs(page, 'ca')
  await enter(page.getByRole('button', { name: bulk.say('menu'), exact: true }))
  const item = page.getByRole('menuitem', { name: bulk.say('post.status'), exact: true })
  await pressTo(item, 'ArrowDown')
  await press(page, 'Enter')
  await enter(bulk.box(bulk.say('post.newStatus')))
  const publish = page.getByRole('option', { name: say('ca', 'filters:status.publish') })
  await pressTo(publish, 'ArrowDown')
  await press(page, 'Enter')
  await enter(bulk.button(bulk.many('start.change', titles.length)))
  await enter(bulk.button(say('ca', 'ui:close')))
  const published = await site.rest.list('events', 'ca', `search=${site.suffix}&status=publish`)
  expect(published.map(({ title }) => title).toSorted()).toEqual(titles)
})

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

/** More than are written at once. */
const many = 6

test('events at one venue move to another, and back @modes', async ({ page, site, signIn }) => {
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
  await signIn('ca', `events?venue=${from.id}`)
  const rows = page.locator('[data-row] [data-row-link]')
  await expect(rows).toHaveCount(many)
  await press(page, 'j', 'x')
  await pressTo(rows.last(), 'j')
  // With Shift a whole range is chosen.
  await press(page, 'Shift+Tab', 'Shift+Space')
  const bulk = new BulkDialogs(page, 'ca')
  const menu = page.getByRole('button', { name: bulk.say('menu'), exact: true })
  await enter(menu)
  const item = page.getByRole('menuitem', { name: bulk.say('event.actions.venue'), exact: true })
  await pressTo(item, 'ArrowDown')
  await press(page, 'Enter')
  await write(bulk.box(bulk.say('ui:new.venues')), `Teatre ${suffix}`)
  await page.getByRole('option', { name: `Teatre ${suffix}` }).waitFor()
  await press(page, 'ArrowDown', 'Enter')
  await enter(bulk.button(bulk.many('start.change', many)))
  await bulk.button(bulk.many('undo', many)).waitFor()
  expect(await eventsAt(from)).toEqual([])
  expect(await eventsAt(to)).toHaveLength(many)
  await enter(bulk.button(bulk.many('undo', many)))
  await expect(jobOver(page.getByRole('dialog'), many, 'undone')).toBeVisible()
  expect(await eventsAt(from)).toEqual(before)
  await enter(bulk.button(say('ca', 'ui:close')))
  await expect(menu).toBeFocused()
})

test('a calendar is walked through, and an event in it moved', async ({ page, site, signIn }) => {
  const [day, next] = [40, 41].map(dayFromNow) as [string, string]
  const title = `Taller ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, ...hours(day) })
  const stored = async () => (await site.rest.read('events', 'ca', id)).start_date
  await signIn('ca', `calendar?view=day&date=${day}&search=${site.suffix}`)
  const event = drawn(page, title)
  await expect(event).toContainText('10:00')
  await press(page, 'w')
  await expect(page).toHaveURL(/view=week/)
  await pressTo(event)
  await press(page, 'Alt+ArrowDown')
  await expect(event).toContainText('10:15')
  await press(page, 'Escape')
  await expect(event).toContainText('10:00')
  await press(page, 'm')
  await expect(page).toHaveURL(/view=month/)
  await pressTo(event)
  await press(page, 'Alt+ArrowRight', 'Enter')
  await expect.poll(stored).toBe(`${next} 10:00:00`)
  await expect(event).toBeFocused()
})

test('the calendar of another language opens with its filters', async ({ page, site, signIn }) => {
  for (const language of ['ca', 'es'] as const)
    await seedEvent(site, language, { title: `Fira ${language} ${site.suffix}` })
  await signIn('ca', `events?search=${site.suffix}`)
  const languages = page.getByRole('navigation', { name: say('ca', 'app:shell.contentLanguage') })
  await enter(languages.getByRole('link', { name: 'Español' }))
  await new EventList(page, 'es').expectOnly(
    [`Fira es ${site.suffix}`],
    [`Fira es ${site.suffix}`, `Fira ca ${site.suffix}`],
  )
  await expect(page).toHaveURL(new RegExp(`/es/events\\?search=${site.suffix}$`))
})

test('a missing version is made beside its source and saved', async ({ page, site, signIn }) => {
  const { suffix } = site
  const slug = `ball-${suffix}`
  await seedEvent(site, 'ca', { title: `Ball ${suffix}`, slug })
  await seedEvent(site, 'en', { title: `Dance ${suffix}`, slug })
  await signIn('ca')
  await confirmLinks(page, site, 'ca', 1)
  await page.goto(`${site.root}ca/translations?search=${suffix}&state=missing&missing=es`)
  await page.getByRole('link', { name: say('ca', 'translations:marks.missing') }).waitFor()
  await press(page, 'j', 'ArrowRight', 'Enter')
  const beside = new SideBySide(page, 'ca')
  const language = beside.nameOf('es')
  await enter(beside.button(beside.column('es'), 'rules:panel.make', { language }))
  const dialog = page.getByRole('dialog', { name: beside.say('make.title', { language }) })
  await enter(beside.button(dialog, 'make.action'))
  await write(beside.title('es'), `Baile ${suffix}`)
  await enter(beside.save)
  await expect(beside.saved(`Ball ${suffix}`, 'es')).toBeVisible()
  const made = await site.rest.list('events', 'es', `search=${suffix}&status=draft`)
  expect(made.map(({ title }) => title)).toEqual([`Baile ${suffix}`])
})

test('a record is searched for, opened, and offered again', async ({ page, site, signIn }) => {
  const linked = await seedLinked(site, 'ca')
  const title = `Concert ${site.suffix}`
  await seedEvent(site, 'ca', { title, venue: linked.venue.id })
  await signIn('ca', 'tags')
  await heading(page, say('ca', 'app:shell.tags')).waitFor()
  await press(page, '/')
  const box = page.getByRole('combobox', { name: say('ca', 'search:title') })
  await expect(box).toBeFocused()
  await page.keyboard.type(site.suffix)
  const hit = (name: string) => page.getByRole('option', { name: new RegExp(`^${name} `) })
  await expect(hit('Concert')).toHaveAttribute('aria-selected', 'true')
  await expect(hit('Concert')).toContainText(`Sala ${site.suffix}, Vic`)
  for (const name of ['Sala', 'Ateneu', 'Dansa', 'estrena']) await expect(hit(name)).toBeVisible()
  await press(page, 'End', 'Enter')
  await expect(heading(page, `estrena ${site.suffix}`)).toBeFocused()
  await press(page, '/')
  await expect(hit('estrena')).toHaveAttribute('aria-selected', 'true')
  await press(page, 'Shift+Enter')
  const pinned = page.getByRole('group', { name: say('ca', 'search:group.pinned') })
  await expect(pinned.getByRole('option', { name: /^estrena / })).toBeVisible()
  await press(page, 'Escape')
  await expect(box).toHaveCount(0)
  await expect(heading(page, `estrena ${site.suffix}`)).toBeFocused()
})

test('of two versions of a title one is chosen', async ({ page, site, openEvent }) => {
  const { id, title, form } = await openEvent('Recital')
  await write(form.text('title'), `${title} meu`)
  await site.rest.call('POST', 'ca', `events/${id}`, { title: `${title} seu` })
  await press(page, 'ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: form.say('conflict.title') })
  await pressTo(dialog.getByRole('radio', { checked: true }))
  await pressTo(dialog.getByRole('radio', { name: form.say('conflict.theirsText') }), 'ArrowDown')
  await enter(dialog.getByRole('button', { name: form.say('conflict.save') }))
  await expect(form.text('title')).toHaveValue(`${title} seu`)
  await expect(dialog).toHaveCount(0)
  expect(await site.rest.read('events', 'ca', id)).toMatchObject({ title: `${title} seu` })
})

test('an event is thrown away, and comes back', async ({ page, site, signIn }) => {
  const title = `Assaig ${site.suffix}`
  const { id } = await seedEvent(site, 'ca', { title, ...daySpan(9) })
  const status = async () => (await site.rest.read('events', 'ca', id))['status']
  await signIn('ca', `events?search=${site.suffix}`)
  const list = new EventList(page, 'ca')
  await enter(page.getByRole('button', { name: list.say('row.actions', { title }) }))
  const words = (path: string) => say('ca', `recordDeletion:${path}`, { title })
  await pressTo(page.getByRole('menuitem', { name: words('action.trash') }), 'ArrowDown')
  await press(page, 'Enter')
  await enter(page.getByRole('alertdialog').getByRole('button', { name: words('confirm.trash') }))
  const toasts = page.getByRole('region', { name: say('ca', 'ui:toast.region') })
  await expect(toasts).toContainText(words('done.trash'))
  expect(await status()).toBe('trash')
  await enter(toasts.getByRole('button', { name: say('ca', 'ui:undo') }))
  await list.expectOnly([title], [])
  await expect.poll(status).toBe('publish')
})

test('a spreadsheet becomes events', async ({ page, site, signIn }) => {
  const words = (path: string, holes = {}) => say('ca', `transfer:new.${path}`, holes)
  const [year, month, day] = dayFromNow(40).split('-')
  const rows = ['Títol;Data;Hora', `Funció ${site.suffix};${day}/${month}/${year};20.30 h`]
  await signIn('ca', 'transfer')
  await enter(page.getByRole('link', { name: say('ca', 'transfer:part.new') }))
  const choosing = page.waitForEvent('filechooser')
  await enter(page.getByRole('button', { name: say('ca', 'transfer:in.choose') }))
  const file = { name: 'teatre.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
  await (await choosing).setFiles(file)
  const what = say('ca', 'ui:count.events_one', { count: 1 })
  await enter(page.getByRole('button', { name: words('make', { what }) }))
  await enter(page.getByRole('button', { name: words('askAction') }))
  await expect(jobOver(page, 1)).toBeVisible()
  const [event] = await site.rest.list('events', 'ca', `search=${site.suffix}&status=draft`)
  expect(event).toMatchObject({ title: `Funció ${site.suffix}` })
  expect(String(event?.['start_date'])).toMatch(/ 20:30:00$/)
})
