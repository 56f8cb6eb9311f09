import { changeConfirmed } from './confirmedHere.ts'
import { confirmedOf } from '../confirmed/storedLinks.ts'
import { linked } from './linkDecisions.ts'

const site = 'https://agenda.example/{language}/wp-json'

test('what two tabs say at the same moment is all kept, and heard in both', async () => {
  // A tab of its own: other modules, another connection to the same device.
  vi.resetModules()
  const other = await import('./confirmedHere.ts')
  const { confirmedOf: otherConfirmed } = await import('../confirmed/storedLinks.ts')
  const { watchStore } = await import('../../../platform/entries.ts')
  const heard = vi.fn<() => void>()
  watchStore('pairs', heard)
  const say = (tab: Pick<typeof other, 'changeConfirmed'>, id: number) =>
    tab.changeConfirmed(site, (pairs) => linked(pairs, 'events', { ca: id, es: id + 100 }))
  const ids = Array.from({ length: 20 }, (_, at) => at + 1)
  const kept = ids.map((id) => say(id % 2 === 0 ? other : { changeConfirmed }, id))
  expect(await Promise.all(kept)).toEqual(ids.map(() => true))
  const { together } = await confirmedOf(site)
  expect(
    together.map(({ versions }) => versions['ca']).sort((one, next) => Number(one) - Number(next)),
  ).toEqual(ids)
  expect(await otherConfirmed(site)).toEqual(await confirmedOf(site))
  await vi.waitFor(() => expect(heard.mock.calls.length).toBeGreaterThanOrEqual(ids.length))
})
