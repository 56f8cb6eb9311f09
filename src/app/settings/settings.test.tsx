import { storedViews, imported } from '../../core/views/list/views/savedViews.ts'
import { rememberRecent } from '../../core/resource/recentRecords.ts'
import { viewsEntry } from '../../core/views/list/views/viewsEntry.ts'
import { storedCounts, noAmount } from '../../platform/storedCounts.ts'
import { importedPairs, nothingConfirmed } from '../../features/translations/translations.ts'
import { keepPair } from '../../features/translations/near/useKeepPair.ts'
import { accountName } from '../../api/account.ts'
import { editor, openApp, worldOfEach } from '../appBed.tsx'
import { act, said, screen, within } from '../../testSaid.ts'

const world = worldOfEach('interface')
const files = new Map<string, Blob>()

beforeEach(async () => {
  files.clear()
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${made.push(blob as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keepIt(
    this: HTMLAnchorElement,
  ) {
    const file = made.at(-1)
    if (file) files.set(this.download, file)
  })
})

const textOf = async (name: string) => (await files.get(name)?.text()) ?? ''

test('views, pairs and history leave as files that are taken in again, and are named before all is erased', async () => {
  const { user, session, go } = await openApp(world, '/ca/tags/new', editor, 'en')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Circ')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(said('“Circ” has been added.'))
  const service = world.service()
  storedViews.keep(viewsEntry(service, 'events', 'saved'), [
    { name: 'Dansa', search: { search: 'dansa' } },
  ])
  await keepPair(service, { collection: 'tags', versions: { ca: 1, es: 2 } })
  go('/settings')

  await user.click(await screen.findByRole('button', { name: 'Export views' }))
  await user.click(await screen.findByRole('button', { name: 'Export links' }))
  await user.click(await screen.findByRole('button', { name: 'Export history' }))
  const licences = screen.getByRole('link', {
    name: 'Licences of the software that Agenda contains',
  })
  expect(licences).toHaveAttribute('href', 'licences.txt')
  const views = await textOf('agenda.views.json')
  expect(imported(views, 'events', [], () => true)).toMatchObject({ kind: 'views', count: 1 })
  expect(imported(views, 'venues', [], () => true)).toEqual({ kind: 'otherList' })
  expect(
    importedPairs(await textOf('agenda.pairs.json'), service.site, nothingConfirmed, () => true),
  ).toMatchObject({ kind: 'pairs' })
  expect(JSON.parse(await textOf('history.json'))).toMatchObject([{ operation: 'create' }])

  const [history] = await screen.findAllByText(/the history of 1 change/)
  expect(history).toHaveTextContent(/\([\d.]+ (byte|kB)\)$/)
  act(() => session.signIn(editor, 'device'))
  for (const name of ['agenda.columns.events', 'agenda.draft', 'somebody else'])
    localStorage.setItem(name, '{}')
  await user.click(await screen.findByRole('button', { name: 'Clear stored data…' }))
  const asking = await screen.findByRole('alertdialog')
  expect(asking).toHaveTextContent('Export views, links and history first')
  for (const kind of ['sign-in (until you sign out)', 'columns of a list', '1 other note'])
    expect(asking).toHaveTextContent(kind)
  expect(asking).not.toHaveTextContent('this tab')
  await user.click(within(asking).getByRole('button', { name: 'Clear' }))
  await screen.findByText('Stored data cleared.')
  expect(await storedCounts()).toMatchObject({ operations: noAmount, pairs: noAmount })
  // By the note a sleeping tab of this sign-in finds out that it has ended.
  expect(Object.keys(localStorage)).toEqual(['somebody else', 'agenda.ended'])
  expect(session.current().service).toBeNull()

  // The page goes on, and writes back nothing of what it had read before.
  expect(storedViews.valueOf(viewsEntry(service, 'events', 'saved'))).toEqual([])
  const owner = { site: service.site, account: accountName(service.account) }
  const recent = { collection: 'tags', id: 7, language: 'ca', title: 'Teatre' } as const
  rememberRecent(owner, recent)
  expect(
    Object.entries(localStorage).filter(([name]) => name.startsWith('agenda.recent.')),
  ).toEqual([[expect.anything(), JSON.stringify([recent])]])
})
