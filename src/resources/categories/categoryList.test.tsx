import { editor, openApp, worldOfEach } from '../../app/appBed.tsx'
import { namesInRows, watchListings } from '../../core/views/list/listBed.ts'
import { anonymous } from '../../api/account.ts'
import { said, screen, waitFor, within } from '../../testSaid.ts'

const world = worldOfEach('live')
let ids: Map<string, number>

const idOf = (name: string) => ids.get(name) ?? 0
const add = async (name: string, above?: string) => {
  const place = above === undefined ? {} : { parent: idOf(above) }
  const { id } = await world.ask('POST', 'categories', { name, ...place })
  ids.set(name, Number(id))
}
const parentOf = async (name: string) => (await world.ask('GET', `categories/${idOf(name)}`)).parent

beforeEach(async () => {
  ids = new Map()
  for (const name of ['Arts', 'Música', 'Teatre']) await add(name)
  await add('Jazz', 'Música')
  await add('Swing', 'Jazz')
  await add('Rock', 'Música')
  await world.ask('POST', 'events', {
    title: 'Concert',
    start_date: '2030-01-01 10:00:00',
    end_date: '2030-01-01 12:00:00',
    status: 'publish',
    categories: [idOf('Jazz')],
  })
})

async function openTree(account = editor) {
  const app = await openApp(world, '/ca/categories', account, 'en')
  const tree = await screen.findByRole('treegrid', { name: 'Categories as a tree' })
  const row = (name: string) => {
    const found = within(tree).getByText(name, { selector: 'a, a *' }).closest('tr')
    if (!found) throw new Error(`no row of ${name}`)
    return found
  }
  return { ...app, tree, row }
}
const news = (words: string) => screen.findByText(said(words))

test('categories are a tree, the empty ones too, which arrows walk and fold, and a list with presets', async () => {
  const listings = watchListings('categories')
  const { user, row, place, go } = await openTree()
  expect(namesInRows()).toEqual(['Arts', 'Música', 'Jazz', 'Swing', 'Rock', 'Teatre'])
  expect(screen.getByText('6 categories')).toBeVisible()
  expect(listings()).toEqual([{ per_page: '50', hide_empty: 'false', i18n_language: 'ca' }])
  expect(row('Swing')).toHaveAttribute('aria-level', '3')
  expect(row('Rock')).toHaveAttribute('aria-posinset', '2')
  expect(row('Rock')).toHaveAttribute('aria-setsize', '2')
  expect(row('Música')).toHaveAttribute('aria-expanded', 'true')
  expect(row('Rock')).not.toHaveAttribute('aria-expanded')
  expect(within(row('Jazz')).getByRole('link', { name: '1' })).toBeVisible()
  const unused = 'Empty, so hidden on the website'
  expect(within(row('Rock')).getByTitle(unused)).toBeInTheDocument()
  expect(within(row('Jazz')).queryByTitle(unused)).toBeNull()

  row('Arts').focus()
  await user.keyboard('{ArrowDown}')
  expect(row('Música')).toHaveFocus()
  expect(row('Música')).toHaveAttribute('tabindex', '0')
  expect(row('Arts')).toHaveAttribute('tabindex', '-1')
  await user.keyboard('{ArrowLeft}')
  expect(namesInRows()).toEqual(['Arts', 'Música', 'Teatre'])
  expect(row('Música')).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{ArrowRight}{ArrowRight}{End}')
  expect(row('Teatre')).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowLeft}')
  expect(row('Música')).toHaveFocus()
  await user.keyboard('{Home}{Enter}')
  await waitFor(() => expect(place()).toBe(`/ca/categories/${idOf('Arts')}`))

  go('/ca/categories')
  await user.click(await screen.findByRole('button', { name: 'Show: As a tree' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Top level' }))
  expect(await screen.findByText('3 categories')).toBeVisible()
  expect(namesInRows()).toEqual(['Arts', 'Música', 'Teatre'])
  expect(screen.getByRole('checkbox', { name: /Arts/ })).toBeVisible()
  expect(await screen.findByRole('button', { name: /Directly inside: Top level/ })).toBeVisible()
  // Services refuse this parent: it is picked out of all there are.
  expect(listings().every(({ parent }) => parent === undefined)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Show: Top level' }))
  await user.click(await screen.findByRole('menuitem', { name: 'In use' }))
  await waitFor(() => expect(namesInRows()).toEqual(['Jazz', 'Música']))
  go(`/ca/categories?view=list&parent=${idOf('Música')}`)
  expect(await screen.findByRole('button', { name: /Directly inside: Música/ })).toBeVisible()
  await waitFor(() => expect(namesInRows()).toEqual(['Jazz', 'Rock']))
  go('/ca/categories?view=list&per_page=4&page=9')
  expect(await screen.findByText('6 categories')).toBeVisible()
  await waitFor(() => expect(place()).toBe('/ca/categories?view=list&page=2&per_page=4'))
  const swing = within(screen.getByRole('row', { name: /Swing/ }))
  expect(await swing.findByText('Música › Jazz')).toBeVisible()
})

test('a category is moved by keys and in a dialog, never into itself, and back by the toast', async () => {
  const { user, row } = await openTree()
  row('Rock').focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await news('“Rock” is now inside “Jazz”.')
  expect(await parentOf('Rock')).toBe(idOf('Jazz'))
  await waitFor(() => expect(row('Rock')).toHaveAttribute('aria-level', '3'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await news('“Rock” is where it was.')
  expect(await parentOf('Rock')).toBe(idOf('Música'))
  await waitFor(() => expect(row('Rock')).toHaveAttribute('aria-level', '2'))
  row('Rock').focus()
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await news('“Rock” is at the top level now.')
  expect(await parentOf('Rock')).toBe(0)
  row('Arts').focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await news('There’s no category above “Arts” to move it into.')

  row('Jazz').focus()
  await user.keyboard('m')
  const dialog = await screen.findByRole('dialog', { name: 'Move “Jazz”' })
  const picker = within(dialog).getByRole('combobox', { name: 'Parent category' })
  expect(picker).toHaveValue('Música')
  await user.click(picker)
  const option = (name: RegExp) => screen.findByRole('option', { name })
  expect(await option(/^Swing/)).toHaveAttribute('aria-disabled', 'true')
  expect(await option(/^Jazz/)).toHaveAttribute('aria-disabled', 'true')
  await user.clear(picker)
  await user.type(picker, 'tea')
  await user.click(await option(/^Teatre/))
  await user.click(within(dialog).getByRole('button', { name: 'Move' }))
  await news('“Jazz” is now inside “Teatre”.')
  expect(await parentOf('Jazz')).toBe(idOf('Teatre'))
})

test('a move that somebody else has overtaken, or that is refused, is not done and says so', async () => {
  const { user, row } = await openTree()
  await world.ask('POST', `categories/${idOf('Rock')}`, { parent: idOf('Teatre') })
  row('Rock').focus()
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await news('Someone else moved “Rock”. The tree is up to date again.')
  expect(await parentOf('Rock')).toBe(idOf('Teatre'))
  await waitFor(() => expect(namesInRows().slice(-2)).toEqual(['Teatre', 'Rock']))

  await world.fail([{ kind: 'status', code: 403, method: 'POST', path: 'categories' }])
  row('Rock').focus()
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await screen.findByText(said(/^“Rock” couldn’t be moved\./))
  expect(await parentOf('Rock')).toBe(idOf('Teatre'))

  await world.fail([])
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await news('“Rock” is at the top level now.')
  await world.ask('POST', `categories/${idOf('Rock')}`, { parent: idOf('Arts') })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(said(/^The change to “Rock” wasn’t undone.*changed since/))
  expect(await parentOf('Rock')).toBe(idOf('Arts'))
})

test('who only reads can go through the tree and move nothing', async () => {
  const { user, row } = await openTree(anonymous)
  row('Rock').focus()
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}m')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await parentOf('Rock')).toBe(idOf('Música'))
})
