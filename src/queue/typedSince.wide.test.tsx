import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { forget } from '../device/kept.ts'
import { modes } from '../service/testWorld.ts'
import { waiting } from './queueBed.ts'

describe.each(modes)('what is typed after a save that the network did not carry, %s', (mode) => {
  let world: World
  beforeEach(async () => {
    for (const store of ['drafts', 'queue'] as const) await forget(store, 'all')
    world = await openWorld({ mode })
  })

  async function write(at: string, box: string, text: string) {
    const { user } = await openApp(world, at, editor, 'en')
    const put = async (name: string, typed: string) => {
      const field = await screen.findByRole('textbox', { name })
      await user.clear(field)
      await user.click(field)
      await user.paste(typed)
    }
    const press = async (name: string) =>
      await user.click(await screen.findByRole('button', { name }))
    await put(box, text)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await world.fail([{ kind: 'dropped' }])
    return { put, press, later: () => press('Send it when the network is back') }
  }

  test('waits with the rest of a record that is changed', async () => {
    const { id } = await world.ask('POST', 'venues', { venue: 'Sala', city: 'Vic' })
    const { put, press, later } = await write(`/ca/venues/${String(id)}`, 'Town', 'Olot')
    await press('Save')
    await screen.findByRole('button', { name: 'Send it when the network is back' })
    await put('Town', 'Olot vell')
    await put('Telephone', '938 000 000')
    await later()
    await waitFor(async () => expect(await waiting(world.service())).toHaveLength(1))
    expect(await waiting(world.service())).toMatchObject([
      { changes: { city: 'Olot vell', phone: '938 000 000' } },
    ])
  })

  test('waits with the rest of a record that is new', async () => {
    const { put, press, later } = await write('/ca/venues/new', 'Name', 'Sala')
    await press('Save draft')
    await screen.findByRole('button', { name: 'Send it when the network is back' })
    await put('Town', 'Berga')
    await later()
    await waitFor(async () => expect(await waiting(world.service())).toHaveLength(1))
    expect(await waiting(world.service())).toMatchObject([
      { changes: { venue: 'Sala', city: 'Berga' } },
    ])
  })
})
