import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { said } from '../../testSaid.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: World
afterEach(async () => {
  vi.restoreAllMocks()
  cleanup()
  await world.drop()
})

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

const box = () => screen.findByRole('textbox', { name: 'Picture' })

async function save(user: { click: (element: Element) => Promise<void> }, title: string) {
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await screen.findAllByText(said(`“${title}” has been saved: draft.`))
}

describe.each(pageModes)('a picture over the %s service', (mode) => {
  test('is chosen by keyboard among those in use, kept by other saves, and removed', async () => {
    world = await openWorld({ mode, data: 'town' })
    const times = { start_date: '2030-01-01 10:00:00', end_date: '2030-01-01 12:00:00' }
    const { id } = await world.ask('POST', 'events', { title: 'Fira', ...times, status: 'draft' })
    const image = async () => (await world.ask('GET', `events/${String(id)}`)).image
    const sent = watchPictures()
    const { user } = await openApp(world, `/ca/events/${String(id)}`, editor, 'en')

    // The first page of a run brings all of its code along.
    const choose = await screen.findByRole('button', { name: /^Choose a pic/ }, { timeout: 20_000 })
    await user.click(choose)
    const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' })
    const grid = await within(dialog).findByRole('list', { name: 'Pictures in use' })
    await within(dialog).findByText(/^\d+ pictures, in \d+ records looked through$/)
    await user.tab()
    await user.tab()
    // Pages that come later stand before the first one: the second picture is the one beside the focus now.
    const pictures = within(grid).getAllByRole('button')
    const second = pictures[pictures.findIndex((one) => one === document.activeElement) + 1]
    expect(second).toHaveTextContent(/Used by \d+ records? · [\d,]+ × [\d,]+/)
    await user.keyboard('{ArrowRight}')
    expect(second).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const chosen = await box()
    expect(chosen).toHaveDisplayValue(/^\d+$/)
    const picture = (chosen as HTMLInputElement).value
    expect(await screen.findByRole('img', { name: 'The picture as it is now' })).toBeVisible()
    expect(screen.getByText(/pixels · [\d.]+ [kM]B · number \d+/)).toBeVisible()
    await save(user, 'Fira')
    expect(await image()).toMatchObject({ id: Number(picture) })
    expect(sent()).toEqual([picture])

    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' gran')
    await save(user, 'Fira gran')
    expect(await image()).toMatchObject({ id: Number(picture) })
    expect(sent()).toEqual([picture, picture])

    await user.click(screen.getByRole('button', { name: 'Remove the picture' }))
    expect(await screen.findByText('The picture is removed when you save.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!')
    await save(user, 'Fira gran!')
    expect([false, null]).toContain(await image())
    // Live services refuse an empty picture, and drop one that is left out (modes.md).
    expect(sent().slice(2)).toEqual(mode === 'live' ? ['', undefined] : [''])
  })
})

test('pictures are searched by the title of what uses them', async () => {
  world = await openWorld({ mode: 'live', data: 'town' })
  const { user } = await openApp(world, '/ca/venues/new', editor, 'en')
  await user.click(await screen.findByRole('button', { name: 'Choose a picture…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' })
  await user.type(within(dialog).getByRole('searchbox'), 'zzz nothing of this name')
  expect(await within(dialog).findByText('0 pictures, in 0 records looked through')).toBeVisible()
  await user.clear(within(dialog).getByRole('searchbox'))
  await within(dialog).findByRole('list', { name: 'Pictures in use' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await box()).toHaveValue('')
})

test.each([
  ['javascript:alert(1)', 'Write an address that begins with https:// or http://.'],
  ['data:image/png;base64,iVBORw0KGgo=', 'Write an address that begins with https:// or http://.'],
  ['foto.jpg', 'Write the number of a picture or the whole address of one.'],
  ['99999999999999999999', 'Write the number of a picture or the whole address of one.'],
  ['\u202E12\u200B', 'Write the number of a picture or the whole address of one.'],
])('%j in the picture field is refused there, and nothing is sent', async (typed, sentence) => {
  world = await openWorld({ mode: 'live' })
  const { user } = await openApp(world, '/ca/organizers/new', editor, 'en')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Coral')
  await user.click(await box())
  await user.paste(typed)
  const sent = watchPictures()
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(`Picture: ${sentence}`)
  expect(await box()).toHaveValue(typed)
  expect(screen.queryByRole('img', { name: 'The picture as it is now' })).toBeNull()
  expect(sent()).toEqual([])
})

test('its alternative text is read and changed where the site lets it be, and only there', async () => {
  world = await openWorld({ mode: 'live', data: 'town', options: { media: true } })
  const listed = (await world.ask('GET', 'venues?per_page=50')).venues as {
    image?: { id: number }
  }[]
  const image = listed.find((venue) => venue.image)?.image?.id
  const { id } = await world.ask('POST', 'venues', { venue: 'Nou', image: String(image) })
  const { user } = await openApp(world, `/ca/venues/${String(id)}`, editor, 'en')
  await user.click(await screen.findByRole('button', { name: 'Alternative text…' }))
  const words = await screen.findByRole('textbox', { name: 'Alternative text' })
  await user.tab()
  expect(words).toHaveFocus()
  await user.type(words, 'La plaça de nit')
  const button = screen.getByRole('button', { name: 'Save the alternative text' })
  await user.click(button)
  expect(
    await screen.findByText('The alternative text of the picture has been saved.'),
  ).toBeVisible()
  expect(button).toBeDisabled()
  cleanup()
  await openApp(world, `/ca/venues/${String(id)}`, editor, 'en')
  await user.click(await screen.findByRole('button', { name: 'Alternative text…' }))
  expect(await screen.findByRole('textbox', { name: 'Alternative text' })).toHaveValue(
    'La plaça de nit',
  )
})

test('what is typed of a picture that is not sent yet outlives another file, and is not closed over unasked', async () => {
  world = await openWorld({ mode: 'live', data: 'town', options: { media: true } })
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`)
  const { user } = await openApp(world, '/ca/venues/new', editor, 'en')
  await user.click(await screen.findByRole('button', { name: 'Choose a picture…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }))
  const input = await dialog.findByLabelText('Upload a picture…', { selector: 'input' })
  const take = () => user.upload(input, new File(['GIF89a…'], 'image.gif', { type: 'image/gif' }))
  const preview = () => dialog.findByRole('img', { name: 'The picture to upload' })
  await take()
  const words = await dialog.findByRole('textbox', { name: 'Alternative text' })
  await user.type(words, 'La plaça')
  const address = (await preview()).getAttribute('src')
  // What is pasted has the same name every time.
  await take()
  await waitFor(async () => expect(await preview()).not.toHaveAttribute('src', address))
  expect(words).toHaveValue('La plaça')

  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: /^Close without keeping/ }))
  await user.keyboard('{Escape}')
  await user.click((await question()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(words).toHaveValue('La plaça')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click((await question()).getByRole('button', { name: 'Close without keeping it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what is typed of a picture that is not sent yet is offered after the page has died, and no longer once it is thrown away', async () => {
  world = await openWorld({ mode: 'live', data: 'empty', options: { media: true } })
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:1')
  const open = async () => {
    const kept = Object.entries({ ...localStorage })
    const { user, go } = await openApp(world, '/ca/venues/new', editor, 'en')
    for (const [name, value] of kept) localStorage.setItem(name, value)
    await user.click(await screen.findByRole('button', { name: 'Choose a picture…' }))
    const input = await screen.findByLabelText('Upload a picture…', { selector: 'input' })
    await user.upload(input, new File(['GIF89a…'], 'image.gif', { type: 'image/gif' }))
    return { user, go, words: await screen.findByRole('textbox', { name: 'Alternative text' }) }
  }
  const first = await open()
  await first.user.type(first.words, 'La plaça de nit')
  // Nothing of it is lost by leaving: nothing is asked.
  first.go('/ca/tags')
  await screen.findByRole('heading', { level: 1, name: 'Tags' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  cleanup()

  const second = await open()
  expect(second.words).toHaveValue('')
  expect(screen.getByText(/“La plaça de nit”/)).toBeVisible()
  await second.user.click(screen.getByRole('button', { name: 'Take it up again' }))
  expect(second.words).toHaveValue('La plaça de nit')
  cleanup()

  const third = await open()
  await third.user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText(/“La plaça de nit”/)).toBeNull()
  cleanup()
  await open()
  expect(screen.queryByText(/“La plaça de nit”/)).toBeNull()
})
