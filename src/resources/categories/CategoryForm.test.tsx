import { editor, openApp, worldOfEach } from '../../app/appBed.tsx'
import { said, screen, summary, waitFor, within } from '../../testSaid.ts'

const world = worldOfEach('live')
let music: number
let jazz: number

const add = async (name: string, more: object = {}) =>
  await world.make('categories', { name, ...more })
const read = (id: number) => world.ask('GET', `categories/${id}`)

beforeEach(async () => {
  music = await add('Música', { description: 'De <em>tota</em> mena' })
  jazz = await add('Jazz', { parent: music })
})

const open = (path: string) => openApp(world, `/ca/categories/${path}`, editor, 'en')
const box = (name: string) => screen.findByRole('textbox', { name })
const parent = () => screen.findByRole('combobox', { name: 'Parent category' })
const save = () => screen.getByRole('button', { name: 'Save' })

test('a new category is refused at its fields, offered the one there is, and stands where it is put', async () => {
  const { user, place, go } = await open('new')
  await user.click(await parent())
  await user.click(await screen.findByRole('option', { name: /^Jazz/ }))
  await user.click(save())
  expect(await screen.findByRole('region', summary)).toHaveTextContent('Enter a name.')
  const name = await box('Name')
  await user.type(name, 'Swing')
  const gone = await add('Blues')
  await user.click(save())
  expect(await screen.findByText(said('“Swing” has been added.'))).toBeVisible()
  await waitFor(() => expect(place()).toMatch(/^\/ca\/categories\/\d+$/))
  const id = Number(place().split('/').at(-1))
  expect(await read(id)).toMatchObject({ name: 'Swing', parent: jazz, slug: 'swing' })
  expect(await parent()).toHaveValue('Música › Jazz')

  go('/ca/categories/new')
  await screen.findByRole('heading', { name: 'New category' })
  await user.type(await box('Name'), 'Hard bop')
  await user.click(await parent())
  await user.click(await screen.findByRole('option', { name: /^Blues/ }))
  await world.ask('DELETE', `categories/${gone}`)
  await user.click(save())
  expect(await screen.findByRole('region', summary)).toHaveTextContent('may no longer exist')
  expect(await box('Name')).toHaveValue('Hard bop')

  await user.clear(await box('Name'))
  await user.type(await box('Name'), 'música')
  await user.click(await parent())
  await user.click(await screen.findByRole('option', { name: /^The top level/ }))
  expect(await screen.findByText(said(/is already called “Música”/))).toBeVisible()
  await user.click(save())
  const dialog = await screen.findByRole('dialog', {
    name: 'This name exists already',
  })
  expect(dialog).toHaveTextContent('slug “musica”')
  await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }))
  expect(await box('Name')).toHaveValue('música')
  await user.click(save())
  await user.click(await screen.findByRole('link', { name: 'Use the existing one' }))
  await waitFor(() => expect(place()).toBe(`/ca/categories/${music}`))
})

test('of a category only what changed is sent: name, slug, place and text; a slug says where the page moves', async () => {
  const { user, go } = await open(String(music))
  const calls = vi.spyOn(globalThis, 'fetch')
  const name = await box('Name')
  await waitFor(() => expect(name).toHaveValue('Música'))
  await user.clear(name)
  await user.type(name, 'Músiques')
  await user.click(save())
  expect(await screen.findByText(said('“Músiques” has been saved.'))).toBeVisible()
  const sent = calls.mock.calls.flatMap(([, init]) => (init?.body ? [String(init.body)] : []))
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ name: 'Músiques' }])
  await user.click(await parent())
  const own = await screen.findByRole('option', { name: /^Músiques/ })
  expect(own).toHaveTextContent('(itself or inside it)')
  expect(own).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Escape}')
  const slug = await box('Slug')
  expect(screen.getByText(/^Page: .*\/musica\/$/)).toBeVisible()
  await user.clear(slug)
  await user.type(slug, 'jazz')
  expect(screen.getByText(/moves from .*\/musica\/ to .*\/jazz\/\./)).toBeVisible()
  await user.click(save())
  const problems = await screen.findByRole('region', summary)
  expect(problems).toHaveTextContent('Another one probably has this slug')
  expect(slug).toHaveAttribute('aria-invalid', 'true')
  expect(slug).toHaveValue('jazz')
  await user.clear(slug)
  await user.type(slug, 'a b')
  await user.click(save())
  await waitFor(() =>
    expect(screen.getByRole('region', summary)).toHaveTextContent(
      'A slug has at most 200 characters, no spaces and none of these signs: / ? # :',
    ),
  )
  await user.clear(slug)
  await user.type(slug, 'musiques')
  await user.click(await screen.findByRole('button', { name: 'HTML' }))
  const text = await box('Description')
  await waitFor(() => expect(text).toHaveValue('De <em>tota</em> mena'))
  await user.clear(text)
  await user.click(save())
  await waitFor(async () => expect(await read(music)).toMatchObject({ slug: 'musiques' }))
  expect(String((await read(music)).description).trim()).toBe('')

  go(`/ca/categories/${jazz}`)
  await waitFor(async () => expect(await box('Name')).toHaveValue('Jazz'))
  await user.click(await parent())
  await user.click(await screen.findByRole('option', { name: /^The top level/ }))
  await user.click(save())
  expect(await screen.findByText(said('“Jazz” has been saved.'))).toBeVisible()
  expect(await read(jazz)).toMatchObject({ parent: 0 })
  expect(screen.queryByText('Saved, but the site changed something')).toBeNull()
})
