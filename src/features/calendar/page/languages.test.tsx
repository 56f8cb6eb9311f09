import { editor, openApp, pageMode, worldOfEach } from '../../../app/appBed.tsx'
import { eventOf } from '../../../resources/events/events.ts'
import { forgetHidden, rememberHidden } from '../../../resources/events/hiddenEvents.ts'
import { languageOf } from '../../../api/language.ts'
import { act, said, screen, waitFor, within } from '../../../testSaid.ts'
import { keepPair } from '../../translations/near/useKeepPair.ts'

const times = { start_date: '2027-03-02 10:00:00', end_date: '2027-03-02 12:00:00' }
const month = '/en/calendar?view=agenda&date=2027-03&languages=es'

const world = worldOfEach(pageMode)

async function make(language: string, path: string, fields: object): Promise<number> {
  const { id } = await world.askIn(language, 'POST', path, { status: 'publish', ...fields })
  return Number(id)
}

test('versions are drawn once, filtered by the versions of a venue, and get a status of their own', async () => {
  const venues = {
    en: await make('en', 'venues', { venue: 'Hall' }),
    es: await make('es', 'venues', { venue: 'Sala' }),
  }
  const venueOf = (id: number) => ({ venue: pageMode === 'interface' ? [id] : id })
  const en = await make('en', 'events', { title: 'Fair', ...times, ...venueOf(venues.en) })
  const es = await make('es', 'events', { title: 'Feria', ...times, ...venueOf(venues.es) })
  const { user } = await openApp(world, `${month}&venue=${venues.en}`, editor)
  await screen.findByRole('link', { name: /Fair/ })
  const unsure = 'The filters (Venues) may leave out events in Spanish.'
  await screen.findByText(unsure)
  expect(screen.queryByRole('link', { name: /Feria/ })).toBeNull()
  await act(() => keepPair(world.service(), { collection: 'venues', versions: venues }))
  await screen.findByRole('link', { name: /Feria/ })
  await waitFor(() => expect(screen.queryByText(unsure)).toBeNull())

  await act(() => keepPair(world.service(), { collection: 'events', versions: { en, es } }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Feria/ })).toBeNull())
  await user.click(screen.getByRole('link', { name: /Fair/ }))
  const card = within(await screen.findByRole('dialog', { name: 'Fair' }))
  card.getByText('Only the version in English:')
  await user.click(card.getByRole('button', { name: 'Make draft' }))
  await screen.findByText(said('“Fair (English)” is now: draft.'))
  expect(await world.askIn('es', 'GET', `events/${es}`)).toMatchObject({ status: 'publish' })
  await user.click(
    await screen.findByRole('link', { name: /Tuesday, 2 March 2027.*EN Draft, ES Published/ }),
  )
  const after = within(await screen.findByRole('dialog', { name: 'Fair' }))
  expect(after.getByText('Published')).toBeTruthy()
  expect(after.getByText('Draft')).toBeTruthy()
})

test('hidden events that this browser knows of are drawn in each language, and compared, unless a filter is in force', async () => {
  await make('en', 'events', { title: 'Fair', ...times })
  await make('en', 'events', { title: 'Vigil', ...times, ...on('2027-03-31') })
  const { go } = await openApp(world, month, editor)
  const overlaps = () => screen.queryByRole('button', { name: /^Overlaps/ })
  await screen.findByRole('link', { name: /Fair/ })
  hide('es', 'Secreto', '2027-03-09')
  const secret = await screen.findByRole('link', { name: /Secreto/ })
  expect(secret.textContent).toContain('hidden from listings')
  expect(secret.querySelector('svg.calendar-hidden')).not.toBeNull()
  // Beyond the weeks of the month it is compared only.
  await waitFor(() => expect(overlaps()).toBeNull())
  const forget = hide('en', 'Vigil!', '2027-04-05')
  await waitFor(() => expect(overlaps()).toHaveAccessibleName('Overlaps: 1'))
  forget()
  await waitFor(() => expect(overlaps()).toBeNull())
  go(`${month}&search=Fair`)
  await screen.findByText('Hidden events not shown here: 1')
  expect(screen.queryByRole('link', { name: /Secreto/ })).toBeNull()
})

const on = (day: string) => ({ start_date: `${day} 10:00:00`, end_date: `${day} 11:00:00` })

/** @returns forgets it again */
function hide(code: string, title: string, day: string): () => void {
  const service = world.service()
  const language = languageOf(service.configuration, code)
  if (!language) throw new Error(code)
  const fields = { id: 99_000 + title.length, title, status: 'publish', hide_from_listings: true }
  act(() => rememberHidden(service.in(language), eventOf({ ...fields, ...on(day) })))
  return () => act(() => forgetHidden(service.in(language), fields.id))
}
