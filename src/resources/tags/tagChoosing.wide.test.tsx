import { screen, waitFor, within } from '@testing-library/react'
import { editor, openApp, makeWorld, type TestWorld } from '../../app/appBed.tsx'
import { watchListings } from '../../core/views/list/listBed.ts'

const patient = { timeout: 20_000 }
let world: TestWorld

beforeAll(async () => {
  localStorage.clear()
  world = await makeWorld('live')
  for (const name of ['Gratuït', 'Nit', 'Sol']) await world.ask('POST', 'tags', { name })
})

const open = (path = '') => openApp(world, `/ca/tags${path}`, editor, 'en')

type App = Pick<Awaited<ReturnType<typeof open>>, 'user' | 'place' | 'back'>

/** Whoever took the filters off finds the list without them: in another language, and on the way back. */
async function goesBackUnfiltered({ user, place, back }: App) {
  await user.clear(await screen.findByRole('textbox', { name: /Search/ }))
  await waitFor(() => expect(place()).toBe('/ca/tags'), patient)
  for (const [language, code] of [
    ['Español', 'es'],
    ['Català', 'ca'],
  ] as const) {
    await user.click(screen.getByRole('link', { name: new RegExp(language) }))
    await waitFor(() => expect(place()).toBe(`/${code}/tags`), patient)
  }
  await user.click(await screen.findByRole('link', { name: 'Gratuït' }, patient))
  await screen.findByRole('heading', { name: 'Gratuït' }, patient)
  back()
  await screen.findByText('3 tags', undefined, patient)
  expect(place()).toBe('/ca/tags')
  await user.type(screen.getByRole('textbox', { name: /Search/ }), 'nit')
  await waitFor(() => expect(place()).toBe('/ca/tags?search=nit'), patient)
}

test('a view is saved, applied, started at, renamed, deleted', async () => {
  const { user, place, back } = await open('?search=nit')
  await screen.findByText('1 tag', undefined, patient)
  await user.click(screen.getByRole('button', { name: 'View' }))
  const views = await screen.findByRole('dialog', { name: 'View' }, patient)
  await user.type(within(views).getByRole('textbox', { name: /^Name/ }), 'At night{Enter}')
  expect(await within(views).findByRole('link', { name: 'At night' })).toBeVisible()
  await user.click(within(views).getByRole('button', { name: 'Edit the view “At night”' }))
  await user.click(within(views).getByRole('button', { name: 'Open the list here' }))
  expect(within(views).getByText(/the list opens here/)).toBeVisible()
  await user.keyboard('{Escape}')
  // The rail and the bottom bar lead to the same places.
  const [venues] = await screen.findAllByRole('link', { name: 'Venues' }, patient)
  if (venues) await user.click(venues)
  await screen.findByRole('heading', { name: 'Venues' }, patient)
  const listings = watchListings('tags')
  const [tags] = screen.getAllByRole('link', { name: 'Tags' })
  if (tags) await user.click(tags)
  await waitFor(() => expect(place()).toBe('/ca/tags?search=nit'), patient)
  await screen.findByText('1 tag', undefined, patient)
  expect(listings().filter(({ search }) => search === undefined)).toEqual([])
  await goesBackUnfiltered({ user, place, back })
  await user.click(await screen.findByRole('button', { name: 'View' }, patient))
  const dialog = await screen.findByRole('dialog', { name: 'View' }, patient)
  await user.click(within(dialog).getByRole('button', { name: 'Edit the view “At night”' }))
  const name = within(dialog).getByRole('textbox', { name: 'New name' })
  await user.clear(name)
  await user.type(name, 'Evening{Enter}')
  expect(await within(dialog).findByRole('link', { name: 'Evening' })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Edit the view “Evening”' }))
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(within(dialog).queryByRole('list')).toBeNull()
  expect(Object.keys(localStorage).filter((key) => key.includes('views'))).toEqual([])
  expect(place()).toBe('/ca/tags?search=nit')
})

test('a view is exported, and brought back from its file, which is of this list', async () => {
  const { user } = await open()
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  await user.click(await screen.findByRole('button', { name: 'View' }))
  const views = within(await screen.findByRole('dialog', { name: 'View' }))
  await user.type(views.getByRole('textbox', { name: /^Name/ }), 'Mine{Enter}')
  expect(await views.findByRole('link', { name: 'Mine' })).toBeVisible()
  await user.click(views.getByRole('button', { name: /^Export/ }))
  const text = (await files[0]?.text()) ?? ''
  await user.click(views.getByRole('button', { name: 'Edit the view “Mine”' }))
  await user.click(views.getByRole('button', { name: 'Delete' }))
  expect(views.queryByRole('list')).toBeNull()
  const upload = (content: string) =>
    user.upload(views.getByLabelText('File with views'), new File([content], 'views.json'))
  await upload('no views')
  expect(await views.findByText(/This file has no views of Agenda/)).toBeVisible()
  await upload(text.replace('"tags"', '"elsewhere"'))
  expect(await views.findByText('These views are of another list.')).toBeVisible()
  expect(views.queryByRole('link', { name: 'Mine' })).toBeNull()
  await upload(text)
  expect(await views.findByText('1 view imported.')).toBeVisible()
  expect(views.getByRole('link', { name: 'Mine' })).toBeVisible()
})

test('what the address asks for goes out, and the order that the head of a column asks for', async () => {
  const asked = {
    page: '2',
    per_page: '10',
    search: 'nit',
    exclude: '7',
    include: '7,8',
    order: 'asc',
    orderby: 'slug',
    hide_empty: 'false',
    post: '7',
    event: '8',
    slug: 'nit',
  }
  const listings = watchListings('tags')
  const { user, go } = await open(`?${new URLSearchParams(asked)}`)
  await waitFor(() => expect(listings()).toContainEqual({ ...asked, i18n_language: 'ca' }), patient)
  go('/ca/tags')
  const head = within(await screen.findByRole('columnheader', { name: /^Slug/ }, patient))
  await user.click(head.getByRole('link'))
  await waitFor(() => expect(listings().at(-1)).toMatchObject({ orderby: 'slug' }), patient)
  expect(listings().at(-1)).not.toHaveProperty('order')
})
