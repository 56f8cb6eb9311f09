import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { editor, openApp, type World } from '../../app/appBed.tsx'
import { altBox, altOf, pictureWorld, press, typeAlt } from './pictureWordsBed.ts'

let world: World
let picture: number
let path: string
beforeEach(async () => {
  localStorage.clear()
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
const saved = () => screen.findByText('The alternative text of the picture has been saved.')
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
  expect(screen.queryByText('Somebody else has changed this text meanwhile')).toBeNull()
})

test('what could not be taken back is tried to be taken back once more, not saved again', async () => {
  const { user } = await openTyped()
  await press(user, 'Save the alternative text')
  await saved()
  holdPosts(403)()
  await user.click(news().getByRole('button', { name: 'Undo' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('The earlier alternative text is not back')).toBeVisible()
  vi.restoreAllMocks()
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The earlier alternative text of the picture is back.')
  expect(await altOf(world, picture)).toBe('La plaça')
})

test('a text that is not saved when its form is closed is told of, listed in the settings, and saved or discarded from there', async () => {
  const { user, go } = await openTyped()
  const goOn = holdPosts(403)
  await press(user, 'Save the alternative text')
  go('/settings')
  await press(user, 'Leave')
  const text = `alternative text of picture number ${picture}`
  expect(await screen.findByText(`${text}: “La plaça de nit”`)).toBeVisible()
  goOn()
  const told = await screen.findByText(/^The alternative text of a picture has not been saved\./)
  expect(told).toHaveTextContent('What you wrote stays on this device')
  vi.restoreAllMocks()
  await user.click(news().getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await altOf(world, picture)).toBe('La plaça de nit'))
})
