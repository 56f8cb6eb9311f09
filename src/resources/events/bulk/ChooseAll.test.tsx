import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { editor } from '../../../api/testSite.ts'
import { pageModes, worldOfEach } from '../../../api/testWorld.ts'
import { addEvent, openList } from '../list/EventListBed.tsx'

vi.setConfig({ testTimeout: 120_000 })
const patient = { timeout: 20_000 }

describe.each(pageModes)('all results of the %s service', (mode) => {
  const world = worldOfEach(mode)
  let last: number

  beforeEach(async () => {
    localStorage.clear()
    for (const [at, title] of ['One', 'Two', 'Three', 'Four', 'Five'].entries())
      last = await addEvent(world.service(), { title, from: at + 1 })
  })

  /** The list in pages of two, with one of its events chosen; does something before the last page is answered. */
  async function chooseAll(before: () => Promise<unknown>) {
    const { user } = await openList(world.service(editor, { perPage: 2 }))
    await user.click(await screen.findByRole('checkbox', { name: 'One' }, patient))
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      const { pathname, searchParams } = new URL(String(address))
      const isLast = pathname.endsWith('/events') && searchParams.get('page') === '3'
      if (isLast) await before()
      return real(address, init)
    })
    await user.click(await screen.findByRole('button', { name: 'Select all 5 results' }, patient))
  }

  test('are what is left of them when the last page has gone while they are read', async () => {
    await chooseAll(() => world.ask('DELETE', `events/${last}`))
    await screen.findByText('4 selected', { selector: 'strong' }, patient)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('are not chosen in part when a page cannot be read', async () => {
    await chooseAll(() =>
      world.fail([{ kind: 'status', code: 403, method: 'GET', path: 'events' }]),
    )
    expect(await screen.findByRole('alert', undefined, patient)).toHaveTextContent(
      'Not all results could be read. Nothing more was selected.',
    )
    expect(screen.getByText('1 selected', { selector: 'strong' })).toBeVisible()
  })
})
