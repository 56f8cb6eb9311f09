import { keepPair } from '../../features/translations/near/useKeepPair.ts'
import { said, screen, waitFor, within } from '../../testSaid.ts'
import { editor, openApp, worldOfEach } from '../appBed.tsx'

const world = worldOfEach('interface')

async function calendarLanguages() {
  const group = await screen.findByRole('navigation', {
    name: /^(Language of the calendar|Llengua del calendari|Idioma del calendario)$/,
  })
  return within(group)
}

it('goes on with the versions of what the filters name, and without what has none', async () => {
  const made = async (language: string, venue: string) =>
    await world.makeIn(language, 'venues', { venue })
  const [en, ca, alone] = [
    await made('en', 'Church of Saint Peter'),
    await made('ca', 'Església de Sant Pere'),
    await made('en', 'Zzyzx'),
  ]
  await keepPair(world.service(), { collection: 'venues', versions: { en, ca } })
  const path = `/en/events?venue=${en},${alone}&search=jazz`
  const { user, place } = await openApp(world, path, editor)
  await screen.findByRole('heading', { level: 1, name: 'Events' })
  await user.click((await calendarLanguages()).getByRole('link', { name: /Català/ }))
  await waitFor(() => expect(place()).toBe(`/ca/events?venue=${ca}&search=jazz`))
  await screen.findByText(said('Shown without the filter Zzyzx, which isn’t there in Catalan.'))
})

it.each([
  ['a record', '/en/events/12'],
  ['the copies of one', '/en/events/12/duplicate'],
  ['one by its slug', '/en/events/by-slug/fair%20one'],
  ['its versions', '/en/translations/12'],
])('asks from %s for the other version, never for the same number', async (_what, path) => {
  const { user, place } = await openApp(world, path, editor, 'en')
  await screen.findByRole('heading', { level: 1 })
  await user.click((await calendarLanguages()).getByRole('link', { name: /Español/ }))
  await screen.findByRole('heading', { level: 1, name: 'No such record' })
  expect(place()).toBe(`/es/translations/of${path}`)
})

it('stays on the settings, which belong to no language', async () => {
  const { user, place } = await openApp(world, '/settings', editor)
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  await user.click((await calendarLanguages()).getByRole('button', { name: /Català/ }))
  const chosen = (await calendarLanguages()).getByRole('button', { name: /Català/, pressed: true })
  expect(chosen).toBeVisible()
  expect(place()).toBe('/settings')
})

it('says that a language is unknown, with links to those that are', async () => {
  await openApp(world, '/xx/events', editor)
  await screen.findByRole('heading', { level: 1, name: '“xx” isn’t a language of this calendar' })
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'caCatalà',
    'esEspañol',
    'enEnglish',
  ])
})

it('says in words that a page does not exist, and keeps the shell', async () => {
  await openApp(world, '/en/nowhere', editor)
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  expect(screen.getAllByRole('navigation').length).toBeGreaterThan(1)
})
