import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Service } from '../../../api/service.ts'
import { modes, worldOfEach } from '../../../api/testWorld.ts'
import { addEvent, openList } from '../list/EventListBed.tsx'

vi.setConfig({ testTimeout: 180_000 })
const patient = { timeout: 60_000 }

/** Three times as many as are under way at once. */
const many = 12

async function featuredAmong(service: Service, ids: readonly number[]): Promise<number> {
  const wires = await Promise.all(
    ids.map((id) => service.request({ method: 'GET', path: `events/${id}` })),
  )
  return wires.filter((wire) => (wire as { featured: boolean }).featured).length
}

describe.each(modes)('a change of many events over the %s service', (mode) => {
  const world = worldOfEach(mode)
  beforeEach(() => localStorage.clear())

  test('is paused, stopped, taken up again for the rest, and taken back as a whole', async () => {
    const service = world.service()
    const ids: number[] = []
    for (let at = 1; at <= many; at += 1)
      ids.push(await addEvent(service, { title: `Ball ${at}`, from: 1 }))
    const { user } = await openList(service)
    await user.click(await screen.findByRole('checkbox', { name: 'All on this page' }, patient))
    await user.click(await screen.findByRole('button', { name: 'Change…' }, patient))
    await user.click(await screen.findByRole('menuitem', { name: 'Feature, or no longer' }))
    const dialog = await screen.findByRole('dialog', { name: 'Feature, or no longer' }, patient)
    const press = async (name: string) =>
      user.click(await within(dialog).findByRole('button', { name }, patient))
    await user.click(within(dialog).getByRole('radio', { name: 'Yes' }))
    await world.fail([{ kind: 'latency', ms: 10_000, method: 'POST', path: 'events' }])
    await press(`Change ${many}`)
    await press('Pause')
    await within(dialog).findByText(/^Paused\./, undefined, patient)
    await world.fail([])
    await press('Stop here')
    const over = await within(dialog).findByText(/^Done: /, undefined, patient)
    const done = await featuredAmong(service, ids)
    expect(done).toBeGreaterThan(0)
    expect(done).toBeLessThan(many)
    expect(over).toHaveTextContent(new RegExp(`${done} saved.* ${many - done} not done`))
    await press(`Retry ${many - done}`)
    await within(dialog).findByText(`Done: ${many} saved.`, undefined, patient)
    expect(await featuredAmong(service, ids)).toBe(many)
    await press(`Undo all ${many} changes`)
    await screen.findByText(`Undone: ${many} saved.`, undefined, patient)
    expect(await featuredAmong(service, ids)).toBe(0)
  })
})
