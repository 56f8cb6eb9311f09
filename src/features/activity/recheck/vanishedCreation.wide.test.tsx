import { editor, openApp, makeWorld, pageMode, type TestWorld } from '../../../app/appBed.tsx'
import { sendingOperations } from '../../../core/write/operationStore.ts'
import { recheck } from '../../../core/write/recheck.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { storedCount } from '../../../platform/storedCounts.ts'
import { writables } from '../../../resources/records.ts'
import { cleanup, said, screen, waitFor, within } from '../../../testSaid.ts'

let world: TestWorld

const open = (place: string) => openApp(world, `/ca/${place}`, editor, 'en')
const unnoticed = /^We couldn’t check whether it was created/

/** Types a name into a new form and saves it; the page is gone before any answer comes. */
async function vanished(place: string, name: string, save: RegExp, isWritten: boolean) {
  const { user } = await open(`${place}/new`)
  const box = await screen.findByRole('textbox', { name: 'Name' })
  box.focus()
  await user.paste(name)
  await waitFor(async () => expect(await storedCount('drafts')).toBe(1), { timeout: 3000 })
  const ask = globalThis.fetch
  let isSent = false
  const going = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, how) => {
    if (how?.method !== 'POST') return await ask(address, how)
    if (isWritten) await ask(address, how)
    isSent = true
    return await new Promise<never>(() => undefined)
  })
  await user.click(screen.getByRole('button', { name: save }))
  await waitFor(() => expect(isSent).toBe(true))
  cleanup()
  going.mockRestore()
}

/** The application is open again for a while. */
async function laterOn() {
  const service = world.service()
  await recheck(service, writables, Date.now() + 6000)
  await recheck(service, writables, Date.now() + 130_000)
  await vi.waitFor(async () => expect(await sendingOperations(ownerOf(service))).toEqual([]))
}

beforeEach(async () => {
  world = await makeWorld(pageMode)
})
const drafts = async () =>
  JSON.stringify(await world.ask('GET', 'organizers?status=draft')).split('"Ateneu"').length - 1

test('is in the history, is what its draft becomes, and can be undone', async () => {
  await vanished('organizers', 'Ateneu', /^Save draft$/, true)
  await laterOn()
  const { user, go } = await open('organizers/new')
  const note = await screen.findByRole('region', { name: /You left this unsaved/ })
  await user.click(within(note).getByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ateneu'))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await screen.findByText(said(/“Ateneu” has been added/))
  expect(await drafts()).toBe(1)
  go('/ca/activity')
  await user.click(await screen.findByRole('button', { name: 'Undo: Ateneu' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/It moves to the trash/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(await dialog.findByText(said('Ateneu: removed again.'))).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('undone')).toBeVisible()
  expect(await drafts()).toBe(0)
})

test('is said to be in doubt where no date tells it from others, with nothing to undo', async () => {
  await vanished('tags', 'Jazz', /^Save$/, true)
  await laterOn()
  const { user } = await open('activity')
  expect(await screen.findByText(unnoticed)).toBeVisible()
  expect(screen.getByText('Jazz', { selector: 'strong *' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo: Jazz' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Compare: Jazz' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(said('After: Jazz'))).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull()
})
