import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copiesOf, facts, make, openRepeating, seed } from './duplicate/copiesBed.ts'
import { openWorld, type World } from './eventPagesBed.tsx'
import { sending } from '../queue/queueBed.ts'

const dates = ['2027-03-08', '2027-03-15', '2027-03-22', '2027-03-29']

describe('copies', () => {
  let world: World
  beforeEach(async () => {
    localStorage.clear()
    world = await openWorld('live')
  })
  afterEach(async () => {
    cleanup()
    await world.drop()
  })

  test('have everything of the original but their dates, and are taken back all at once', async () => {
    const { id } = await seed(world, 'live')
    const { user } = await openRepeating(world, id)
    await user.click(await make(/^Make 4 copies$/))
    expect(await screen.findByText('4 copies made.', {}, { timeout: 20_000 })).toBeVisible()
    const original = await world.ask('GET', `events/${id}`)
    const found = await copiesOf(world, id)
    expect(found.map(({ start_date }) => start_date)).toEqual(dates.map((day) => `${day} 19:30:00`))
    for (const listed of found) {
      const copy = await world.ask('GET', `events/${String(listed.id)}`)
      expect(copy).toMatchObject({
        status: 'draft',
        end_date: String(copy.start_date).replace('19:30', '21:00'),
        website: original.website,
      })
      expect(facts(copy)).toEqual(facts(original))
    }
    expect(screen.queryByText(/calendar changed this/)).toBeNull()
    await user.click(screen.getByRole('button', { name: /move all 4 copies to the trash/ }))
    expect(await screen.findByText('4 in the trash.', {}, { timeout: 20_000 })).toBeVisible()
    expect(await copiesOf(world, id)).toEqual([])
  })

  test('wait where there is no network, and are made once each when there is one', async () => {
    const { id } = await seed(world, 'live')
    const { user } = await openRepeating(world, id)
    const button = await make(/^Make 4 copies$/)
    await world.fail([{ kind: 'dropped', path: 'events', method: 'POST' }])
    await user.click(button)
    await screen.findByText('4 refused.')
    await user.click(await make(/^Send 4 when the network is back$/))
    expect(await screen.findByText('4 waiting for the network.')).toBeVisible()
    await world.fail([])
    expect(await copiesOf(world, id)).toEqual([])
    const { journal, send } = sending(world.service())
    await send()
    const made = await copiesOf(world, id)
    expect(made.map(({ start_date }) => start_date)).toEqual(dates.map((day) => `${day} 19:30:00`))
    expect(new Set(journal.entries().map(({ series }) => series)).size).toBe(1)
    cleanup()
    await openRepeating(world, id)
    expect(await make(/^Make 4 copies$/)).toBeVisible()
  })
})
