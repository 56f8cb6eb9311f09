import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copiesOf, facts, make, openRepeating, seed } from './duplicate/copiesBed.ts'
import { openPage, openWorld, type Mode, type World } from './eventPagesBed.tsx'
import { sending } from '../queue/queueBed.ts'

const dates = ['2027-03-08', '2027-03-15', '2027-03-22', '2027-03-29']

describe.each<Mode>(['interface', 'live'])('copies in %s', (mode) => {
  let world: World
  beforeEach(async () => {
    localStorage.clear()
    world = await openWorld(mode)
  })
  afterEach(async () => {
    cleanup()
    await world.drop()
  })

  test('have everything of the original but their dates, and are taken back all at once', async () => {
    const { id } = await seed(world, mode)
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

  test('are made once each although answers get lost', async () => {
    const { id } = await seed(world, mode)
    const { user } = await openRepeating(world, id)
    await make(/^Make 4 copies$/)
    await world.fail([{ kind: 'lostAnswer', path: 'events', method: 'POST', times: 2 }])
    await user.click(await make(/^Make 4 copies$/))
    await waitFor(
      async () => {
        const more = screen.queryByRole('button', { name: /^(Go on|Make the 2 that are missing)$/ })
        if (more) await user.click(more)
        expect(screen.getByText('4 copies made.')).toBeVisible()
      },
      { timeout: 30_000 },
    )
    const starts = (await copiesOf(world, id)).map(({ start_date }) => start_date)
    expect(starts).toEqual(dates.map((day) => `${day} 19:30:00`))
  })

  test('wait where there is no network, and are made once each when there is one', async () => {
    const { id } = await seed(world, mode)
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

  test('that were begun when the page went away are looked for, and the rest is made', async () => {
    const { id } = await seed(world, mode)
    const original = await world.ask('GET', `events/${id}`)
    const { user } = await openRepeating(world, id)
    await world.fail([{ kind: 'status', code: 403, path: 'events', method: 'POST' }])
    await user.click(await make(/^Make 4 copies$/))
    expect(await screen.findByText('4 refused.', {}, { timeout: 20_000 })).toBeVisible()
    await world.fail([])
    const name = Object.keys(localStorage).find((key) => key.includes('duplicating'))
    if (!name) throw new Error('no plan was kept')
    const plan = JSON.parse(localStorage.getItem(name) ?? '')
    // As a page left it that went away some minutes ago: two of these were made, and it was told of none.
    for (const [at, state] of ['waiting', 'begun', 'begun', 'unknown'].entries())
      plan.copies[at] = { ...plan.copies[at], state, sentAt: Date.now() - 130_000 }
    const { values } = plan
    const venue = mode === 'live' ? values.venue[0] : values.venue
    for (const at of [1, 3])
      await world.ask('POST', 'events', {
        ...values,
        ...plan.copies[at],
        venue,
        id: undefined,
        image: undefined,
      })
    cleanup()
    localStorage.setItem(name, JSON.stringify(plan))
    window.dispatchEvent(new StorageEvent('storage', { key: name }))
    expect(await copiesOf(world, id)).toHaveLength(2)
    const second = await openPage(world, { at: `/ca/events/${id}/duplicate` })
    expect(await screen.findByText('These copies are not finished')).toBeVisible()
    await second.user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText('4 copies made.', {}, { timeout: 20_000 })).toBeVisible()
    const found = await copiesOf(world, id)
    expect(found.map(({ start_date }) => start_date)).toEqual(dates.map((day) => `${day} 19:30:00`))
    for (const { id: copy } of found)
      expect(facts(await world.ask('GET', `events/${String(copy)}`))).toEqual(facts(original))
  })
})
