import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { typeMoment } from '../../events/formTyping.ts'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

const [mode = 'live'] = pageModes
const start_date = '2027-03-12 20:00:00'
const end_date = '2027-03-12 22:00:00'
const website = 'https://a.test/'

let world: World
const ids = new Map<string, number>()

async function seed(title: string, over: object = {}) {
  const fields = { title, status: 'publish', start_date, end_date, website, ...over }
  const { id } = await world.askIn('en', 'POST', 'events', fields)
  ids.set(title, Number(id))
}

beforeAll(async () => {
  world = await openWorld({ mode })
  await seed('Concert', { timezone: 'Europe/London' })
  await seed('Fair', { all_day: true })
  await seed('Dance')
  await seed('Feast')
  await seed('Walk')
  await seed('Market')
  await seed('Ring one')
  await seed('Ring two')
  await seed('Choir')
})
afterAll(() => world.drop())
afterEach(cleanup)

const stored = (title: string) => world.askIn('en', 'GET', `events/${ids.get(title)}`)
const link = (title: string) =>
  screen.findByRole('link', { name: new RegExp(title) }, { timeout: 30_000 })
const open = (search: string) =>
  openApp(world, `/en/calendar?view=agenda&date=2027-03&search=${search}`, editor)

async function ask(title: string) {
  const { user } = await open(title)
  await user.click(await link(title))
  const card = await screen.findByRole('dialog', { name: title })
  await user.click(await within(card).findByRole('button', { name: 'Move…' }))
  const dialog = await screen.findByRole('dialog', { name: `Move “${title}”` })
  return { user, dialog }
}

test('an event is moved by typing: its end follows, it keeps its zone and all else, and is taken back', async () => {
  const { user, dialog } = await ask('Concert')
  await typeMoment(user, 'Start', '160320272130')
  await within(dialog).findByText(/Then: Tue.* 16 Mar 2027, 21:30–23:30/)
  expect(dialog.textContent).toContain('These are hours of Europe/London.')
  await user.click(within(dialog).getByRole('button', { name: 'Move' }))
  await screen.findByText(said(/“Concert” was moved: Tue/))
  expect(await stored('Concert')).toMatchObject({
    start_date: '2027-03-16 21:30:00',
    end_date: '2027-03-16 23:30:00',
    timezone: 'Europe/London',
    website,
  })
  const day = (await screen.findByRole('heading', { name: 'Tuesday 16 March' })).parentElement
  expect(day?.textContent).toContain('Concert')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(said(/“Concert” is back where it was: Fri/))
  expect(await stored('Concert')).toMatchObject({ start_date, end_date, website })
})

test('whole days are moved by their days, and an end that comes first is said and not sent', async () => {
  const { user, dialog } = await ask('Fair')
  await typeMoment(user, 'Last day', '11032027')
  await user.click(within(dialog).getByRole('button', { name: 'Move' }))
  await within(dialog).findByText(/The end is before the start/)
  expect(await stored('Fair')).toMatchObject({ end_date: '2027-03-12 23:59:59' })
  await typeMoment(user, 'Last day', '14032027')
  await user.click(within(dialog).getByRole('button', { name: 'Move' }))
  await screen.findByText(said(/“Fair” was moved/))
  expect(await stored('Fair')).toMatchObject({
    all_day: true,
    start_date: '2027-03-12 00:00:00',
    end_date: '2027-03-14 23:59:59',
  })
})

test('hours become whole days by the same boxes, and a draft of it goes elsewhere while it stays', async () => {
  const { user, dialog } = await ask('Feast')
  const box = within(dialog).getByRole('group', { name: /^Start/ })
  await waitFor(() => expect(box.contains(document.activeElement)).toBe(true))
  await user.click(within(dialog).getByRole('checkbox', { name: 'All day' }))
  await typeMoment(user, 'Last day', '13032027')
  await within(dialog).findByText(/Then: .*all day/)
  await user.click(within(dialog).getByRole('button', { name: 'Duplicate there' }))
  await screen.findByText(said(/“Feast” was copied as a draft/))
  expect(await stored('Feast')).toMatchObject({ start_date, end_date, all_day: false })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(said('The copy of “Feast” is in the trash.'))
  cleanup()
  const again = await ask('Feast')
  await again.user.click(within(again.dialog).getByRole('checkbox', { name: 'All day' }))
  await again.user.click(within(again.dialog).getByRole('button', { name: 'Move' }))
  await screen.findByText(said(/“Feast” was moved/))
  expect(await stored('Feast')).toMatchObject({
    all_day: true,
    start_date: '2027-03-12 00:00:00',
    end_date: '2027-03-12 23:59:59',
    website,
  })
})

test('what somebody else has moved meanwhile is not moved, and drawn where they put it', async () => {
  const { user, dialog } = await ask('Dance')
  await typeMoment(user, 'Start', '160320272130')
  const theirs = { start_date: '2027-03-20 10:00:00', end_date: '2027-03-20 11:00:00' }
  const path = `events/${ids.get('Dance')}`
  await world.askIn('en', 'POST', path, { title: 'Dance', status: 'publish', website, ...theirs })
  await user.click(within(dialog).getByRole('button', { name: 'Move' }))
  await screen.findByText(said(/Somebody else has changed the dates of “Dance” meanwhile/))
  expect(await stored('Dance')).toMatchObject(theirs)
  await waitFor(async () => {
    const day = screen.queryByRole('heading', { name: 'Saturday 20 March' })?.parentElement
    expect(day?.textContent).toContain('Dance')
  })
})

test('an event is moved and stretched with keys, is put back by Escape, and is written by Enter only', async () => {
  const { user } = await open('Walk')
  const walk = await link('Walk')
  const onDay = async (name: string) => {
    const heading = await screen.findByRole('heading', { name })
    expect(heading.parentElement?.textContent).toContain('Walk')
  }
  walk.focus()
  // The code that does it may still be on its way.
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Friday 12 March' })).toBeNull()
  })
  await screen.findByText(/Enter saves, Escape puts it back/)
  await user.keyboard('{Escape}')
  await screen.findByText(said(/“Walk” stays where it was: Fri/))
  await onDay('Friday 12 March')
  await waitFor(async () => expect(document.activeElement).toBe(await link('Walk')))
  await user.keyboard('{Alt>}{ArrowDown}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await onDay('Friday 19 March')
  await waitFor(async () => expect((await link('Walk')).className).toContain('taken'))
  expect(await stored('Walk')).toMatchObject({ start_date, end_date })
  await waitFor(async () => expect(document.activeElement).toBe(await link('Walk')))
  await user.keyboard('{Enter}')
  await waitFor(async () => expect((await link('Walk')).className).not.toContain('taken'))
  await screen.findByText(said(/“Walk” was moved/))
  expect(await stored('Walk')).toMatchObject({
    start_date: '2027-03-19 20:00:00',
    end_date: '2027-03-20 22:00:00',
    website,
  })
})

test('Ctrl with Enter leaves an event where it is, and puts a draft of it there', async () => {
  const { user } = await open('Market')
  const market = await link('Market')
  market.focus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Friday 12 March' })).toBeNull()
  })
  await waitFor(async () => expect(document.activeElement).toBe(await link('Market')))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText(said(/“Market” was copied as a draft/))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Market/ })).toHaveLength(2))
  expect(await stored('Market')).toMatchObject({ status: 'publish', start_date, end_date })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(said('The copy of “Market” is in the trash.'))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Market/ })).toHaveLength(1))
})

test('an event on its way stays there when the month is read again meanwhile, and is written from there', async () => {
  const { user } = await open('Ring')
  const onDay = async (name: string, title: string) => {
    const heading = await screen.findByRole('heading', { name })
    await waitFor(() => expect(heading.parentElement?.textContent).toContain(title))
  }
  const carry = async (title: string) => {
    const event = await link(title)
    event.focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await onDay('Saturday 13 March', title)
    await waitFor(async () => expect(document.activeElement).toBe(await link(title)))
  }
  await carry('Ring one')
  await seed('Ring new', { start_date: '2027-03-05 20:00:00', end_date: '2027-03-05 22:00:00' })
  await world.fail([{ kind: 'latency', ms: 2000, method: 'GET', pattern: '^events/?$' }])
  await user.keyboard('{Enter}')
  await carry('Ring two')
  expect(screen.queryByRole('link', { name: /Ring new/ })).toBeNull()
  // Once it is moved, the month is read again.
  await link('Ring new')
  await onDay('Saturday 13 March', 'Ring two')
  expect(document.activeElement).toBe(await link('Ring two'))
  await world.fail([])
  await user.keyboard('{Enter}')
  await screen.findByText(said(/“Ring two” was moved/))
  expect(await stored('Ring two')).toMatchObject({ start_date: '2027-03-13 20:00:00', website })
})

test('what the calendar made of a move besides is listed, and put back', async () => {
  const { user } = await open('Choir')
  const choir = await link('Choir')
  const path = `events/${ids.get('Choir')}`
  const fields = { website: 'https://b.test/', featured: true }
  await world.fail([{ kind: 'colleague', when: 'after', method: 'POST', path, times: 1, fields }])
  choir.focus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await screen.findByText(/Enter saves, Escape puts it back/)
  await user.keyboard('{Enter}')
  await screen.findByText(said(/“Choir” was moved, but the calendar made something else of/))
  await user.click(screen.getByRole('button', { name: 'Put back…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choir' })
  await within(dialog).findByText(/Website: .*“https:\/\/a.test\/”.*“https:\/\/b.test\/”/)
  await user.click(within(dialog).getByRole('button', { name: 'Put back: Website' }))
  await waitFor(() => expect(within(dialog).queryByText(/Website:/)).toBeNull())
  expect(await stored('Choir')).toMatchObject({ website, featured: true })
  await user.click(within(dialog).getByRole('button', { name: /^Put back: / }))
  await screen.findByText(said('“Choir” is now as it was meant to be.'))
  expect(screen.queryByRole('dialog', { name: 'Choir' })).toBeNull()
  await waitFor(async () => expect(document.activeElement).toBe(await link('Choir')))
  const moved = { start_date: '2027-03-13 20:00:00', end_date: '2027-03-13 22:00:00' }
  expect(await stored('Choir')).toMatchObject({ ...moved, website, featured: false })
})
