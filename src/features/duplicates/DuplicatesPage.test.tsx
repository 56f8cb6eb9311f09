import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { editor, openApp, worldOfEach } from '../../app/appBed.tsx'
import { valuesOf } from '../../core/resource/collection.ts'
import { isOpenSeries } from '../../core/write/pruneOperations.ts'
import { ownerOf } from '../../core/query/owner.ts'
import { entriesOf } from '../../platform/entries.ts'
import { eventFields, eventOf } from '../../resources/events/events.ts'
import { addDays, todayIn } from '../../time/wallTime.ts'
import { confirmedOf } from '../translations/confirmed/storedLinks.ts'
import { keepPair } from '../translations/near/useKeepPair.ts'

const day = addDays(todayIn('Europe/Madrid'), 3)
const span = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }
const times = { ...span, status: 'publish' }

const world = worldOfEach('live')

const make = (language: string, path: string, body: object) => world.makeIn(language, path, body)
/** Made by another name first: a service overwrites a namesake (contract.md §8.1). */
async function makeVenue(language: string, venue: string, more: object = {}) {
  const status = 'publish'
  const id = await make(language, 'venues', { venue: `Provisional ${venue}`, status })
  await world.askIn(language, 'POST', `venues/${id}`, { venue, status, ...more })
  return id
}
const eventAt = (language: string, title: string, venue: number, more: object = {}) =>
  make(language, 'events', { title, ...times, venue, ...more })
const venueOf = async (language: string, id: number) =>
  [(await world.askIn(language, 'GET', `events/${id}`)).venue]
    .flat()
    .map((venue) => Number(Object(venue).id))
const statusOf = async (language: string, id: number) =>
  (await world.askIn(language, 'GET', `venues/${id}`)).status
/** The fields of an event as an editor sees them, but for its venue. */
const besideVenue = async (language: string, id: number) => {
  const record = eventOf(await world.askIn(language, 'GET', `events/${id}`))
  const { venue: _, date, ...values } = valuesOf(eventFields, record)
  // A live service gives a draft the date of its last update (contract.md §3.4).
  return record.status === 'draft' ? values : { ...values, date }
}

const twoVenues = async (more: object = {}) => ({
  kept: await makeVenue('ca', 'Teatre Principal'),
  lost: await makeVenue('ca', 'Teatre principal', more),
})

async function openDialog(user: Awaited<ReturnType<typeof openApp>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Merge' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge' }))
  const begin = () => user.click(dialog.getByRole('button', { name: 'Merge' }))
  return { dialog, begin }
}

test('two of a thing stay two where that is said, or become one with all events and what it lacked; and come back', async () => {
  const { kept, lost } = await twoVenues({ address: 'Carrer Major, 3', phone: '938000000' })
  const stays = await eventAt('ca', 'Ball', kept)
  const moves = await eventAt('ca', 'Concert', lost)
  const draft = await eventAt('ca', 'Fira', lost, { status: 'draft' })
  const before = await Promise.all([moves, draft].map((id) => besideVenue('ca', id)))
  const { user } = await openApp(world, '/ca/hygiene', editor, 'en')
  expect(await screen.findByRole('link', { name: 'Venues', current: 'page' })).toBeVisible()
  expect(await screen.findByText('1 venue may be there more than once.')).toBeVisible()
  expect(screen.getByText('Why: same name.')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Refresh' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'They’re different' }))
  expect(await screen.findByText('No duplicates found')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))

  const { dialog, begin } = await openDialog(user)
  await dialog.findByText(/2 events move from/)
  expect(dialog.getByRole('checkbox', { name: /Address and (Phone|Telephone)/i })).toBeChecked()
  await begin()
  const undo = await dialog.findByRole('button', { name: /^Undo all/ })
  // The events, and the venues: what one took and that the other went.
  expect(dialog.getByText('Done: 4 saved.')).toBeVisible()
  expect(dialog.getByText('Concert')).toBeInTheDocument()
  for (const id of [stays, moves, draft]) expect(await venueOf('ca', id)).toEqual([kept])
  expect(await statusOf('ca', lost)).toBe('trash')
  const taken = { venue: 'Teatre Principal', address: 'Carrer Major, 3', phone: '938000000' }
  expect(await world.ask('GET', `venues/${kept}`)).toMatchObject(taken)
  expect(await Promise.all([moves, draft].map((id) => besideVenue('ca', id)))).toEqual(before)
  // As long as the way back is offered, the history keeps all of it as one series.
  const entries = await entriesOf('operations', ownerOf(world.service()))
  const series = new Set(entries.map(({ body }) => Object(body).series))
  expect([...series].map(isOpenSeries)).toEqual([true])

  await user.click(undo)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText(/^Undone: /)
  await screen.findByRole('button', { name: 'Close' })
  expect(await statusOf('ca', lost)).toBe('publish')
  for (const id of [moves, draft]) expect(await venueOf('ca', id)).toEqual([lost])
  expect((await world.ask('GET', `venues/${kept}`)).address ?? '').toBe('')
})

test('nothing goes to the trash as long as anything names it: in the trash, added meanwhile, or when a deletion is tried again', async () => {
  const { kept, lost } = await twoVenues()
  const trashed = await eventAt('ca', 'Ball', lost)
  await world.ask('DELETE', `events/${trashed}`)
  const hidden = { hide_from_listings: true }
  const known = await eventAt('ca', 'Assaig', lost, hidden)
  const keptBack = await eventAt('ca', 'Secret', kept, hidden)
  await world.fail([{ kind: 'status', code: 403, method: 'GET', path: `events/${keptBack}` }])
  const { user } = await openApp(world, '/ca/hygiene', editor, 'en')
  const about = { title: 'Assaig', all_day: false, timezone: '', ...span }
  const remembered = [known, keptBack].map((id) => Object.assign({ id }, about))
  localStorage.setItem(`agenda.hidden.ca.${ownerOf(world.service())}`, JSON.stringify(remembered))
  const { dialog, begin } = await openDialog(user)
  const going = '1 event moves from “Teatre principal” to “Teatre Principal”.'
  expect(await dialog.findByText(going)).toBeVisible()
  expect(dialog.getByText(/events with a password or in the trash still use it: 1$/)).toBeVisible()
  expect(dialog.getByText(/^Hidden events move only if/)).toBeVisible()
  await begin()
  expect(await dialog.findByText(/^Nothing went to the trash/)).toBeVisible()
  expect(await venueOf('ca', known)).toEqual([kept])
  expect(await world.ask('GET', `events/${known}`)).toMatchObject(hidden)
  expect(await statusOf('ca', lost)).toBe('publish')

  await world.ask('POST', `events/${trashed}`, { title: 'Ball', ...times, venue: kept })
  await world.fail([{ kind: 'status', code: 503, method: 'DELETE', path: `venues/${lost}` }])
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  const retry = await dialog.findByRole('button', { name: 'Retry 1' })
  await world.fail([])
  const late = await eventAt('ca', 'Tard', lost)
  await user.click(retry)
  expect(await dialog.findByText(/^Nothing went to the trash/)).toBeVisible()
  expect(await statusOf('ca', lost)).toBe('publish')
  expect(await venueOf('ca', late)).toEqual([lost])

  await world.ask('POST', `events/${late}`, { title: 'Tard', ...times, venue: kept })
  await user.click(dialog.getByRole('button', { name: /^(Try again|Retry 1)$/ }))
  await waitFor(async () => expect(await statusOf('ca', lost)).toBe('trash'))
  expect(dialog.queryByText(/^Nothing went to the trash/)).not.toBeInTheDocument()
})

test('in several languages each event goes to the venue of its own language, a version that only the other has stays, and the history undoes it', async () => {
  const kept = {
    ca: await makeVenue('ca', 'Teatre Principal'),
    es: await makeVenue('es', 'El Principal'),
  }
  const lost = {
    ca: await makeVenue('ca', 'Teatre principal'),
    es: await makeVenue('es', 'El principal'),
    en: await makeVenue('en', 'The Principal'),
  }
  for (const versions of [kept, lost])
    await keepPair(world.service(), { collection: 'venues', versions })
  const ball = await eventAt('ca', 'Ball de nit', lost.ca)
  const concert = await eventAt('es', 'Gran concierto', lost.es)
  const talk = await eventAt('en', 'An evening talk', lost.en)
  const versionsSaid = async () =>
    (await confirmedOf(world.service().site)).together.map(({ versions }) => versions)

  const { user } = await openApp(world, '/ca/hygiene', editor, 'en')
  const { dialog, begin } = await openDialog(user)
  const [, second] = dialog.getAllByRole('radio')
  if (second) await user.click(second)
  await dialog.findByText(/they now count as versions of one another/)
  await waitFor(() => expect(dialog.getAllByText(/1 event moves from/)).toHaveLength(2))
  await begin()
  await dialog.findByRole('button', { name: /^Undo/ })
  expect(await venueOf('ca', ball)).toEqual([kept.ca])
  expect(await venueOf('es', concert)).toEqual([kept.es])
  expect(await venueOf('en', talk)).toEqual([lost.en])
  for (const language of ['ca', 'es'] as const)
    expect(await statusOf(language, lost[language])).toBe('trash')
  expect(await versionsSaid()).toEqual([{ ...kept, en: lost.en }])

  cleanup()
  const history = await openApp(world, '/ca/activity', editor, 'en')
  await history.user.click(await screen.findByRole('button', { name: /^Undo: / }))
  const undoing = within(await screen.findByRole('dialog'))
  await undoing.findByText(/^This also linked versions/)
  await history.user.click(await undoing.findByRole('button', { name: 'Undo' }))
  await undoing.findByRole('button', { name: 'Close' })
  expect(await venueOf('ca', ball)).toEqual([lost.ca])
  expect(await venueOf('es', concert)).toEqual([lost.es])
  for (const language of ['ca', 'es'] as const)
    expect(await statusOf(language, lost[language])).toBe('publish')
  expect(await versionsSaid()).toEqual(expect.arrayContaining([kept, lost]))
})

test('of more than two, what is something else is left out, never the one that stays', async () => {
  const [phone, address, status] = ['938000000', 'Carrer Major, 3', 'publish']
  const names = ['Teatre Vell', 'Teatre Vell Municipal', 'Teatre Vell Municipal Annex'] as const
  // The second is alike to the first by its telephone, the third to the second by its address.
  const first = await make('ca', 'venues', { venue: names[0], phone, status })
  const second = await make('ca', 'venues', { venue: names[1], phone, address, status })
  const third = await make('ca', 'venues', { venue: names[2], address, status })
  const there = await eventAt('ca', 'Ball', third)
  const { user } = await openApp(world, '/ca/hygiene', editor, 'en')
  const { dialog, begin } = await openDialog(user)
  const tick = (name: string) => dialog.getByRole('checkbox', { name: `Include “${name}”` })
  await dialog.findByText(/1 event moves from/)
  expect(tick(names[0])).toBeDisabled()
  for (const name of names) expect(tick(name)).toBeChecked()
  expect(tick(names[1])).toHaveAccessibleDescription(/Carrer Major, 3/)
  await user.click(tick(names[1]))
  await user.click(tick(names[2]))
  expect(dialog.getByText(/^Select at least two/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled()
  const [, radio] = dialog.getAllByRole('radio')
  if (radio) await user.click(radio)
  expect(tick(names[1])).toBeChecked()
  expect(tick(names[1])).toBeDisabled()
  expect(dialog.queryByText(/^Select at least two/)).not.toBeInTheDocument()
  await dialog.findByText(/^“Teatre Vell” has no events/)
  await begin()
  await dialog.findByRole('button', { name: /^Undo/ })
  expect(await statusOf('ca', first)).toBe('trash')
  for (const id of [second, third]) expect(await statusOf('ca', id)).toBe('publish')
  expect(await venueOf('ca', there)).toEqual([third])
})
