import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forget } from '../device/kept.ts'
import { makeWorld, pageModes, type TestWorld } from '../service/testWorld.ts'
import { keepPair } from '../translations/near/keepPair.ts'
import { editor, openApp } from './appBed.tsx'

vi.setConfig({ testTimeout: 90_000 })

let world: TestWorld
afterEach(async () => {
  cleanup()
  await forget('pairs', 'all')
  await world.drop()
})

const times = { start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }
const make = async (language: string, values: object) =>
  Number((await world.askIn(language, 'POST', 'events', { ...times, ...values })).id)
const costOf = async (language: string, id: number) =>
  String((await world.askIn(language, 'GET', `events/${id}`)).cost)

describe.each(pageModes)('facts that differ over the %s service', (mode) => {
  beforeEach(async () => {
    world = await makeWorld(mode)
  })

  test('are taken from one language for all confirmed versions, after a preview, with one undo', async () => {
    const made: number[] = []
    for (const at of [1, 2]) {
      const ca = await make('ca', { title: `Fira ${at}`, cost: '10' })
      const es = await make('es', { title: `Feria ${at}`, cost: '12' })
      made.push(es)
      await keepPair(world.service(), { collection: 'events', versions: { ca, es } })
    }
    const { user } = await openApp(world, '/ca/translations/drift', editor, 'en')
    const list = await screen.findByRole('list', { name: 'Events whose versions differ' })
    const back = screen.getByRole('link', { name: 'Language board' })
    expect(back).toHaveAttribute('href', expect.stringMatching(/\/ca\/translations$/))
    expect(list).toHaveTextContent(/Fira 1.*Price.*10.*12/)
    await user.click(screen.getByRole('button', { name: 'Take from Catalan (2 records)…' }))
    const asked = within(await screen.findByRole('dialog', { name: /Take facts/ }))
    expect(asked.getAllByText(/^Price: .*12.* becomes .*10/)).toHaveLength(2)
    await user.click(asked.getByRole('button', { name: 'Change 2' }))
    await asked.findByText('Done: 2 saved.')
    expect(await Promise.all(made.map((id) => costOf('es', id)))).toEqual([
      expect.stringContaining('10'),
      expect.stringContaining('10'),
    ])
    await user.click(asked.getByRole('button', { name: 'Undo all 2 changes' }))
    await asked.findByText('Undone: 2 saved.')
    for (const id of made) expect(await costOf('es', id)).toContain('12')
  })
})
