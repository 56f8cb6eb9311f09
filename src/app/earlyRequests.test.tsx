import { screen } from '@testing-library/react'
import configurationFile from '../../public/config.json'
import { configurationOf } from '../api/configuration.ts'
import { editor, openApp, makeWorld, type TestWorld } from './appBed.tsx'
import { prefetchList } from './earlyRequests.ts'

const configuration = configurationOf(configurationFile)

let world: TestWorld
beforeAll(async () => {
  world = await makeWorld('interface', { data: 'town' })
})

/** The addresses of the listings that are asked for from now on, without what makes each its own. */
function listings(): () => string[] {
  const fetched = vi.spyOn(globalThis, 'fetch')
  return () =>
    fetched.mock.calls
      .map(([address]) => String(address).replace(/&_=\w+/, ''))
      .filter((address) => address.includes('per_page=50'))
}

test.each([
  '/ca/events',
  '/ca/events?search=mercat&page=1',
  '/ca/events?ends_before=2100-01-01',
  '/ca/venues',
  '/es/organizers?has_events=true',
  '/en/tags?order=desc',
])('the page of %s is given the answer to what was asked ahead', async (at) => {
  const asked = listings()
  prefetchList(configuration, editor, world.base, new URL(`.${at}`, world.base).href)
  const [first = ''] = asked()
  expect(first).toContain(at.split(/[/?]/)[2])
  await openApp(world, at, editor)
  await screen.findAllByRole('row')
  expect(asked().filter((address) => address === first)).toHaveLength(1)
})

test.each(['/ca', '/ca/events/5', '/ca/events?view=week', '/xx/events', '/ca/constructor'])(
  'nothing is asked ahead for %s',
  (at) => {
    const asked = listings()
    prefetchList(configuration, editor, world.base, new URL(`.${at}`, world.base).href)
    expect(asked()).toEqual([])
  },
)
