import { editor, openApp, worldOfEach } from '../../../app/appBed.tsx'
import { said, screen, waitFor } from '../../../testSaid.ts'
import { keepPair } from '../../translations/near/useKeepPair.ts'

const dates = { start_date: '2027-03-12 20:00:00', end_date: '2027-03-12 22:00:00' }

const world = worldOfEach('live')
let id: number
beforeEach(async () => {
  id = await make('en', { title: 'Walk', ...dates })
})

async function make(language: string, fields: object): Promise<number> {
  const made = await world.askIn(language, 'POST', 'events', { status: 'publish', ...fields })
  return Number(made.id)
}

/** Moves the event a day on with the keys. */
async function moving() {
  const { user } = await openApp(world, '/en/calendar?view=agenda&date=2027-03', editor)
  const link = await screen.findByRole('link', { name: /Walk/ }, { timeout: 30_000 })
  // The month is never read again from here on.
  await world.fail([{ kind: 'status', code: 500, method: 'GET', pattern: '^events/?$' }])
  link.focus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await isOn('Saturday 13 March')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Walk'))
  await user.keyboard('{Enter}')
  await screen.findByText(said(/“Walk” was moved: Sat/))
  return user
}

const isOn = (day: string) =>
  waitFor(() => {
    const section = screen.queryByRole('heading', { name: day })?.parentElement
    expect(section?.textContent ?? '').toContain('Walk')
  })

const stored = () => world.askIn('en', 'GET', `events/${id}`)

test('what was moved back stands where it was, although the month cannot be read again', async () => {
  const user = await moving()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(said(/“Walk” is back where it was: Fri/))
  expect(await stored()).toMatchObject(dates)
  await isOn('Friday 12 March')
})

test('what could not be moved back stays where it was moved to', async () => {
  const user = await moving()
  await world.fail([{ kind: 'dropped', pattern: '^events' }])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const wait = { name: 'Send when back online' }
  await screen.findByRole('button', wait, { timeout: 30_000 })
  await isOn('Saturday 13 March')
})

test('what could not be taken back without a network is offered once more', async () => {
  const es = await make('es', { title: 'Paseo', ...dates })
  await keepPair(world.service(), { collection: 'events', versions: { en: id, es } })
  const user = await moving()
  await screen.findByText(said(/Spanish, moved/))
  await world.fail([{ kind: 'dropped', path: `events/${es}` }])
  await user.click(screen.getByRole('button', { name: 'Undo all' }))
  await screen.findByText(said(/English, back where it was; Spanish, not saved/), undefined, {
    timeout: 30_000,
  })
  await world.fail([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(said(/Spanish, back where it was/), undefined, { timeout: 30_000 })
  expect(await world.askIn('es', 'GET', `events/${es}`)).toMatchObject(dates)
})
