import { editor, openApp, worldOfEach } from '../../../app/appBed.tsx'
import { forget } from '../../../platform/entries.ts'
import { act, said, screen, waitFor, within } from '../../../testSaid.ts'
import { changeSettings, currentSettings } from '../../../ui/settings.ts'
import { addDays, todayIn } from '../../../time/wallTime.ts'
import { changeConfirmed } from '../confirming/confirmedHere.ts'
import { confirmedOf } from '../confirmed/storedLinks.ts'
import { exportedPairs } from '../translations.ts'

const world = worldOfEach('live')
let fair: Readonly<Record<string, number>>
let song: typeof fair

const make = async (language: string, slug: string, title: string, days: number, more = {}) => {
  const day = addDays(todayIn('Europe/Madrid'), days)
  const times = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }
  const text = { slug, title, description: `<p>${title}: ${language}</p>`, status: 'publish' }
  const body = { ...text, ...times, ...more }
  return await world.makeIn(language, 'events', body)
}

beforeEach(async () => {
  const name = 'fira-del-llibre'
  fair = {
    ca: await make('ca', name, 'Fira del llibre', 3),
    es: await make('es', name, 'Feria del libro', 3),
  }
  const singing = 'cantada-d-havaneres'
  song = {
    ca: await make('ca', singing, 'Cantada d’havaneres', 5),
    es: await make('es', singing, 'Habaneras', 5, { status: 'draft', cost: '12' }),
  }
})

const open = (more = '') => openApp(world, `/ca/translations${more}`, editor, 'en')
const rowOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title })
  return link.closest('tr') ?? document.body
}
const navigation = (name: string) => within(screen.getByRole('navigation', { name }))

test('the board has a row for each thing and a column for each language, counts what there is to do, and opens it', async () => {
  await make('en', 'sea-shanties', 'Sea shanties', 40)
  const place = { address: 'Plaça Major, 1', phone: '93 123 45 67', slug: 'sala-gran' }
  const { id: venue } = await world.ask('POST', 'venues', { venue: 'Sala Gran', ...place })
  await world.askIn('es', 'POST', 'venues', { venue: 'Sala Grande', ...place })
  await world.ask('POST', 'venues', { venue: 'Teatre buit' })
  await make('ca', 'castanyada', 'Castanyada', -9, { venue })

  const { user, go, place: where } = await open()
  const books = await rowOf('Fira del llibre')
  const [, , ca, es, en] = within(books).getAllByRole('cell')
  expect(ca).toHaveTextContent('Source')
  expect(es).toHaveTextContent('Feria del libro')
  expect(en).toHaveTextContent('Missing')
  expect(within(books).getByText('Feria del libro')).toHaveAttribute('lang', 'es')
  expect(screen.getAllByRole('row')).toHaveLength(4)
  expect(screen.queryByText('Castanyada')).toBeNull()
  expect(await rowOf('Cantada d’havaneres')).toHaveTextContent(/Draft.*Differs: price/)
  expect(within(books).getByRole('link', { name: 'Missing' })).toHaveAttribute(
    'href',
    expect.stringMatching(`/ca/translations/${fair['ca']}$`),
  )
  expect(screen.getByRole('link', { name: 'Habaneras' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/es\/translations\/\d+$/),
  )
  await user.click(screen.getByRole('button', { name: 'Source language: The oldest version' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Español' }))
  const turned = await rowOf('Feria del libro')
  await waitFor(() => {
    const [, , ca, es] = within(turned).getAllByRole('cell')
    expect(es).toHaveTextContent('Source')
    expect(ca).not.toHaveTextContent('Source')
  })

  go('/ca/translations?state=differ')
  await rowOf('Cantada d’havaneres')
  expect(screen.queryByText('Fira del llibre')).toBeNull()
  expect(navigation('What there is to do').getByRole('link', { name: 'All 3' })).toBeInTheDocument()
  await user.click(navigation('In which language').getByRole('link', { name: 'English (0)' }))
  expect(await screen.findByText('No row needs this with these filters.')).toBeVisible()
  await user.click(navigation('In which language').getByRole('link', { name: 'Español (1)' }))
  await rowOf('Cantada d’havaneres')
  await user.click(navigation('What there is to do').getByRole('link', { name: 'Missing 3' }))
  await user.click(await screen.findByRole('link', { name: 'Español (1)' }))
  await rowOf('Sea shanties')
  expect(screen.queryByText('Fira del llibre')).toBeNull()

  go('/ca/translations?search=libro')
  expect(await rowOf('Feria del libro')).toHaveTextContent('Fira del llibre')
  expect(screen.queryByText('Sea shanties')).toBeNull()
  go('/ca/translations?of=venues&has_events=true')
  expect(await rowOf('Sala Gran')).toHaveTextContent('Sala Grande')
  expect(screen.queryByText('Teatre buit')).toBeNull()
  const chips = within(await screen.findByRole('list', { name: 'Filters in force' }))
  await user.click(chips.getByRole('button', { name: /Have events/ }))
  const [, , missing] = within(await rowOf('Teatre buit')).getAllByRole('cell')
  expect(within(missing ?? document.body).getByRole('link', { name: 'Missing' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/es\/translations\/of\/ca\/venues\/\d+$/),
  )

  go('/ca/translations')
  await rowOf('Fira del llibre')
  await user.keyboard('j')
  expect(screen.getByRole('link', { name: 'Fira del llibre' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toHaveTextContent('Cantada d’havaneres')
  await user.keyboard('j{Tab}{Tab}')
  expect(document.activeElement).toHaveTextContent('Sea shanties')
  await user.keyboard('{Enter}')
  await screen.findByDisplayValue('Sea shanties')
  expect(where()).toMatch(/^\/en\/events\/\d+$/)
})

test('what was selected is told to be no longer, when other filters have to be read', async () => {
  const { user, go } = await open()
  await rowOf('Fira del llibre')
  await user.keyboard('jx')
  await screen.findByText('1 selected')
  go('/ca/translations?search=libro')
  await screen.findByText('The filters have changed, so 1 item is no longer selected.')
})

test('rows are chosen by x, and their versions changed in the languages that are picked, each through its own language', async () => {
  const { user } = await open()
  await rowOf('Fira del llibre')
  await user.keyboard('jx')
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  expect(bar.getByText('1 selected')).toBeVisible()
  expect(bar.getByRole('button', { name: 'Català' })).toHaveAttribute('aria-pressed', 'true')
  await user.keyboard('j{Shift>}X{/Shift}')
  await bar.findByText('2 selected')

  const act = async (action: string) => {
    await user.click(bar.getByRole('button', { name: 'Change…' }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
    return within(await screen.findByRole('dialog'))
  }
  // A language of its own links to its own venues.
  await user.click(bar.getByRole('button', { name: 'Change…' }))
  expect(screen.queryByRole('menuitem', { name: 'Move to another venue' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(bar.getByRole('button', { name: 'Català' }))
  const dialog = await act('Feature, or no longer')
  // Nobody has said yet that they belong together: they are shown side by side. What is merely possible is left alone.
  expect(await dialog.findByText(/Nobody has confirmed/)).toBeVisible()
  expect(dialog.getByText('Fira del llibre')).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'Yes' }))
  await user.click(dialog.getByRole('button', { name: 'Change 1' }))
  await dialog.findByText('Done: 1 saved.')
  const featured = async (language: string, id = 0) =>
    (await world.askIn(language, 'GET', `events/${id}`))['featured']
  expect(await featured('es', fair['es'])).toBe(true)
  expect(await featured('es', song['es'])).toBe(false)
  expect(await featured('ca', fair['ca'])).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await rowOf('Fira del llibre')
  expect(bar.getByText('2 selected')).toBeVisible()
})

test('pairs are confirmed and parted by keys, taken back, listed, chosen otherwise, and come as a file', async () => {
  const pair = (one: string, other: string) => ({ name: `“${one}” and “${other}”` })
  const books = pair('Fira del llibre', 'Feria del libro')
  const songs = pair('Cantada d’havaneres', 'Habaneras')
  const { site } = world.service(editor)
  const kept = async () => {
    const { together, apart } = await confirmedOf(site)
    return [together, apart].map((some) => some.map(({ versions }) => versions))
  }
  const keeps = (pairs: object[][]) => waitFor(async () => expect(await kept()).toEqual(pairs))
  const focused = () => document.activeElement as HTMLElement
  const { user, place, go } = await open('?state=confirm')
  const cell = await screen.findByRole('group', books)
  expect(cell).toHaveTextContent(/The same: .*slug/)
  act(() => within(cell).getAllByRole('link')[0]?.focus())
  await user.keyboard('c')
  expect(await screen.findByText(said(/are confirmed as versions of the same/))).toBeVisible()
  await keeps([[fair], []])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The answer has been taken back.')).toBeVisible()
  await keeps([[], []])
  const again = await screen.findByRole('group', books)
  act(() => within(again).getAllByRole('link')[0]?.focus())
  await user.keyboard('c')
  await waitFor(() => expect(screen.queryByRole('group', books)).toBeNull())
  await waitFor(() => expect(screen.getByRole('group', songs)).toContainElement(focused()))
  await user.keyboard('x')
  expect(await screen.findByText(said(/won’t be linked/))).toBeVisible()
  expect(await screen.findByText('No row needs this with these filters.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await user.keyboard('u')
  const back = await screen.findByRole('group', songs)
  await keeps([[fair], []])
  act(() => within(back).getAllByRole('link')[0]?.focus())
  await user.keyboard('x')
  await keeps([[fair], [song]])
  go('/ca/translations')
  await screen.findByRole('table')
  expect(await rowOf('Fira del llibre')).toHaveTextContent('Feria del libro')
  expect(await rowOf('Cantada d’havaneres')).not.toHaveTextContent('Habaneras')

  go('/ca/translations?state=confirm')
  const views = async (name: string) => user.click(await screen.findByRole('link', { name }))
  await views('Separated here (1)')
  await screen.findByRole('group', { name: /“Cantada d’havaneres” in Català/ })
  await user.keyboard('j{Enter}')
  await keeps([[fair], []])
  const gone = { collection: 'events', versions: { ca: 990, es: 991, en: 992 } } as const
  await changeConfirmed(site, ({ together, apart }) => ({ together: [...together, gone], apart }))
  await views('Confirmed here (2)')
  expect(place()).toContain('said=together')
  const answered = { name: '“Fira del llibre” in Català and “Feria del libro” in Español' }
  const there = await screen.findByRole('group', answered)
  const missing = screen.getByRole('group', { name: /ID 990.* in Català/ })
  expect(missing).toHaveTextContent('Left out by the filters')
  expect(there.compareDocumentPosition(missing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.keyboard('j')
  expect(there).toContainElement(focused())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('group', answered)).toBeNull())
  await waitFor(() =>
    expect(screen.getByRole('group', { name: /ID 990/ })).toContainElement(focused()),
  )
  await user.click(screen.getByRole('button', { name: 'Remove: English' }))
  await keeps([[{ ca: 990, es: 991 }], []])

  await views('To confirm (2)')
  const open2 = within(await screen.findByRole('group', books))
  await user.click(open2.getByRole('button', { name: 'Another one…' }))
  const choice = within(await screen.findByRole('dialog'))
  await user.type(choice.getByRole('textbox'), 'habaneras')
  expect(await choice.findByRole('listitem')).toHaveTextContent(
    'Now linked with “Cantada d’havaneres”. Choosing it ends that link.',
  )
  await user.click(await choice.findByRole('button', { name: /This one/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  go('/ca/translations')
  await waitFor(async () => expect(await rowOf('Fira del llibre')).toHaveTextContent('Habaneras'))
  await forget('pairs', 'all')

  go('/ca/translations?state=confirm')
  const files = await screen.findByRole('region', { name: 'File of confirmed links' })
  const give = (of: string) => {
    const together = [{ collection: 'events', versions: fair } as const]
    const text = exportedPairs(of, { together, apart: [] })
    const file = new File([text], 'pairs.json', { type: 'application/json' })
    return user.upload(within(files).getByLabelText('File of links'), file)
  }
  await give('https://other.example')
  expect(await screen.findByText(/for another site: https:\/\/other\.example/)).toBeVisible()
  await give(site)
  const dialog = await screen.findByRole('dialog', { name: 'What the file brings' })
  expect(dialog).toHaveTextContent('1 new answer.')
  await user.click(within(dialog).getByRole('button', { name: 'Import 1 answer' }))
  await keeps([[fair], []])
  await waitFor(() => expect(files).toHaveTextContent('1 answer is stored in this browser.'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('group', books)).toBeVisible()
})

test('of what is to be confirmed the tab, the view and each language count the same links', async () => {
  await make('en', 'fira-del-llibre', 'Book fair', 3)
  await open('?state=confirm')
  expect(await screen.findByRole('link', { name: 'To confirm (3)' })).toBeVisible()
  expect(screen.getAllByRole('group')).toHaveLength(3)
  expect(screen.getByText(/^3 links\./)).toBeVisible()
  expect(screen.getByRole('link', { name: /^To confirm ?3$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Español (2)' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'English (1)' })).toBeVisible()
})

test('that translations were matched is said once, and all of them are accepted at once', async () => {
  const { user } = await openApp(world, '/ca/translations', editor, 'en')
  await screen.findByRole('link', { name: 'Fira del llibre' })
  expect(screen.queryByText(/^We matched/)).toBeNull()
  act(() => changeSettings({ hasSeenMatches: false }))
  const main = within(screen.getByRole('main'))
  await user.click(main.getByRole('link', { name: 'Venues' }))
  await user.click(await main.findByRole('link', { name: 'Events' }))
  await screen.findByText(/^We matched 1 translation\./)
  await user.click(screen.getByRole('button', { name: 'Accept all' }))
  await screen.findByText('1 link confirmed.')
  const { together } = await confirmedOf(world.service().site)
  expect(together.map(({ versions }) => versions)).toEqual([fair])
  expect(currentSettings().hasSeenMatches).toBe(true)
})
