import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { pageModes } from '../service/testWorld.ts'

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

  test.each([
    ['venues', 'venue'],
    ['organizers', 'organizer'],
  ])('the first change of a name of %s offers the signs that were typed', async (room, field) => {
    const made = await world.ask('POST', room, { [field]: 'L\'hort "gran"' })
    const { user } = await openApp(world, `/ca/${room}/${String(made['id'])}`, editor, 'en')
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
    expect(sent()).toEqual([expect.objectContaining({ [field]: 'L\'hort "gran" nou' })])
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

describe.each(pageModes)('a picture that the %s service does not take', (mode) => {
  const address = [
    'https://nowhere.invalid/a.jpg',
    /did not find a picture at this address/,
  ] as const
  const number = ['987654', /The calendar has no picture 987654/] as const
  // The other mode looks at no address that it is given.
  test.each(mode === 'live' ? [address, number] : [number])(
    '%s is explained at its box, and nothing typed is lost',
    async (typed, words) => {
      world = await openWorld({ mode })
      const { id } = await world.ask('POST', 'venues', { venue: 'Hort' })
      const { user } = await openApp(world, `/ca/venues/${String(id)}`, editor, 'en')
      const picture = await screen.findByRole('textbox', { name: /^Picture/ })
      await user.type(picture, typed)
      await user.click(screen.getByRole('button', { name: 'Save' }))
      const summary = await screen.findByRole('alert')
      expect(within(summary).getByText(words)).toBeVisible()
      expect(picture).toHaveAttribute('aria-invalid', 'true')
      expect(picture).toHaveAccessibleDescription(words)
      expect(picture).toHaveValue(typed)
      expect(await world.ask('GET', `venues/${String(id)}`)).not.toHaveProperty('image.id')
    },
  )
})
