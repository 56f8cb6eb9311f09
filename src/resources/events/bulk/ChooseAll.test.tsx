import { screen } from '@testing-library/react'
import { editor, answering } from '../../../api/testSite.ts'
import { pageMode, worldOfEach } from '../../../api/testWorld.ts'
import { addEvent, openList } from '../list/EventListBed.tsx'

const patient = { timeout: 20_000 }

const world = worldOfEach(pageMode)
let last: number

beforeEach(async () => {
  for (const [at, title] of ['One', 'Two', 'Three', 'Four', 'Five'].entries())
    last = await addEvent(world.service(), { title, from: at + 1 })
})

/** The list in pages of two, with one of its events chosen; does something before the last page is answered. */
async function chooseAll(before: () => Promise<unknown>) {
  const { user } = await openList(world.service(editor, { perPage: 2 }))
  await user.click(await screen.findByRole('checkbox', { name: 'One' }, patient))
  answering(async ({ path, query }, _, go) => {
    if (path.endsWith('/events') && query['page'] === '3') await before()
    return go()
  })
  await user.click(await screen.findByRole('button', { name: 'Select all 5' }, patient))
}

test('all results are what is left of them when the last page has gone while they are read', async () => {
  await chooseAll(() => world.ask('DELETE', `events/${last}`))
  await screen.findByText('4 selected', { selector: 'strong' }, patient)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('all results are not chosen in part when a page cannot be read', async () => {
  await chooseAll(() => world.fail([{ kind: 'status', code: 403, method: 'GET', path: 'events' }]))
  expect(await screen.findByRole('alert', undefined, patient)).toHaveTextContent(
    'Not all results could be read. Nothing more was selected.',
  )
  expect(screen.getByText('1 selected', { selector: 'strong' })).toBeVisible()
})
