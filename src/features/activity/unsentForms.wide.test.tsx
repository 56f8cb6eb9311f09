import { editor, openApp, pageMode, worldOfEach } from '../../app/appBed.tsx'
import { storedCount } from '../../platform/storedCounts.ts'
import { cleanup, said, screen, waitFor, within } from '../../testSaid.ts'
import { findNetwork, loseNetwork, waiting } from './send/queueBed.ts'

const world = worldOfEach(pageMode)
let path: string
beforeEach(async () => {
  path = `venues/${String((await world.ask('POST', 'venues', { venue: 'Sala', city: 'Vic' })).id)}`
})

const drafts = (count: number) =>
  waitFor(async () => expect(await storedCount('drafts')).toBe(count))
const queued = () => waiting(world.service())
const left = () => screen.findByRole('region', { name: /You left this unsaved/ })
const item = (name: string) => screen.findByRole('listitem', { name })
const later = 'Send when back online'

async function open(place: string) {
  const { user, go } = await openApp(world, `/ca/${place}`, editor, 'en')
  return {
    go,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    put: async (name: string, text: string) => {
      const box = await screen.findByRole('textbox', { name })
      await user.clear(box)
      await user.click(box)
      await user.paste(text)
    },
  }
}

async function leftWaiting() {
  const form = await open(path)
  await form.put('Town', 'Olot')
  await drafts(1)
  await loseNetwork(world)
  await form.press('Update')
  await form.press(later)
  await waitFor(async () => expect(await queued()).toHaveLength(1))
  return form
}

async function sent() {
  cleanup()
  await findNetwork(world)
  await (await open('activity?show=unsent')).press('Send now')
  await waitFor(async () => expect(await queued()).toEqual([]))
  expect(await world.ask('GET', path)).toMatchObject({ city: 'Olot' })
  cleanup()
}

test('nothing is left unsaved of a form whose text the queue has sent', async () => {
  await leftWaiting()
  expect(await storedCount('drafts')).toBe(1)
  await sent()
  await drafts(0)
})

test('what was typed after that is still there when the queue has sent the rest', async () => {
  const { put } = await leftWaiting()
  await put('Phone', '938 000 000')
  await sent()
  await open(path)
  expect(await left()).toHaveTextContent('938 000 000')
})

test('what a reading shows to be saved is no draft any more; what differs from it stays', async () => {
  await (await open(path)).put('Town', 'Olot')
  await drafts(1)
  cleanup()
  await world.ask('POST', path, { venue: 'Sala', city: 'Berga' })
  await open(path)
  await left()
  expect(await storedCount('drafts')).toBe(1)
  cleanup()
  await world.ask('POST', path, { venue: 'Sala', city: 'Olot' })
  await open(path)
  await drafts(0)
})

test.each(['changed', 'new'])('what is typed after a save waits too: %s', async (kind) => {
  const isNew = kind === 'new'
  const { put, press } = await open(isNew ? 'venues/new' : path)
  await put('Name', 'Sala')
  await put('Town', 'Olot')
  await loseNetwork(world)
  await press(isNew ? 'Save draft' : 'Update')
  await screen.findByRole('button', { name: later })
  await put('Town', 'Olot vell')
  await put('Phone', '938 000 000')
  await press(later)
  const changes = { city: 'Olot vell', phone: '938 000 000' }
  await waitFor(async () => expect(await queued()).toMatchObject([{ changes }]))
})

test('a new record that waited and is refused is corrected in its form, with all that was typed there', async () => {
  const { put, press } = await open('venues/new')
  await put('Name', 'Hall')
  await put('Town', 'Manlleu')
  await loseNetwork(world)
  await press('Publish')
  await press(later)
  const waits = await item('Hall')
  await drafts(0)
  await findNetwork(world)
  await world.fail([{ kind: 'status', code: 403, method: 'POST' }])
  await press('Send now')
  await screen.findByText('One change wasn’t sent. It needs your decision.')
  expect(waits).toHaveTextContent('Your account may not do this. Your text is kept here.')
  await press('Open in its form: Hall')

  const name = await screen.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(name).toHaveValue('Hall'))
  expect(screen.getByRole('textbox', { name: 'Town' })).toHaveValue('Manlleu')
  expect(await queued()).toEqual([])
  await world.fail([])
  await put('Name', 'Hall of the town')
  await press('Publish')
  const venues = [{ venue: 'Hall of the town', city: 'Manlleu' }]
  await waitFor(async () =>
    expect(await world.ask('GET', 'venues?search=Hall')).toMatchObject({ total: 1, venues }),
  )
})

test('on a full device: a save stays in its form, and nothing is sent or lost unsaid', async () => {
  const { go, put, press } = await open(path)
  await put('Name', 'Great hall')
  await loseNetwork(world)
  await press('Update')
  await screen.findByRole('button', { name: later })
  const fill = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
  const full = fill()
  await press(later)
  expect(await screen.findByText(/^This device has no room to keep it\./)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Great hall')
  full.mockRestore()
  await press(later)
  // Until it is kept, leaving asks what is to become of it.
  expect(await screen.findByText(/^One unsent change to this record/)).toBeVisible()

  go('/ca/activity?show=unsent')
  await item('Great hall')
  await findNetwork(world)
  fill()
  await press('Send now')
  expect(await screen.findByText(/^Nothing was sent because/)).toBeVisible()
  await press('Remove: Great hall')
  await press('Return to queue')
  await screen.findByText(said(/^“Great hall” isn’t back in the queue/))
  vi.restoreAllMocks()
  await press('Return to queue')
  await item('Great hall')
  await press('Send now')
  await waitFor(async () => expect((await world.ask('GET', path)).venue).toBe('Great hall'))
})

test('a deletion asked for in its dialog, which asks again for what was changed since', async () => {
  await world.ask('POST', path, { venue: 'Hall', status: 'publish' })
  const { go, press } = await open(path)
  await press('Move to the trash…')
  const dialog = within(await screen.findByRole('alertdialog'))
  const remove = dialog.getByRole('button', { name: 'Move to the trash' })
  await waitFor(() => expect(remove).toBeEnabled())
  await loseNetwork(world)
  remove.click()
  await press(later)
  expect(await screen.findByText(/^One unsent change to this record/)).toBeVisible()
  go('/ca/activity?show=unsent')
  await item('Hall')
  await findNetwork(world)
  await world.ask('POST', path, { venue: 'Hall', city: 'Olot', status: 'publish' })
  await press('Send now')
  await waitFor(async () =>
    expect(await item('Hall')).toHaveTextContent(/someone has changed: Town\. Nothing was del/),
  )
  expect(await world.ask('GET', path)).toMatchObject({ status: 'publish' })
  await press('Delete anyway: Hall')
  expect(await screen.findByText(said(/“Hall” is in the trash\./))).toBeVisible()
  expect(await world.ask('GET', path)).toMatchObject({ status: 'trash' })
})

test('what was to come back from the trash', async () => {
  await world.ask('DELETE', path)
  const { go, press } = await open('trash?of=venues')
  const restore = await screen.findByRole('button', { name: 'Restore “Sala”' })
  await loseNetwork(world)
  restore.click()
  await press(later)
  go('/ca/activity?show=unsent')
  expect(await item('Sala')).toHaveTextContent('Status: “In the trash” → “Draft”')
  await findNetwork(world)
  await press('Send now')
  await waitFor(async () => expect((await world.ask('GET', path)).status).toBe('draft'))
})
