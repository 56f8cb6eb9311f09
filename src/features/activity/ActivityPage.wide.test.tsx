import { database } from '../../platform/entries.ts'
import { editor, modes, openApp, makeWorld } from '../../app/appBed.tsx'
import { forgetUnstored } from '../../core/write/operationStore.ts'
import { testOperation } from '../../core/write/testOperation.ts'
import type { Operation } from '../../core/write/operation.ts'
import { ownerNamed } from '../../core/query/owner.ts'
import { storedCount } from '../../platform/storedCounts.ts'
import { said, screen, waitFor, within } from '../../testSaid.ts'

beforeEach(async () => {
  forgetUnstored()
})

type User = Awaited<ReturnType<typeof openApp>>['user']

async function rename(user: User, label: string, name: string) {
  const box = await screen.findByRole('textbox', { name: label })
  await waitFor(() => expect(box).toBeEnabled())
  await user.clear(box)
  await user.type(box, name)
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await screen.findByText(said(new RegExp(`“${name}” has been saved`)))
}

async function undo(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: `Undo: ${name}` }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }))
  await within(dialog).findByRole('button', { name: 'Close' })
  return dialog
}

describe.each(modes)('the history over the %s service', async (mode) => {
  const world = await makeWorld(mode)

  const make = (path: string, body: object) => world.make(path, body)

  test('knows an undo by the news of a save, and what is in force again after its own undo', async () => {
    const id = await make('organizers', { organizer: 'Banda', status: 'publish' })
    const { user, go } = await openApp(world, `/ca/organizers/${id}`, editor, 'en')
    await rename(user, 'Name', 'Banda Nova')
    const news = await screen.findByRole('region', { name: 'Notices' })
    await user.click(within(news).getByRole('button', { name: 'Undo' }))
    await waitFor(async () =>
      expect((await world.ask('GET', `organizers/${id}`)).organizer).toBe('Banda'),
    )
    go('/ca/activity')
    const item = async (words: RegExp) =>
      (await screen.findByText(said(words))).closest('li') ?? document.body
    const [change, back] = [/“Banda” → “Banda Nova”/, /“Banda Nova” → “Banda”/]
    expect(await item(back)).toHaveTextContent(/this was an undo/)
    const undone = await item(change)
    expect(undone).toHaveTextContent(/undone/)
    expect(undone).not.toHaveTextContent(/this was an undo/)
    expect(within(undone).queryByRole('button', { name: /^Undo/ })).toBeNull()

    const dialog = await undo(user, 'Banda')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(async () => expect(await item(back)).toHaveTextContent(/undone/))
    const both = screen
      .getAllByText(said(change))
      .map((line) => line.closest('li')?.textContent ?? '')
    expect(both.map((text) => /this was an undo/.test(text))).toEqual([true, false])
    expect(both.filter((text) => /undone/.test(text))).toEqual([])
  })

  test('on a full device remembers a save as long as the page is open, says so, and takes it back', async () => {
    const id = await make('organizers', { organizer: 'Gegants', status: 'publish' })
    const { user, go } = await openApp(world, `/ca/organizers/${id}`, editor, 'en')
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await rename(user, 'Name', 'Gegants Nous')
    go('/ca/activity')
    expect(await screen.findByText(/^No room for the history/)).toBeVisible()
    const dialog = await undo(user, 'Gegants Nous')
    expect(dialog).toHaveTextContent('Gegants Nous: as it was before.')
    expect((await world.ask('GET', `organizers/${id}`)).organizer).toBe('Gegants')
    full.mockRestore()
  })

  test('asks before it takes away what was made and somebody has changed since', async () => {
    const { user, go } = await openApp(world, '/ca/tags/new', editor, 'en')
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Circ')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(said('“Circ” has been added.'))
    const { tags } = await world.ask('GET', 'tags?search=Circ&hide_empty=false')
    const [{ id }] = tags as [{ id: number }]
    await world.ask('POST', `tags/${id}`, { description: 'Amb animals de paper' })
    go('/ca/activity')
    const dialog = await undo(user, 'Circ')
    expect(dialog).toHaveTextContent('Circ: not undone, as it has changed since.')
    expect(dialog).toHaveTextContent('Description: “(empty)” → “Amb animals de paper”')
    expect(await world.ask('GET', `tags/${id}`)).toMatchObject({ name: 'Circ' })
    await user.click(within(dialog).getByRole('button', { name: 'Remove it anyway' }))
    await within(dialog).findByText(/removed again/)
    await expect(world.ask('GET', `tags/${id}`)).rejects.toThrow()
  })
})

/** Ten thousand in `npm run test:full`. */
const many = process.env['AGENDA_FULL'] === '1' ? 10_000 : 1000

function entryAt(at: number, site: string): Operation {
  const instant = new Date(Date.now() - at * 60_000).toISOString()
  const name = `Etiqueta ${at}`
  const rest = { slug: 's', description: '', parent: 0, count: 0, url: '' }
  return testOperation({
    key: `${instant} ${at}`,
    at: instant,
    site,
    id: at + 1,
    before: { id: at + 1, name, ...rest },
    after: { id: at + 1, name: `${name} nova`, ...rest },
    changes: { name: `${name} nova` },
  })
}

/** In one transaction, not in ten thousand. */
async function keepAtOnce(entries: readonly Operation[]): Promise<void> {
  const writing = (await database()).transaction('operations', 'readwrite')
  for (const body of entries) {
    const { key, at, site, account } = body
    void writing.store.put({ key, owner: ownerNamed(site, account), at, body })
  }
  await writing.done
}

async function opened() {
  const { session, ...app } = await openApp(await makeWorld('interface'), '/ca/tags', editor, 'en')
  return { site: session.current().service?.site ?? '', ...app }
}

test(`a history of ${many} writes is drawn a page at a time, and searched whole`, async () => {
  const { site, go, user } = await opened()
  const entries = Array.from({ length: many }, (_, at) => entryAt(at, site))
  await keepAtOnce(entries)
  go('/ca/activity')
  const number = new Intl.NumberFormat('en').format(many)
  expect(await screen.findByText(`${number} changes`)).toBeVisible()
  expect(document.querySelectorAll('*').length).toBeLessThan(2000)
  go(`/ca/activity?search=etiqueta+${many - 1}`)
  expect(await screen.findByText('1 change')).toBeVisible()
  // The last of all, by its name, before any page of it was drawn.
  const [named] = screen.getAllByText(`Etiqueta ${many - 1} nova`)
  expect(named).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const drawer = within(await screen.findByRole('dialog'))
  await user.selectOptions(drawer.getByRole('combobox', { name: 'What was done' }), 'Deleted')
  await user.click(drawer.getByRole('button', { name: 'Show results' }))
  expect(await screen.findByText('Nothing found')).toBeVisible()
  const filter = { name: 'Remove the filter “What was done: Deleted”' }
  await user.click(screen.getByRole('button', filter))
  expect(await screen.findByText('1 change')).toBeVisible()
})

test('of what is older than ninety days nothing is shown, nor kept, once the history is looked at', async () => {
  const { site, go } = await opened()
  const day = 24 * 60
  await keepAtOnce([91 * day, 89 * day].map((at) => entryAt(at, site)))
  go('/ca/activity')
  expect(await screen.findByText('1 change')).toBeVisible()
  expect(await storedCount('operations')).toBe(1)
})
