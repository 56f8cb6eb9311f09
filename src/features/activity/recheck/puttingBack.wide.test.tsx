import { editor, openApp, pageMode, worldOfEach } from '../../../app/appBed.tsx'
import { pageJournal } from '../../../core/write/journal.ts'
import { readOperations, putOperation } from '../../../core/write/operationStore.ts'
import { notifyForms, type Overtaken } from '../../../core/write/ownWrites.ts'
import { recheck } from '../../../core/write/recheck.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { safeUpdate } from '../../../core/write/safeWriter.ts'
import { freshRecord } from '../../../core/write/writing.ts'
import { writables } from '../../../resources/records.ts'
import type { Service } from '../../../api/service.ts'
import { said, screen, waitFor, within } from '../../../testSaid.ts'

const world = worldOfEach(pageMode)
let service: Service
let path: string
beforeEach(async () => {
  service = world.service()
})

/** Saves a description of a tag, over which a colleague puts another one that they had begun with. */
async function overwritten(): Promise<void> {
  path = `tags/${String((await world.ask('POST', 'tags', { name: 'Jazz', description: 'Abans' })).id)}`
  const writing = { service, collection: writables.tags, journal: pageJournal }
  const opened = await freshRecord(writing, path)
  await safeUpdate(writing, { path, opened, changes: { description: 'La meva' } })
  await vi.waitFor(async () => expect(await readOperations(ownerOf(service))).toHaveLength(1))
  await world.ask('POST', path, { name: 'Jazz', description: 'La seva' })
}

/** The news of it are on the page. */
async function newsShown() {
  await overwritten()
  const [saved] = await readOperations(ownerOf(service))
  const { user } = await openApp(world, '/ca/events', editor, 'en')
  if (saved)
    await putOperation({ ...saved, recheckAt: new Date(Date.now() - 60_000).toISOString() })
  await screen.findByText(said(/^After you saved “Jazz”/), undefined, { timeout: 30_000 })
  return user
}

async function found(): Promise<Overtaken> {
  const [one] = await recheck(service, writables, Date.now() + 6000)
  if (!one) throw new Error('nothing found')
  return one
}

const description = async () => (await world.ask('GET', path)).description

test('the history puts back what was saved, and offers it no more', async () => {
  await overwritten()
  await found()
  const { user } = await openApp(world, '/ca/activity', editor, 'en')
  await user.click(await screen.findByRole('button', { name: 'Reapply: Jazz' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Reapply what you saved in “Jazz”?',
  })
  expect(dialog).toHaveTextContent('These fields get back what you had saved: Description.')
  await user.click(within(dialog).getByRole('button', { name: 'Reapply' }))
  await waitFor(async () => expect(await description()).toContain('La meva'))
  await user.click(await within(dialog).findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reapply: Jazz' })).toBeNull())
  expect(screen.getAllByRole('button', { name: 'Undo: Jazz' })).toHaveLength(2)
})

test('what was changed once more since is asked about, and not written over', async () => {
  await overwritten()
  await found()
  await world.ask('POST', path, { name: 'Jazz', description: 'Una altra' })
  const { user } = await openApp(world, '/ca/activity', editor, 'en')
  await user.click(await screen.findByRole('button', { name: 'Reapply: Jazz' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Reapply' }))
  expect(await dialog.findByText(said(/is now “Una altra”\. Restore “La meva”/))).toBeVisible()
  expect(await description()).toContain('Una altra')
})

test('the news of it says that it is back where something else changed with it, and leads to that', async () => {
  const user = await newsShown()
  await world.meddle('after POST', path, { name: 'Blues' })
  await user.click(screen.getByRole('button', { name: 'Reapply' }))
  const ways = await screen.findByRole('button', { name: 'Reapply… “Jazz”' })
  expect(ways.closest('li')).toHaveTextContent('The site saved these differently: Name.')
  expect(await description()).toContain('La meva')
  await user.click(ways)
  await user.click(await screen.findByRole('button', { name: 'Reapply: Name' }))
  await waitFor(async () => expect((await world.ask('GET', path)).name).toBe('Jazz'))
})

test('an open form of a record without dates, written in another tab, puts it back too', async () => {
  await overwritten()
  const overtaken = await found()
  const { user } = await openApp(world, `/ca/${path}`, editor, 'en')
  await screen.findByRole('textbox', { name: 'Description' })
  expect(notifyForms(service, overtaken)).toBe(true)
  expect(await screen.findByText('Another save replaced your changes')).toBeVisible()
  expect(screen.getByText(said(/intended “La meva”, now “La seva”/))).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Reapply/ }))
  await waitFor(async () => expect(await description()).toContain('La meva'))
  await waitFor(() => expect(screen.queryByText(said(/intended “La meva”/))).toBeNull())
})
