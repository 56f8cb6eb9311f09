import { addDays, todayIn } from '../time/wallTime.ts'
import { keepPair } from '../features/translations/near/useKeepPair.ts'
import { editor, openApp, pageMode, worldOfEach } from './appBed.tsx'
import { said, screen, waitFor, within } from '../testSaid.ts'

const today = todayIn('Europe/Madrid')
const onDay = (away: number) => {
  const day = addDays(today, away)
  return { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }
}

const world = worldOfEach(pageMode)

const make = async (values: object, language = 'ca') =>
  await world.makeIn(language, 'events', { ...onDay(3), ...values })
const inPart = async (name: string) => within(await screen.findByRole('region', { name }))

test('what people see of an event is told with every reason, each with its remedy and the way back', async () => {
  const category = await world.make('categories', { name: 'Dansa' })
  const id = await make({
    title: 'Fira',
    status: 'draft',
    hide_from_listings: true,
    categories: [category],
    ...onDay(-4),
  })
  const es = await make({ title: 'Feria', status: 'publish' }, 'es')
  await keepPair(world.service(), { collection: 'events', versions: { ca: id, es } })
  const { user } = await openApp(world, `/ca/events/${id}/visibility`, editor, 'en')
  await screen.findByRole('heading', { name: 'Visibility of “Fira”', level: 1 })
  const ca = await inPart('Català')
  ca.getByText('Visitors can’t see it.')
  ca.getByText('It’s a draft.')
  ca.getByText('It’s hidden from listings.')
  ca.getByText(/^Over since/)
  ca.getByText(said(/its category “Dansa” until it has a published event/))
  const spanish = await inPart('Español')
  await spanish.findByText(/^Visible to everyone\./)
  expect(spanish.getByRole('link', { name: 'See it on the website' })).toBeInTheDocument()
  const english = await inPart('English')
  await english.findByText(/^No English version/)

  await user.click(ca.getByRole('button', { name: 'Publish “Fira” now' }))
  await screen.findByText(said('“Fira” is published.'))
  await waitFor(() => expect(ca.queryByText('It’s a draft.')).toBeNull())
  await ca.findByText('It’s hidden from listings.')
  expect(await world.ask('GET', `events/${id}`)).toMatchObject({
    status: 'publish',
    hide_from_listings: true,
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(said('“Fira” is as it was before.'))
  await ca.findByText('It’s a draft.')

  const path = `events/${id}`
  const fields = { website: 'https://b.test/' }
  await world.meddle('after POST', path, fields)
  await user.click(ca.getByRole('button', { name: 'Publish “Fira” now' }))
  await screen.findByText(said(/“Fira” was saved, but the site changed: Website/))
  await user.click(screen.getByRole('button', { name: 'Reapply…' }))
  const list = within(await screen.findByRole('dialog', { name: 'Fira' }))
  await user.click(await list.findByRole('button', { name: 'Reapply: Website' }))
  await screen.findByText(said('“Fira” now has your values.'))
  expect((await world.ask('GET', path)).website).not.toBe(fields.website)
})

test('what people see of an event is asked from the menu of a row, and of many from the bar of the selection', async () => {
  await make({ title: 'Fira', status: 'publish' })
  await make({ title: 'Mercat', status: 'pending' })
  const { user, place, back } = await openApp(world, '/ca/events', editor, 'en')
  await user.click(await screen.findByRole('button', { name: /Actions.*Mercat/i }))
  await user.click(await screen.findByRole('menuitem', { name: 'Check visibility' }))
  await (await inPart('Català')).findByText('It’s pending review.')
  expect(place()).toMatch(/^\/ca\/events\/\d+\/visibility$/)
  back()
  for (const name of [/Fira/, /Mercat/])
    await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(await screen.findByRole('button', { name: 'Change…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Check visibility' }))
  const row = async (name: RegExp) =>
    within(await screen.findByRole('row', { name: new RegExp(name, 'i') }))
  await (await row(/^Fira/)).findByText(/^Visible to everyone\./)
  await (await row(/^Mercat/)).findByText('It’s pending review.')
  expect(screen.getAllByText(/have no confirmed version in this language/)).toHaveLength(2)
})

test('what people see of an event stays unknown where the calendar does not answer, and is told when it does', async () => {
  const id = await make({ title: 'Fira', status: 'publish' })
  await world.fail([{ kind: 'status', code: 500, method: 'GET' }])
  const { user } = await openApp(world, `/ca/events/${id}/visibility`, editor, 'en')
  const ca = await inPart('Català')
  await ca.findByText('We couldn’t check whether visitors can see it.')
  await world.fail([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await ca.findByText(/^Visible to everyone\./)
})
