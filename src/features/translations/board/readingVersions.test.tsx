import { refused } from '../../../api/testSite.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { editor, openApp, worldOfEach, answering } from '../../../app/appBed.tsx'
import { addDays, todayIn } from '../../../time/wallTime.ts'
import { keepPair } from '../near/useKeepPair.ts'

const world = worldOfEach('live')
async function make(language: string, title: string, days: number, more: object = {}) {
  const day = addDays(todayIn('Europe/Madrid'), days)
  const times = { start_date: `${day} 18:00:00`, end_date: `${day} 20:00:00`, status: 'publish' }
  return await world.makeIn(language, 'events', { title, ...times, ...more })
}
const cellsOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title })
  return within(link.closest('tr') ?? document.body).getAllByRole('cell')
}
const shows = (title: string, text: RegExp | string) =>
  waitFor(async () => expect((await cellsOf(title))[3]).toHaveTextContent(text))

test('the listings of all languages are read with progress, stopped and gone on with; one that fails is asked again', async () => {
  const slug = 'fira'
  await make('ca', 'Fira', 5, { slug })
  await make('es', 'Feria', 5, { slug })
  // What is found at a day that is gone may be the version.
  await make('ca', 'Excursió', 9, { slug: 'excursio' })
  await make('es', 'Excursión', -40, { slug: 'excursio' })
  const spanish = { method: 'GET', path: 'events', language: 'es' }
  await world.fail([{ kind: 'latency', ms: 60_000, ...spanish }])
  const { user } = await openApp(world, '/ca/translations', editor, 'en')
  const reading = { name: 'Reading the listings of every language' }
  const bar = await screen.findByRole('progressbar', reading)
  // One page of each language, all but that in Spanish.
  await screen.findByText('2 of 3 pages')
  expect(bar).toHaveAttribute('aria-valuenow', '67')
  await world.fail([{ kind: 'status', code: 500, ...spanish }])
  await user.click(screen.getByRole('button', { name: 'Stop reading' }))
  await shows('Fira', 'Not read')
  await screen.findByText('Not read: Español.')
  await user.click(screen.getByRole('button', { name: 'Go on reading' }))
  const note = await screen.findByText('Español couldn’t be read')
  expect((await cellsOf('Fira'))[3]).toHaveTextContent('Not read')
  await world.fail([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await shows('Fira', 'Feria')
  await shows('Excursió', /^Possible match/)
  expect(note).not.toBeInTheDocument()
  expect(screen.queryByText('Not read')).toBeNull()
})

/** Refuses events that are named by their numbers, until it is told to let them go. */
function refuseNamed() {
  let isRefused = true
  answering(({ url }, _, go) =>
    isRefused && url.search.includes('include') ? refused(500, 'broken') : go(),
  )
  return () => void (isRefused = false)
}

test('a confirmed version that no listing shows is asked for by its number, a few at a time; it is missing only where it is gone', async () => {
  const pairWith = (ca: number, es: number) =>
    keepPair(world.service(editor), { collection: 'events', versions: { ca, es } })
  await pairWith(await make('ca', 'Aplec', 30), await make('es', 'Otro aplec', -353))
  const [race, trashed] = [await make('ca', 'Cursa', 31), await make('es', 'Carrera', -350)]
  await pairWith(race, trashed)
  await world.askIn('es', 'DELETE', `events/${trashed}`)
  const hidden = { hide_from_listings: true, status: 'draft' }
  await pairWith(await make('ca', 'Assaig', 32), await make('es', 'Ensayo', 32, hidden))
  // With the hidden one and the one in the trash, two more than are asked for at a time.
  for (let at = 1; at <= 20; at += 1)
    await pairWith(await make('ca', `Ball ${at}`, 20), 900_000 + at)

  const letGo = refuseNamed()
  const { user, go } = await openApp(world, '/ca/translations', editor, 'en')
  const unread = 'Español: some records couldn’t be read and aren’t shown.'
  await screen.findByText(unread)
  letGo()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await shows('Aplec', /Differs: start/)
  expect(screen.queryByText(/some records couldn’t be read/)).toBeNull()
  await shows('Assaig', /Draft.*hidden from listings/)
  await shows('Cursa', 'Missing')
  await shows('Ball 1', 'Missing')
  expect((await cellsOf('Ball 20'))[3]).toHaveTextContent('Not read')
  const note = 'Confirmed versions in Spanish that no listing shows and weren’t checked: 2'
  await screen.findByText(note)
  await user.click(screen.getByRole('button', { name: 'Ask for more of them' }))
  await shows('Ball 20', 'Missing')
  expect(screen.queryByText(note)).toBeNull()

  go('/ca/translations/drift')
  const name = 'Events whose versions differ'
  const list = await screen.findByRole('list', { name })
  expect(list).toHaveTextContent(/Aplec.*Start.*Catalan.*Spanish/)
  expect(screen.queryByRole('link', { name: 'Cursa' })).toBeNull()
})
