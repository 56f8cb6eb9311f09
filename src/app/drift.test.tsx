import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
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

  test('are taken for one field of one event; what nobody confirmed is counted only', async () => {
    const ca = await make('ca', { title: 'Fira', cost: '10' })
    const es = await make('es', { title: 'Feria', cost: '12', featured: true })
    await keepPair(world.service(), { collection: 'events', versions: { ca, es } })
    const { user } = await openApp(world, '/ca/translations/drift', editor, 'en')
    await user.click(
      await screen.findByRole('button', { name: '“Feria”, Price, Spanish: take this…' }),
    )
    const asked = within(await screen.findByRole('dialog', { name: /Take facts/ }))
    await user.click(asked.getByRole('button', { name: 'Change 1' }))
    await asked.findByText('Done: 1 saved.')
    expect(await costOf('ca', ca)).toContain('12')
    expect(await world.ask('GET', `events/${ca}`)).toMatchObject({ featured: false })
    await user.click(asked.getByRole('button', { name: 'Close' }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /, Price, / })).not.toBeInTheDocument(),
    )
    expect(screen.getByRole('button', { name: /^“Feria”, Featured/ })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('are taken for one event, all that differ, after a preview; another event stays as it is', async () => {
    const ca = await make('ca', { title: 'Fira', cost: '10', website: 'https://ca.example/' })
    const es = await make('es', { title: 'Feria', cost: '12', featured: true })
    const en = await make('en', { title: 'Fair', cost: '10', website: 'https://ca.example/' })
    await keepPair(world.service(), { collection: 'events', versions: { ca, es, en } })
    const [other, there] = [
      await make('ca', { title: 'Ball', cost: '3' }),
      await make('es', { title: 'Baile', cost: '4' }),
    ]
    await keepPair(world.service(), { collection: 'events', versions: { ca: other, es: there } })
    const english = await world.askIn('en', 'GET', `events/${en}`)
    const { user } = await openApp(world, '/ca/translations/drift', editor, 'en')
    await user.click(await screen.findByRole('button', { name: '“Fira”: take all from Catalan' }))
    const asked = within(await screen.findByRole('dialog', { name: /Take facts/ }))
    const preview = asked.getByRole('list', { name: 'What will change in which version' })
    expect(preview).toHaveTextContent(
      /Feria.*Price: .*12.* becomes .*10.*Website: .* becomes .*ca\.example.*Featured: .* becomes/,
    )
    await user.click(asked.getByRole('button', { name: 'Change 1' }))
    await asked.findByText('Done: 1 saved.')
    const saved = await world.askIn('es', 'GET', `events/${es}`)
    expect(saved).toMatchObject({
      ...times,
      title: 'Feria',
      website: 'https://ca.example/',
      featured: false,
    })
    expect(String(saved.cost)).toContain('10')
    expect(await world.askIn('en', 'GET', `events/${en}`)).toEqual(english)
    expect(await costOf('es', there)).toContain('4')
    await user.click(asked.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Fira' })).toBeNull())
    expect(screen.getByRole('link', { name: 'Ball' })).toBeVisible()
  })

  test('go without what has no confirmed version there, where one says so; else that field stays', async () => {
    const term = async (language: string, name: string) =>
      Number((await world.askIn(language, 'POST', 'tags', { name })).id)
    const [night, alone] = [await term('ca', 'Nit'), await term('ca', 'Barri')]
    const there = await term('es', 'Noche')
    const service = world.service()
    await keepPair(service, { collection: 'tags', versions: { ca: night, es: there } })
    const ca = await make('ca', { title: 'Fira', tags: [night, alone] })
    const es = await make('es', { title: 'Feria' })
    await keepPair(service, { collection: 'events', versions: { ca, es } })
    const { user } = await openApp(world, '/ca/translations/drift', editor, 'en')
    await user.click(
      await screen.findByRole('button', { name: '“Fira”, Tags, Catalan: take this…' }),
    )
    const asked = within(await screen.findByRole('dialog', { name: /Take facts/ }))
    const preview = asked.getByRole('list', { name: 'What will change in which version' })
    expect(preview).toHaveTextContent(/Tags: stays .*no confirmed version of/)
    await user.click(asked.getByRole('checkbox', { name: /^Where something has no confirmed/ }))
    expect(preview).toHaveTextContent(/Tags: .* becomes Nit, without Barri/)
    await user.click(asked.getByRole('button', { name: 'Change 1' }))
    await asked.findByText('Done: 1 saved.')
    const { tags } = await world.askIn('es', 'GET', `events/${es}`)
    expect(tags).toMatchObject([{ id: there }])
    expect(tags).toHaveLength(1)
  })
})
