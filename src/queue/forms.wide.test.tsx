import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { forget } from '../device/kept.ts'
import { keptCount } from '../device/keptAmounts.ts'
import { pageModes } from '../service/testWorld.ts'
import { findNetwork, loseNetwork, waiting } from './queueBed.ts'

let world: World
let path: string
beforeEach(async () => {
  await forget('drafts', 'all')
  world = await openWorld({ mode: pageModes[0] ?? 'live' })
  path = `venues/${String((await world.ask('POST', 'venues', { venue: 'Sala', city: 'Vic' })).id)}`
})

const drafts = (count: number) => waitFor(async () => expect(await keptCount('drafts')).toBe(count))
const queued = () => waiting(world.service())
const left = () => screen.findByRole('region', { name: /You left this unsaved/ })
const later = 'Send it when the network is back'

async function open(place: string) {
  const { user } = await openApp(world, `/ca/${place}`, editor, 'en')
  return {
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    put: async (name: string, text: string) => {
      const box = await screen.findByRole('textbox', { name })
      await user.clear(box)
      await user.click(box)
      await user.paste(text)
    },
  }
}

async function leftWaiting() {
  const form = await open(path)
  await form.put('Town', 'Olot')
  await drafts(1)
  await loseNetwork(world)
  await form.press('Save')
  await form.press(later)
  await waitFor(async () => expect(await queued()).toHaveLength(1))
  return form
}

async function sent() {
  cleanup()
  await findNetwork(world)
  await (await open('queue')).press('Send now')
  await waitFor(async () => expect(await queued()).toEqual([]))
  expect(await world.ask('GET', path)).toMatchObject({ city: 'Olot' })
  cleanup()
}

test('nothing is left unsaved of a form whose text the queue has sent', async () => {
  await leftWaiting()
  expect(await keptCount('drafts')).toBe(1)
  await sent()
  await drafts(0)
})

test('what was typed after that is still there when the queue has sent the rest', async () => {
  const { put } = await leftWaiting()
  await put('Telephone', '938 000 000')
  await sent()
  await open(path)
  expect(await left()).toHaveTextContent('938 000 000')
})

test('what a reading shows to be saved is no draft any more; what differs from it stays', async () => {
  await (await open(path)).put('Town', 'Olot')
  await drafts(1)
  cleanup()
  await world.ask('POST', path, { venue: 'Sala', city: 'Berga' })
  await open(path)
  await left()
  expect(await keptCount('drafts')).toBe(1)
  cleanup()
  await world.ask('POST', path, { venue: 'Sala', city: 'Olot' })
  await open(path)
  await drafts(0)
})

test.each(['changed', 'new'])(
  'what is typed after a save that the network did not get through waits with the rest of a record that is %s',
  async (kind) => {
    const isNew = kind === 'new'
    const { put, press } = await open(isNew ? 'venues/new' : path)
    await put('Name', 'Sala')
    await put('Town', 'Olot')
    await loseNetwork(world)
    await press(isNew ? 'Save draft' : 'Save')
    await screen.findByRole('button', { name: later })
    await put('Town', 'Olot vell')
    await put('Telephone', '938 000 000')
    await press(later)
    const changes = { city: 'Olot vell', phone: '938 000 000' }
    await waitFor(async () => expect(await queued()).toMatchObject([{ changes }]))
  },
)

test('a new record that waited and is refused is corrected in its form, with all that was typed there', async () => {
  const { put, press } = await open('venues/new')
  await put('Name', 'Hall')
  await put('Town', 'Manlleu')
  await loseNetwork(world)
  await press('Publish')
  await press(later)
  const item = await screen.findByRole('listitem', { name: 'Hall' })
  await drafts(0)
  await findNetwork(world)
  await world.fail([{ kind: 'status', code: 403, method: 'POST' }])
  await press('Send now')
  await screen.findByText('One change was not sent: it asks you what to do.')
  expect(item).toHaveTextContent('Your account may not do this. Your text is kept here.')
  await press('Correct “Hall” in its form')

  const name = await screen.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(name).toHaveValue('Hall'))
  expect(screen.getByRole('textbox', { name: 'Town' })).toHaveValue('Manlleu')
  expect(await queued()).toEqual([])
  await world.fail([])
  await put('Name', 'Hall of the town')
  await press('Publish')
  const venues = [{ venue: 'Hall of the town', city: 'Manlleu' }]
  await waitFor(async () =>
    expect(await world.ask('GET', 'venues?search=Hall')).toMatchObject({ total: 1, venues }),
  )
})
