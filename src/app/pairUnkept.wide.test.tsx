import { screen, waitFor, within } from '@testing-library/react'
import { toast } from '../ui/toast/toast.ts'
import { editor, openApp, pageMode, worldOfEach } from './appBed.tsx'
import { makeOthers } from './testOthers.ts'

const world = worldOfEach(pageMode)
afterEach(() => toast.clear())

/** A device without room for what is said of pairs. */
function fillDevice() {
  const real = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(
    this: IDBObjectStore,
    ...entry
  ) {
    if (this.name === 'pairs') throw new DOMException('full', 'QuotaExceededError')
    return real.apply(this, entry)
  })
}

const times = { start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }
const told = () => screen.findByText(/links couldn’t be stored/)

test('a pair that finds no room is told of where a version is confirmed, and one goes on to it', async () => {
  const one = await world.makeIn('ca', 'events', { title: 'Concert', slug: 'concert', ...times })
  const other = await world.makeIn('es', 'events', { title: 'Velada', slug: 'velada', ...times })
  fillDevice()
  const app = await openApp(world, `/es/translations/of/ca/events/${one}`, editor, 'en')
  await app.user.click(await screen.findByRole('button', { name: /^This is its version: Velada/ }))
  await screen.findByRole('heading', { level: 1, name: 'Velada' })
  expect(app.place()).toBe(`/es/events/${other}`)
  expect(await told()).toBeVisible()
})

test('a pair that finds no room is told of where a version is made, and it is there', async () => {
  const one = await world.makeIn('ca', 'tags', { name: 'Jazz' })
  fillDevice()
  const app = await openApp(world, `/es/translations/of/ca/tags/${one}`, editor, 'en')
  await app.user.click(await screen.findByRole('button', { name: /^Create .* Spanish/ }))
  await waitFor(() => expect(app.place()).toMatch(/^\/es\/tags\/\d+$/))
  expect(await told()).toBeVisible()
})

test('a pair that finds no room is told of where facts are carried to a version that nobody had confirmed, and they are written', async () => {
  await makeOthers(world)
  const facts = { ...times, slug: 'concert', cost: '12' }
  const ca = await world.makeIn('ca', 'events', { title: 'Concert', ...facts })
  const es = await world.makeIn('es', 'events', { title: 'Concierto', ...facts })
  const { user } = await openApp(world, `/ca/events/${ca}`, editor, 'en')
  const box = await screen.findByRole('textbox', { name: /^Price/ })
  await user.clear(box)
  await user.type(box, '15')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  fillDevice()
  await user.click(await screen.findByRole('button', { name: 'Copy to them…' }))
  const asked = within(await screen.findByRole('dialog', { name: /Copy details/ }))
  await user.click(asked.getByRole('button', { name: 'Change 1' }))
  await asked.findByText('Done: 1 saved.')
  expect(await told()).toBeVisible()
  expect(String((await world.askIn('es', 'GET', `events/${es}`)).cost)).toContain('15')
})
