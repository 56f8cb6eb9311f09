import { editor, openApp, makeWorld } from '../../../app/appBed.tsx'
import { forget } from '../../../platform/entries.ts'
import { storedCount } from '../../../platform/storedCounts.ts'
import { sending } from '../../activity/send/queueBed.ts'
import { said, screen, waitFor } from '../../../testSaid.ts'

test('a copy by keys is made once, though its answer is lost, or it waits for the network meanwhile', async () => {
  await forget('operations', 'all')
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const world = await makeWorld('live')
  const times = { start_date: '2027-03-12 20:00:00', end_date: '2027-03-12 22:00:00' }
  await world.askIn('en', 'POST', 'events', { title: 'Market', status: 'publish', ...times })
  const copies = async () => {
    const query = 'events?status=draft&starts_after=2027-01-01&search=Market'
    return (
      JSON.stringify(await world.askIn('en', 'GET', query)).split('"title":"Market"').length - 1
    )
  }
  const at = '/en/calendar?view=agenda&date=2027-03&search=Market'
  const { user } = await openApp(world, at, editor)
  // A copy that is shown by then comes a day later.
  const link = async () => (await screen.findAllByRole('link', { name: /Market/ }))[0]
  const copy = async () => {
    ;(await link())?.focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Friday 12 March' })).toBeNull(),
    )
    await waitFor(async () => expect(document.activeElement).toBe(await link()))
    await user.keyboard('{Control>}{Enter}{/Control}')
  }
  const isCopied = () => screen.findByText(said(/“Market” was copied as a draft/))
  const isNot = () => screen.findByText(said(/“Market” wasn’t copied/))

  await link()
  await world.fail([
    { kind: 'lostAnswer', method: 'POST', path: 'events', times: 1 },
    { kind: 'dropped', method: 'GET', pattern: '^events/?$' },
  ])
  await copy()
  await isNot()
  await world.fail([])
  expect(await copies()).toBe(1)
  await copy()
  await isCopied()
  // What was not made is made: there is nothing to send later.
  expect(screen.queryByRole('button', { name: 'Send when back online' })).toBeNull()
  expect(await copies()).toBe(1)

  isOnline.mockReturnValue(false)
  await world.fail([{ kind: 'dropped' }])
  await copy()
  await user.click(await screen.findByRole('button', { name: 'Send when back online' }))
  await waitFor(async () => expect(await storedCount('queue')).toBe(1))
  await world.fail([])
  await copy()
  await waitFor(async () => expect(await copies()).toBe(2))
  await sending(world.service()).send()
  await waitFor(async () => expect(await storedCount('queue')).toBe(0))
  expect(await copies()).toBe(2)
})
