// @vitest-environment jsdom
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
})
