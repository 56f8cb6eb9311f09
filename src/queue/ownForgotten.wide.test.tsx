import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { ownerOf } from '../collection/owner.ts'
import { noteQueued } from '../collection/queue/queued.ts'
import { pageModes } from '../service/testWorld.ts'
import { event, sending, update, waiting, waitWith } from './queueBed.ts'

let world: World

test.each(pageModes)(
  'once somebody has answered, a value that earlier writes had left is another’s as any other, %s',
  async (mode) => {
    world = await openWorld({ mode })
    const service = world.service()
    const fair = await event(service, 'Fair')
    await waitWith(world, service, () => update(service, fair, { title: 'Mine' }))
    const [item] = await waiting(service)
    if (!item) throw new Error('nothing waits')
    await noteQueued(ownerOf(service), item, { own: { title: 'Earlier' } })
    await update(service, fair, { title: 'Theirs' })
    await sending(service).send()

    const { user } = await openApp(world, '/ca/queue', editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Choose what stays: “Mine”' }))
    const dialog = within(await screen.findByRole('dialog'))
    const path = `events/${fair.id}`
    const fields = { title: 'Earlier' }
    await world.fail([{ kind: 'colleague', when: 'before', method: 'GET', path, times: 1, fields }])
    await user.click(dialog.getByRole('button', { name: 'Save with this choice' }))
    await vi.waitFor(async () => {
      const [waits] = await waiting(service)
      expect(waits?.stop).toMatchObject({ kind: 'conflict', fields: [{ theirs: 'Earlier' }] })
    })
    expect(await world.ask('GET', path)).toMatchObject({ title: 'Earlier' })
  },
)
