import { editor, openApp, makeWorld, pageMode, type TestWorld } from '../../../app/appBed.tsx'
import { pageJournal } from '../../../core/write/journal.ts'
import { idPath } from '../../../core/resource/recordPath.ts'
import { safeDeletion } from '../../../core/write/safeDeletion.ts'
import { safeUpdate } from '../../../core/write/safeWriter.ts'
import { created } from '../../../core/write/testSave.ts'
import { freshRecord } from '../../../core/write/writing.ts'
import { events, type EventUpdate } from '../../../resources/events/events.ts'
import { writables } from '../../../resources/records.ts'
import { demoAccount } from '../../../api/testSite.ts'
import { said, screen, waitFor, within } from '../../../testSaid.ts'

const at = (hour: string) => `2027-03-01 ${hour}:00:00`
const span = { start_date: at('10'), end_date: at('12') }
const before = { ...span, title: 'Fira', status: 'publish', website: 'https://a.test/' }
const mine = { website: 'https://b.test/' }

let world: TestWorld
beforeEach(async () => {
  world = await makeWorld(pageMode)
})

/** Saves a change of an event. */
async function saved(changes: EventUpdate = mine): Promise<string> {
  const service = world.service()
  const { record: opened } = await created(service, events, before)
  const path = `events/${opened.id}`
  await safeUpdate({ service, collection: events, journal: pageJournal }, { path, opened, changes })
  return path
}

/** Makes a category with such events, and deletes it once this is done with them. */
async function deleted(titles: readonly string[], meanwhile: (path: string) => Promise<unknown>) {
  const service = world.service()
  const { record } = await created(service, writables.categories, { name: 'Teatre' })
  let path = ''
  for (const title of titles) {
    const made = await created(service, events, { ...before, title, categories: [record.id] })
    path = `events/${made.record.id}`
  }
  await meanwhile(path)
  const writing = { service, collection: writables.categories, journal: pageJournal }
  await safeDeletion(writing, { path: `categories/${record.id}`, id: record.id })
  return path
}

async function undoing(name: string) {
  const { user, go } = await openApp(world, '/ca/activity', editor, 'en')
  await user.click(await screen.findByRole('button', { name: `Undo: ${name}` }))
  const dialog = within(await screen.findByRole('dialog'))
  return { user, go, dialog, undo: () => user.click(dialog.getByRole('button', { name: 'Undo' })) }
}

/** A colleague writes just before it is read next, or just after the next write. */
const colleague = (path: string, when: 'before' | 'after', fields: object) =>
  world.fail([
    { kind: 'colleague', when, method: when === 'before' ? 'GET' : 'POST', path, times: 1, fields },
  ])
const protect = (path: string) => colleague(path, 'before', { password: 'sesam' })
const now = (path: string) => world.ask('GET', `${path}?password=sesam`)
const password = 'Password of the event'
const isBack = (path: string) =>
  waitFor(async () => expect((await now(path)).website).toBe(before.website))

test('a write to an event with a password is taken back with it', async () => {
  const path = await saved()
  const { user, dialog, undo } = await undoing('Fira')
  await protect(path)
  await undo()
  await dialog.findByText(said(/^Fira: This event is protected by a password/))
  const box = dialog.getByLabelText(password)
  await user.type(box, 'wrong{Enter}')
  await dialog.findByText('Wrong password.')
  await user.clear(box)
  await user.type(box, 'sesam{Enter}')
  await dialog.findByText(said(/as it was before\./))
  await isBack(path)
})

test('what waits of an undo asks for the password when it is sent', async () => {
  const path = await saved()
  const { user, go, dialog, undo } = await undoing('Fira')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await world.fail([{ kind: 'dropped' }])
  await undo()
  await user.click(await dialog.findByRole('button', { name: 'Send when back online' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo: Fira' })).toBeNull())
  go('/ca/activity?show=unsent')
  const send = await screen.findByRole('button', { name: 'Send now' })
  await protect(path)
  vi.restoreAllMocks()
  await user.click(send)
  await user.type(await screen.findByLabelText(password), 'sesam{Enter}')
  await isBack(path)
})

test.each(['before', 'since'] as const)(
  'protected %s, it is linked again, and no password is asked for',
  async (when) => {
    const path = await deleted(['Fira'], async (event) => {
      if (when === 'since') return
      await protect(event)
      await now(event)
    })
    const { dialog, undo } = await undoing('Teatre')
    if (when === 'since') await protect(path)
    await undo()
    await dialog.findByText(said(/^1 record is linked to it again\./))
    await dialog.findByText(said(/^Teatre: created again, with ID \d+\./))
    expect(dialog.queryByLabelText(password)).toBeNull()
    const categories = [{ name: 'Teatre' }]
    expect(await now(path)).toMatchObject({ title: before.title, categories })
  },
)

test('a link that the network did not get through is open, and tried again', async () => {
  const path = await deleted(['Fira', 'Gala'], async (event) => {
    await protect(event)
    await now(event)
  })
  await world.fail([{ kind: 'dropped', method: 'POST', path }])
  const { user, dialog, undo } = await undoing('Teatre')
  await undo()
  await dialog.findByText(said(/^1 record is linked to it again\./))
  expect(dialog.getByText('Undone: 1 saved with a difference.')).toBeVisible()
  await dialog.findByText(said(/^Gala: The site didn’t answer/))
  await world.fail([])
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByText(said(/^2 records are linked to it again\./))
  expect(dialog.getByText('Undone: 1 saved.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
  const categories = [{ name: 'Teatre' }]
  await waitFor(async () => expect(await now(path)).toMatchObject({ categories }))
})

test('a start that would lie behind the end that somebody else has given is said to stay', async () => {
  const path = await saved({ start_date: at('08') })
  const theirs = { start_date: at('08'), end_date: at('09') }
  await world.ask('POST', path, { ...before, ...theirs })
  const { dialog, undo } = await undoing('Fira')
  await undo()
  await dialog.findByText(said(/^Start stays .* With .*it would end/))
  expect(dialog.queryByRole('checkbox')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Reapply' })).toBeNull()
  expect(await now(path)).toMatchObject(theirs)
})

test('an undo of what was public is said to take it offline by whoever may not publish', async () => {
  world = await makeWorld('live')
  const { id } = (await created(world.service(), events, before)).record
  const account = demoAccount('contributor')
  const writing = { service: world.service(account), collection: events, journal: pageJournal }
  const path = idPath('events', id)
  const opened = await freshRecord(writing, path)
  await safeUpdate(writing, { path, opened, changes: { title: 'Fira gran' } })
  const { user } = await openApp(world, '/ca/activity', account, 'en')
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/^Your account may not publish/)).toBeVisible()
})
