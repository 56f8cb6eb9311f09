import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageJournal } from '../../collection/journal.ts'
import { addDueLook, dueLooks } from '../../collection/laterLook/dueLooks.ts'
import { ownerOf } from '../../collection/owner.ts'
import { safeDeletion } from '../../collection/safeDeletion.ts'
import { safeUpdate } from '../../collection/safeWriter.ts'
import { created } from '../../collection/testSave.ts'
import { forget } from '../../device/kept.ts'
import { events } from '../../events/events.ts'
import { writables } from '../../records/records.ts'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

const span = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }
const before = { ...span, title: 'Fira', status: 'publish', website: 'https://a.test/' }
const mine = { website: 'https://b.test/' }

let world: World
beforeEach(async () => {
  localStorage.clear()
  await forget('history', 'all')
  world = await openWorld({ mode: pageModes[0] ?? 'live' })
})

/** Saves the address of an event. */
async function saved(): Promise<string> {
  const service = world.service()
  const { record: opened } = await created(service, events, before)
  const path = `events/${opened.id}`
  const writing = { service, collection: events, journal: pageJournal }
  await safeUpdate(writing, { path, opened, changes: mine })
  return path
}

/** A colleague gives it a password, just before it is read next. */
const protect = (path: string) =>
  world.fail([
    {
      kind: 'colleague',
      when: 'before',
      method: 'GET',
      path,
      times: 1,
      fields: { password: 'sesam' },
    },
  ])
const website = async (path: string) => (await world.ask('GET', `${path}?password=sesam`)).website

test('a write to an event with a password is taken back with it', async () => {
  const path = await saved()
  const { user } = await openApp(world, '/ca/history', editor, 'en')
  await user.click(await screen.findByRole('button', { name: 'Undo: Fira' }))
  const dialog = within(await screen.findByRole('dialog'))
  await protect(path)
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  await dialog.findByText(said(/^Fira: This event is protected by a password/))
  const box = dialog.getByLabelText('Password of the event')
  await user.type(box, 'wrong{Enter}')
  await dialog.findByText('This is not the password of the event.')
  await user.clear(box)
  await user.type(box, 'sesam{Enter}')
  await dialog.findByText(said(/as it was before\./))
  expect(await website(path)).toBe(before.website)
})

test('what waits of an undo asks for the password when it is sent', async () => {
  const path = await saved()
  const { user, go } = await openApp(world, '/ca/history', editor, 'en')
  await user.click(await screen.findByRole('button', { name: 'Undo: Fira' }))
  const dialog = within(await screen.findByRole('dialog'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await world.fail([{ kind: 'dropped' }])
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  await user.click(await dialog.findByRole('button', { name: 'Send it when the network is back' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  go('/ca/queue')
  const send = await screen.findByRole('button', { name: 'Send now' })
  await protect(path)
  vi.restoreAllMocks()
  await user.click(send)
  await user.type(await screen.findByLabelText('Password of the event'), 'sesam{Enter}')
  await waitFor(async () => expect(await website(path)).toBe(before.website))
})

test.each(['before', 'since'] as const)(
  'what a category loses with an event protected %s is linked to it again with the password',
  async (when) => {
    const service = world.service()
    const { record } = await created(service, writables.categories, { name: 'Teatre' })
    const values = { ...before, categories: [record.id] }
    const path = `events/${(await created(service, events, values)).record.id}`
    if (when === 'before') {
      await protect(path)
      await website(path)
    }
    const writing = { service, collection: writables.categories, journal: pageJournal }
    await safeDeletion(writing, { path: `categories/${record.id}`, id: record.id })
    const { user } = await openApp(world, '/ca/history', editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Undo: Teatre' }))
    const dialog = within(await screen.findByRole('dialog'))
    if (when === 'since') await protect(path)
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    const box = await dialog.findByLabelText('Password of the event')
    await user.type(box, 'wrong{Enter}')
    await dialog.findByText('This is not the password of the event.')
    await user.clear(box)
    await user.type(box, 'sesam{Enter}')
    await dialog.findByText(said(/^1 record is linked to it again\./))
    expect(await world.ask('GET', `${path}?password=sesam`)).toMatchObject({
      title: before.title,
      categories: [{ name: 'Teatre' }],
    })
  },
)

test('the news of what somebody wrote over it says that it has a password by now', async () => {
  const path = await saved()
  const owner = ownerOf(world.service())
  await vi.waitFor(() => expect(dueLooks(owner)).toHaveLength(1))
  const theirs = { ...before, website: 'https://c.test/' }
  await world.ask('POST', path, theirs)
  const [look] = dueLooks(owner)
  const { user } = await openApp(world, '/ca/events', editor, 'en')
  if (look) addDueLook({ ...look, at: new Date(Date.now() - 60_000).toISOString() })
  await screen.findByText(said(/^Soon after you saved “Fira”/), undefined, { timeout: 30_000 })
  await protect(path)
  await user.click(screen.getByRole('button', { name: 'Put back' }))
  await screen.findByText(said(/^“Fira” was not put back: by now it has a password/))
  await user.click(screen.getByRole('button', { name: 'See it in the history' }))
  await user.click(await screen.findByRole('button', { name: 'Put back: Fira' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Put back' }))
  await user.type(await dialog.findByLabelText('Password of the event'), 'sesam{Enter}')
  await waitFor(async () => expect(await website(path)).toBe(mine.website))
})
