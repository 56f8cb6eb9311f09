import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { pageModes } from '../../service/testWorld.ts'
import { describePicture, readPicture } from './media.ts'

vi.setConfig({ testTimeout: 60_000 })

describe.each(pageModes)('the alternative text of a picture, over the %s service', (mode) => {
  let world: World
  let picture: number
  let venue: string
  beforeEach(async () => {
    localStorage.clear()
    world = await openWorld({ mode, data: 'town', options: { media: true } })
    const listed = (await world.ask('GET', 'venues?per_page=50')).venues as {
      image?: { id: number }
    }[]
    picture = listed.find((one) => one.image)?.image?.id ?? 0
    const { id } = await world.ask('POST', 'venues', { venue: 'Nou', image: String(picture) })
    venue = `/ca/venues/${String(id)}`
    await describePicture(world.service(), picture, 'La plaça')
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    cleanup()
    await world.drop()
  })

  const said = async () => (await readPicture(world.service(), picture)).alt
  const box = () => screen.findByRole('textbox', { name: 'Alternative text' })
  const press = async (user: Awaited<ReturnType<typeof openApp>>['user'], name: string) =>
    await user.click(await screen.findByRole('button', { name }))
  async function open(kept: object = {}) {
    const { user } = await openApp(world, venue, editor, 'en')
    Object.assign(localStorage, kept)
    await press(user, 'Alternative text…')
    await box()
    return user
  }
  async function typed(words: string, user: Awaited<ReturnType<typeof open>>) {
    await user.clear(await box())
    await user.paste(words)
  }

  test('is not written over what somebody else wrote meanwhile, unless that is chosen, and is taken back', async () => {
    const user = await open()
    await typed('La plaça de nit', user)
    await describePicture(world.service(), picture, 'La festa')
    await press(user, 'Save the alternative text')
    expect(
      await screen.findByText('It is now: “La festa”. Nothing has been written over it.'),
    ).toBeVisible()
    expect(await said()).toBe('La festa')
    await press(user, 'Save mine')
    await screen.findByText('The alternative text of the picture has been saved.')
    expect(await said()).toBe('La plaça de nit')
    const news = within(screen.getByRole('region', { name: 'Notices' }))
    await user.click(news.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await said()).toBe('La festa'))

    await waitFor(async () => expect(await box()).toHaveValue('La festa'))
    await typed('Meva', user)
    await describePicture(world.service(), picture, 'Seva')
    await press(user, 'Save the alternative text')
    await press(user, 'Take theirs')
    expect(await box()).toHaveValue('Seva')
    expect(await said()).toBe('Seva')
  })

  test('outlives its page as a draft, which is discarded or saved', async () => {
    await typed('La plaça de nit', await open())
    const kept = { ...localStorage }
    cleanup()
    const user = await open(kept)
    expect(await box()).toHaveValue('La plaça de nit')
    expect(screen.getByText(/The site says: “La plaça”\./)).toBeVisible()
    await press(user, 'Discard')
    expect(await box()).toHaveValue('La plaça')
    cleanup()
    await describePicture(world.service(), picture, 'La festa')
    const again = await open(kept)
    await press(again, 'Save the alternative text')
    expect(await screen.findByText('Somebody else has changed this text meanwhile')).toBeVisible()
    await press(again, 'Save mine')
    await screen.findByText('The alternative text of the picture has been saved.')
    expect(await said()).toBe('La plaça de nit')
    expect(Object.keys(localStorage).filter((key) => key.includes('pictureWords'))).toEqual([])
  })

  test('whose answer is lost is looked up, and not sent again', async () => {
    const user = await open()
    await typed('La plaça de nit', user)
    const ask = globalThis.fetch
    let posts = 0
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, how) => {
      const answer = await ask(address, how)
      if (how?.method !== 'POST') return answer
      posts += 1
      throw new TypeError('Failed to fetch')
    })
    await press(user, 'Save the alternative text')
    await screen.findByText('The alternative text of the picture has been saved.')
    expect(posts).toBe(1)
    vi.restoreAllMocks()
    expect(await said()).toBe('La plaça de nit')
  })

  const news = () => within(screen.getByRole('region', { name: 'Notices' }))

  test('that is typed while another is being saved stays, and is saved over that one', async () => {
    const user = await open()
    await typed('La plaça de nit', user)
    const ask = globalThis.fetch
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, how) => {
      if (how?.method === 'POST') await held
      return await ask(address, how)
    })
    await press(user, 'Save the alternative text')
    await typed('La plaça de dia', user)
    goOn()
    await screen.findByText('The alternative text of the picture has been saved.')
    expect(await box()).toHaveValue('La plaça de dia')
    expect(await said()).toBe('La plaça de nit')
    const kept = { ...localStorage }
    cleanup()
    const again = await open(kept)
    expect(await box()).toHaveValue('La plaça de dia')
    await press(again, 'Save the alternative text')
    await waitFor(async () => expect(await said()).toBe('La plaça de dia'))
    expect(screen.queryByText('Somebody else has changed this text meanwhile')).toBeNull()
  })

  test('that could not be taken back is tried to be taken back once more, not saved again', async () => {
    const user = await open()
    await typed('La plaça de nit', user)
    await press(user, 'Save the alternative text')
    await screen.findByText('The alternative text of the picture has been saved.')
    const sent = failing('POST', 403)
    await user.click(news().getByRole('button', { name: 'Undo' }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('The earlier alternative text is not back')).toBeVisible()
    expect(sent.at(-1)).toContain('"La plaça"')
    vi.restoreAllMocks()
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    await screen.findByText('The earlier alternative text of the picture is back.')
    expect(await said()).toBe('La plaça')
  })

  test('whose saving fails when its form is closed is told of wherever one is, and saved from there', async () => {
    const user = await open()
    await typed('La plaça de nit', user)
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    failing('POST', 403, held)
    await press(user, 'Save the alternative text')
    await user.click(await screen.findByRole('link', { name: 'Venues' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { name: 'Venues', level: 1 })
    goOn()
    const told = await screen.findByText(/^The alternative text of a picture has not been saved\./)
    expect(told).toHaveTextContent('What you wrote stays on this device')
    vi.restoreAllMocks()
    await user.click(news().getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await said()).toBe('La plaça de nit'))
  })

  test('is said to be in doubt where nobody can tell whether it was saved, and is looked up by trying again', async () => {
    const user = await open()
    await typed('La plaça de nit', user)
    const ask = globalThis.fetch
    let isGone = false
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, how) => {
      if (isGone) throw new TypeError('Failed to fetch')
      const answer = await ask(address, how)
      if (how?.method !== 'POST') return answer
      isGone = true
      throw new TypeError('Failed to fetch')
    })
    await press(user, 'Save the alternative text')
    const alert = within(await screen.findByRole('alert', {}, { timeout: 5000 }))
    expect(alert.getByText(/^We could not find out whether the alternative text has/)).toBeVisible()
    vi.restoreAllMocks()
    const sent = posts()
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    await screen.findByText('The alternative text of the picture has been saved.')
    expect(sent).toEqual([])
  })

  test('that is not saved is named among what this device keeps, read and discarded there', async () => {
    const { user, go } = await openApp(world, venue, editor, 'en')
    await press(user, 'Alternative text…')
    await typed('La plaça de nit', user)
    go('/settings')
    await press(user, 'Leave')
    expect(
      await screen.findByText(/^the alternative text of 1 picture, written and not saved/),
    ).toBeVisible()
    expect(
      screen.getByText(`alternative text of picture number ${picture}: “La plaça de nit”`),
    ).toBeVisible()
    await user.click(
      screen.getByRole('button', {
        name: `Discard the alternative text of picture number ${picture}`,
      }),
    )
    expect(
      await screen.findByText('Everything you have written from this browser has been saved.'),
    ).toBeVisible()
  })

  /** Bodies of what is posted from now on. */
  function posts(): string[] {
    const sent: string[] = []
    const ask = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, how) => {
      if (how?.method === 'POST') sent.push(String(how.body))
      return await ask(address, how)
    })
    return sent
  }

  /** The same, each refused, perhaps after a while. */
  function failing(method: string, status: number, after?: Promise<void>): string[] {
    const sent: string[] = []
    const ask = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, how) => {
      if (how?.method !== method) return await ask(address, how)
      sent.push(String(how.body))
      await after
      return Response.json({ code: 'rest_forbidden', message: 'No.', data: { status } }, { status })
    })
    return sent
  }
})
