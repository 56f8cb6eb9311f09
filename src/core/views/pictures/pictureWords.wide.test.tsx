import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { editor, openApp, makeWorld, type TestWorld } from '../../../app/appBed.tsx'
import { altBox, altOf, describe, pictureWorld, press, typeAlt } from './pictureWordsBed.ts'

let world: TestWorld
let picture: number
let path: string
beforeEach(async () => {
  const made = await pictureWorld()
  world = made.world
  picture = made.picture
  path = made.path
})

async function openTyped() {
  const app = await openApp(world, path, editor, 'en')
  await press(app.user, 'Alternative text…')
  await typeAlt(app.user, 'La plaça de nit')
  return app
}
const saved = () => screen.findByText('The image’s alternative text has been saved.')
const news = () => within(screen.getByRole('region', { name: 'Notices' }))

/** What is posted waits until it is let go, and is refused with a status where there is one. */
function holdPosts(status?: number) {
  const ask = globalThis.fetch
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, how) => {
    if (how?.method !== 'POST') return await ask(address, how)
    await held
    if (status === undefined) return await ask(address, how)
    return Response.json({ code: 'rest_forbidden', message: 'No.', data: { status } }, { status })
  })
  return goOn
}

test('what is typed while another text is being saved stays, and is saved over that one', async () => {
  const { user } = await openTyped()
  const goOn = holdPosts()
  await press(user, 'Save the alternative text')
  await typeAlt(user, 'La plaça de dia')
  goOn()
  await saved()
  expect(await altBox()).toHaveValue('La plaça de dia')
  expect(await altOf(world, picture)).toBe('La plaça de nit')
  await press(user, 'Save the alternative text')
  await waitFor(async () => expect(await altOf(world, picture)).toBe('La plaça de dia'))
  expect(screen.queryByText('Someone else changed this text')).toBeNull()
})

test('what could not be taken back is tried to be taken back once more, not saved again', async () => {
  const { user } = await openTyped()
  await press(user, 'Save the alternative text')
  await saved()
  holdPosts(403)()
  await user.click(news().getByRole('button', { name: 'Undo' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('The former alternative text isn’t back')).toBeVisible()
  vi.restoreAllMocks()
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The image’s former alternative text is back.')
  expect(await altOf(world, picture)).toBe('La plaça')
})

test('a text that is not saved when its form is closed is told of, listed in the settings, and saved or discarded from there', async () => {
  const { user, go } = await openTyped()
  const goOn = holdPosts(403)
  await press(user, 'Save the alternative text')
  go('/settings')
  await press(user, 'Leave')
  const text = `alternative text of image ${picture}`
  expect(await screen.findByText(`${text}: “La plaça de nit”`)).toBeVisible()
  goOn()
  const told = await screen.findByText(/^An image’s alternative text wasn’t saved\./)
  expect(told).toHaveTextContent('Your text stays on this device')
  vi.restoreAllMocks()
  await user.click(news().getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await altOf(world, picture)).toBe('La plaça de nit'))
})

test('the alternative text is kept as a draft, and never saved over somebody else’s unless that is chosen', async () => {
  const described = (alt: string) => describe(world, picture, alt)
  const open = async (kept: object = {}) => {
    const { user } = await openApp(world, path, editor, 'en')
    Object.assign(localStorage, kept)
    await press(user, 'Alternative text…')
    await altBox()
    return user
  }
  await typeAlt(await open(), 'La plaça de nit')
  const kept = { ...localStorage }
  cleanup()

  await described('La festa')
  const user = await open(kept)
  expect(await altBox()).toHaveValue('La plaça de nit')
  expect(screen.getByText(/The site has: “La festa”\./)).toBeVisible()
  await press(user, 'Save the alternative text')
  expect(await screen.findByText('Someone else changed this text')).toBeVisible()
  expect(screen.getByText('It’s now “La festa”. Nothing has been replaced.')).toBeVisible()
  expect(await altOf(world, picture)).toBe('La festa')
  await press(user, 'Save mine')
  await saved()
  expect(await altOf(world, picture)).toBe('La plaça de nit')
  expect(Object.keys(localStorage).filter((key) => key.includes('pictureWords'))).toEqual([])
  await user.click(news().getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await altOf(world, picture)).toBe('La festa'))
  await waitFor(async () => expect(await altBox()).toHaveValue('La festa'))

  await typeAlt(user, 'Meva')
  await described('Seva')
  await press(user, 'Save the alternative text')
  await press(user, 'Use their version')
  expect(await altBox()).toHaveValue('Seva')
  expect(await altOf(world, picture)).toBe('Seva')
})

test('what is typed of a picture that is not sent yet outlives another file and the page, and is not closed over unasked', async () => {
  world = await makeWorld('live', { data: 'empty', options: { media: true } })
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`)
  const open = async () => {
    const kept = Object.entries({ ...localStorage })
    const { user, go } = await openApp(world, '/ca/venues/new', editor, 'en')
    for (const [name, value] of kept) localStorage.setItem(name, value)
    await user.click(await screen.findByRole('button', { name: 'Choose an image…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose an image' }))
    const input = await dialog.findByLabelText('Upload an image…', { selector: 'input' })
    const take = () => user.upload(input, new File(['GIF89a…'], 'image.gif', { type: 'image/gif' }))
    await take()
    const alt = await dialog.findByRole('textbox', { name: 'Alternative text' })
    return { user, go, dialog, take, alt }
  }
  const first = await open()
  await first.user.type(first.alt, 'La plaça de nit')
  const preview = () => first.dialog.findByRole('img', { name: 'The image to upload' })
  const address = (await preview()).getAttribute('src')
  // What is pasted has the same name every time.
  await first.take()
  await waitFor(async () => expect(await preview()).not.toHaveAttribute('src', address))
  expect(first.alt).toHaveValue('La plaça de nit')
  // Nothing of it is lost by leaving: nothing is asked.
  first.go('/ca/tags')
  await screen.findByRole('heading', { level: 1, name: 'Tags' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  cleanup()

  const second = await open()
  expect(second.alt).toHaveValue('')
  expect(screen.getByText(/“La plaça de nit”/)).toBeVisible()
  await second.user.click(screen.getByRole('button', { name: 'Resume' }))
  expect(second.alt).toHaveValue('La plaça de nit')
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: /^Close without keeping/ }))
  await second.user.click(second.alt)
  await second.user.keyboard('{Escape}')
  await second.user.click((await question()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(second.alt).toHaveValue('La plaça de nit')
  await second.user.click(second.dialog.getByRole('button', { name: 'Cancel' }))
  await second.user.click(
    (await question()).getByRole('button', { name: 'Close without keeping it' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cleanup()
  await open()
  expect(screen.queryByText(/“La plaça de nit”/)).toBeNull()
})
