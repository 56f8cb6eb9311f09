import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'

vi.setConfig({ testTimeout: 60_000 })

const turnBack = { name: 'Turn typographic signs back into typed ones' }
const box = (name: string) => screen.findByRole('textbox', { name })

let world: World
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await world.drop()
})

/** The bodies that left the page since it is listened to. */
function sentBodies() {
  const spy = vi.spyOn(globalThis, 'fetch')
  return () =>
    spy.mock.calls.flatMap(([, init]) =>
      typeof init?.body === 'string' ? [JSON.parse(init.body)] : [],
    )
}

describe('a venue whose texts come back rendered', () => {
  beforeEach(async () => {
    world = await openWorld({ mode: 'live' })
  })

  test('the first change of a name offers the signs that were typed', async () => {
    const made = await world.ask('POST', 'venues', { venue: 'L\'hort "gran"' })
    const { user } = await openApp(world, `/ca/venues/${String(made['id'])}`, editor, 'en')
    const name = await screen.findByDisplayValue('L’hort “gran”')
    expect(screen.queryByRole('button', turnBack)).toBeNull()
    await user.type(name, ' nou')
    expect(
      await screen.findByText(/The site may have changed the signs of this name/),
    ).toBeVisible()
    await user.click(screen.getByRole('button', turnBack))
    expect(name).toHaveValue('L\'hort "gran" nou')
    const sent = sentBodies()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent()).not.toEqual([]))
    expect(sent()).toEqual([expect.objectContaining({ venue: 'L\'hort "gran" nou' })])
  })

  test('a description beside a word in brackets goes out with the signs that were typed', async () => {
    const description = '<p>L\'hort "gran" [gratis]</p>'
    const made = await world.ask('POST', 'venues', { venue: 'Hort', description })
    expect(String(made['description'])).toContain('L&#8217;hort &#8220;gran&#8221; [gratis]')
    const { user } = await openApp(world, `/ca/venues/${String(made['id'])}`, editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'HTML' }))
    const text = await box('Description')
    await user.type(text, '<p>Nou</p>')
    const note = await screen.findByText(/This is the text as the site shows it/)
    expect(note).toHaveTextContent('The former wording stays in the history')
    await user.click(screen.getByRole('button', turnBack))
    const sent = sentBodies()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent()).not.toEqual([]))
    const [body] = sent()
    expect(body.description.replaceAll('\n', '')).toBe(`${description}<p>Nou</p>`)
    expect(body).not.toHaveProperty('venue')
  })
})

test('a picture that the live service does not find is explained at its box, and nothing typed is lost', async () => {
  world = await openWorld({ mode: 'live' })
  const { id } = await world.ask('POST', 'venues', { venue: 'Hort' })
  const { user } = await openApp(world, `/ca/venues/${String(id)}`, editor, 'en')
  const picture = await screen.findByRole('textbox', { name: /^Picture/ })
  const address = 'https://nowhere.invalid/a.jpg'
  const explained = /did not find a picture at this address/
  await user.type(picture, address)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByText(explained)).toBeVisible()
  expect(picture).toHaveAttribute('aria-invalid', 'true')
  expect(picture).toHaveAccessibleDescription(explained)
  expect(picture).toHaveValue(address)
  expect(await world.ask('GET', `venues/${String(id)}`)).not.toHaveProperty('image.id')
})
