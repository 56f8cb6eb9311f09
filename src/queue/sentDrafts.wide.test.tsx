import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { ownerOf } from '../collection/owner.ts'
import { forget, keptOf } from '../device/kept.ts'
import { keptCount } from '../device/keptAmounts.ts'
import { pageModes } from '../service/testWorld.ts'

let world: World
let path: string
beforeEach(async () => {
  await forget('drafts', 'all')
  await forget('queue', 'all')
  world = await openWorld({ mode: pageModes[0] ?? 'live' })
  path = `venues/${String((await world.ask('POST', 'venues', { venue: 'Sala', city: 'Vic' })).id)}`
})

const open = (place: string) => openApp(world, `/ca/${place}`, editor, 'en')
const drafts = () => keptCount('drafts')
type User = Awaited<ReturnType<typeof open>>['user']

async function put(user: User, name: string, text: string): Promise<void> {
  const box = await screen.findByRole('textbox', { name })
  await user.clear(box)
  await user.click(box)
  await user.paste(text)
}

async function leftWaiting(): Promise<User> {
  const { user } = await open(path)
  await put(user, 'Town', 'Olot')
  await waitFor(async () => expect(await drafts()).toBe(1))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await world.fail([{ kind: 'dropped' }])
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Send it when the network is back' }))
  await waitFor(async () => expect(await keptCount('queue')).toBe(1))
  return user
}

async function sent(): Promise<void> {
  cleanup()
  vi.restoreAllMocks()
  await world.fail([])
  const { user } = await open('queue')
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  await waitFor(async () => expect(await keptCount('queue')).toBe(0))
  expect(await world.ask('GET', path)).toMatchObject({ city: 'Olot' })
  cleanup()
}

test('nothing is left unsaved of a form whose text the queue has sent', async () => {
  await leftWaiting()
  expect(await drafts()).toBe(1)
  await sent()
  await waitFor(async () => expect(await drafts()).toBe(0))
})

test('what was typed after that is still there when the queue has sent the rest', async () => {
  const user = await leftWaiting()
  await put(user, 'Telephone', '938 000 000')
  const boxes = async () =>
    (await keptOf('drafts', ownerOf(world.service()))).map(({ body }) => body)
  await waitFor(async () => expect(JSON.stringify(await boxes())).toContain('938 000 000'))
  await sent()
  await open(path)
  expect(await screen.findByRole('region', { name: /You left this unsaved/ })).toHaveTextContent(
    '938 000 000',
  )
})

test('what a reading shows to be saved is no draft any more; what differs from it stays', async () => {
  const { user } = await open(path)
  await put(user, 'Town', 'Olot')
  await waitFor(async () => expect(await drafts()).toBe(1))
  cleanup()
  await world.ask('POST', path, { venue: 'Sala', city: 'Berga' })
  await open(path)
  await screen.findByRole('region', { name: /You left this unsaved/ })
  expect(await drafts()).toBe(1)
  cleanup()
  await world.ask('POST', path, { venue: 'Sala', city: 'Olot' })
  await open(path)
  await waitFor(async () => expect(await drafts()).toBe(0))
})
