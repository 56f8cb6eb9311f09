import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { editor, openApp, openWorld, type World } from '../app/appBed.tsx'
import { ownerOf } from '../collection/owner.ts'
import { readKept } from '../device/kept.ts'
import type { EventRecord } from '../events/events.ts'
import { pageModes } from '../service/testWorld.ts'
import { event, update, waitForDeletion, waiting, waitWith } from './queueBed.ts'
import { said } from '../testSaid.ts'

describe.each(pageModes)('what waits for an event that got a password, %s', (mode) => {
  let world: World
  let fair: EventRecord
  beforeEach(async () => {
    world = await openWorld({ mode })
    fair = await event(world.service(), 'Fair')
  })

  /** Opens the page of what waits, and a colleague gives it a password just before it is read next. */
  async function openProtected() {
    const path = `events/${fair.id}`
    const fields = { password: 'sesam' }
    await world.fail([{ kind: 'colleague', when: 'before', method: 'GET', path, times: 1, fields }])
    const { user } = await openApp(world, '/ca/queue', editor, 'en')
    await user.click(await screen.findByRole('button', { name: 'Send now' }))
    return user
  }
  const now = () => world.ask('GET', `events/${fair.id}?password=sesam`)
  const box = () => screen.findByLabelText('Password of the event')

  test('is sent with it, which is kept nowhere', async () => {
    const service = world.service()
    await waitWith(world, service, () => update(service, fair, { title: 'Great fair' }))
    const user = await openProtected()
    const item = await screen.findByRole('listitem', { name: 'Great fair' })
    await within(item).findByText(said(/^This event is protected by a password/))
    await user.type(await box(), 'wrong{Enter}')
    await screen.findByText('This is not the password of the event.')
    const typing = await box()
    await user.type(typing, 'sesam')
    await user.click(within(item).getByRole('button', { name: 'Send “Great fair”' }))
    await waitFor(async () => expect(await now()).toMatchObject({ title: 'Great fair' }))
    await waitFor(async () => expect(await waiting(service)).toEqual([]))
    const kept = ['queue', 'history', 'drafts'] as const
    const all = await Promise.all(kept.map((store) => readKept(store, ownerOf(service))))
    expect(JSON.stringify([all, { ...localStorage }, { ...sessionStorage }])).not.toContain('sesam')
  })

  test('is deleted with it', async () => {
    await waitForDeletion(world.service(), fair)
    const user = await openProtected()
    await user.type(await box(), 'sesam{Enter}')
    await waitFor(async () => expect(await waiting(world.service())).toEqual([]))
    await expect(now()).resolves.toMatchObject({ status: 'trash' })
  })
})
