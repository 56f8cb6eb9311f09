import { editor, openApp, makeWorld } from '../../app/appBed.tsx'
import { refused, answering } from '../../api/testSite.ts'
import { said, screen, waitFor, within } from '../../testSaid.ts'

/** Answers this page of the whole tree with a refusal, until it is told to let go. */
function refusePage(page: string) {
  let isRefused = true
  answering(({ method, path, query }, _, go) => {
    const isTree = method !== 'POST' && path.endsWith('/categories')
    const isMeant = isTree && (query['page'] ?? '1') === page
    return isMeant && isRefused ? refused(403, 'rest_forbidden') : go()
  })
  return () => void (isRefused = false)
}

test('the place of a category cannot be chosen while a page of the tree is missing; once it is here, never inside of itself', async () => {
  const world = await makeWorld('live')
  const add = async (name: string, parent?: number) =>
    await world.make('categories', { name, ...(parent && { parent }) })
  // «Arrel» › «Zona» › «Branca»: by their names the one in the middle is on the second page.
  const fillers = Array.from({ length: 50 }, (_, at) => `Mena ${at + 10}`)
  await Promise.all(fillers.map((name) => add(name)))
  const top = await add('Arrel')
  await add('Branca', await add('Zona', top))

  const letGo = refusePage('2')
  const { user } = await openApp(world, `/ca/categories/${top}`, editor, 'en')
  const note = await screen.findByText(/Not all categories could be read/)
  expect(note).toHaveTextContent('Your account may not do this')
  const box = await screen.findByRole('combobox', { name: 'Parent category' })
  expect(box).toHaveAccessibleDescription(/Not all categories could be read/)
  await user.click(box)
  // At the field, and in the place of its options.
  await waitFor(() => expect(screen.getAllByText(/Not all categories could be/)).toHaveLength(2))
  expect(screen.queryAllByRole('option')).toEqual([])
  await user.keyboard('{Escape}')
  letGo()
  await user.click(within(note).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/Not all categories/)).toBeNull())
  expect(box).toHaveFocus()
  await user.click(box)
  const own = await screen.findByRole('option', { name: /^Branca/ })
  expect(own).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('option', { name: /^Mena 10/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(said('“Arrel” has been saved.'))).toBeVisible()
  const place = Number((await world.ask('GET', `categories/${top}`)).parent)
  expect((await world.ask('GET', `categories/${place}`)).name).toBe('Mena 10')
})
