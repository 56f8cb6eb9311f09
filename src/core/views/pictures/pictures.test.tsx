import { editor, openApp, makeWorld, type TestWorld } from '../../../app/appBed.tsx'
import { said, screen, waitFor, within } from '../../../testSaid.ts'

let world: TestWorld

/** What the writes that leave from now on say of the picture. */
function watchPictures(): () => unknown[] {
  const spy = vi.spyOn(globalThis, 'fetch')
  return () =>
    spy.mock.calls.flatMap(([, init]) =>
      init?.method === 'POST' && typeof init.body === 'string'
        ? [(JSON.parse(init.body) as { image?: unknown }).image]
        : [],
    )
}

const box = () => screen.findByRole('textbox', { name: 'Image' })

async function save(user: { click: (element: Element) => Promise<void> }, title: string) {
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await screen.findAllByText(said(`“${title}” has been saved: draft.`))
}

test('a picture is searched by what uses it, chosen by keyboard, kept by other saves, and removed', async () => {
  world = await makeWorld('live', { data: 'town' })
  const times = { start_date: '2030-01-01 10:00:00', end_date: '2030-01-01 12:00:00' }
  const { id } = await world.ask('POST', 'events', { title: 'Fira', ...times, status: 'draft' })
  const image = async () => (await world.ask('GET', `events/${String(id)}`)).image
  const sent = watchPictures()
  const { user } = await openApp(world, `/ca/events/${String(id)}`, editor, 'en')

  // The first page of a run brings all of its code along.
  const choose = await screen.findByRole(
    'button',
    { name: /^Choose an image/ },
    { timeout: 20_000 },
  )
  await user.click(choose)
  const dialog = await screen.findByRole('dialog', { name: 'Choose an image' })
  await within(dialog).findByText(/^\d+ images in \d+ records$/)
  const search = within(dialog).getByRole('searchbox')
  await world.fail([{ kind: 'status', code: 500, method: 'GET', path: 'venues' }])
  await user.type(search, 'zzz nothing of this name')
  const again = await within(dialog).findByRole('button', { name: 'Try again' })
  await world.fail([])
  const asked = vi.mocked(fetch).mock.calls
  const before = asked.length
  await user.click(again)
  await waitFor(() => expect(again).not.toBeInTheDocument())
  await within(dialog).findByText('0 images in 0 records')
  // What was read is not read again.
  expect(asked.slice(before)).toEqual([[expect.stringContaining('/venues?'), expect.anything()]])
  await user.clear(search)
  await within(dialog).findByRole('list', { name: 'Images in use' })
  await user.tab()
  // Pages that come later stand before the first one: the second picture is the one beside the focus now.
  const grid = within(dialog).getByRole('list', { name: 'Images in use' })
  const pictures = within(grid).getAllByRole('button')
  const second = pictures[pictures.findIndex((one) => one === document.activeElement) + 1]
  expect(second).toHaveTextContent(/Used by \d+ records? [\d,]+ × [\d,]+/)
  await user.keyboard('{ArrowRight}')
  expect(second).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const chosen = await box()
  expect(chosen).toHaveDisplayValue(/^\d+$/)
  const picture = (chosen as HTMLInputElement).value
  expect(await screen.findByRole('img', { name: 'The current image' })).toBeVisible()
  expect(screen.getByText(/pixels$/).parentElement).toHaveTextContent(/pixels [\d.]+ [kM]B ID \d+/)
  await save(user, 'Fira')
  expect(await image()).toMatchObject({ id: Number(picture) })
  expect(sent()).toEqual([picture])

  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' gran')
  await save(user, 'Fira gran')
  expect(await image()).toMatchObject({ id: Number(picture) })
  expect(sent()).toEqual([picture, picture])

  await user.click(screen.getByRole('button', { name: 'Remove the image' }))
  expect(await screen.findByText('The image is removed when you save.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '!')
  await save(user, 'Fira gran!')
  expect([false, null]).toContain(await image())
  // Live services refuse an empty picture, and drop one that is left out (modes.md).
  expect(sent().slice(2)).toEqual(['', undefined])
})
