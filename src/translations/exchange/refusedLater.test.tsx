import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { editor, openApp, openWorld, type World } from '../../app/appBed.tsx'
import { forget } from '../../device/kept.ts'
import { pageModes } from '../../service/testWorld.ts'
import { keepPair } from '../near/keepPair.ts'

vi.setConfig({ testTimeout: 120_000 })

let world: World
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await forget('pairs', 'all')
  await world.drop()
})

/** What the button hands out, as text. */
async function handedOut(press: () => Promise<void>): Promise<string> {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await press()
  const [blob] = blobs
  if (blob === undefined) throw new Error('nothing was handed out')
  return new TextDecoder().decode(await blob.arrayBuffer())
}

test.each(pageModes)(
  'what could not be taken in again is told with its number and why, over the %s service, and so it comes',
  async (mode) => {
    world = await openWorld({ mode })
    const make = async (language: string, venue: string) =>
      Number((await world.askIn(language, 'POST', 'venues', { venue })).id)
    const versions = { ca: await make('ca', 'Teatre'), es: await make('es', 'Teatro') }
    for (const venue of ['Sala', 'Pati']) await make('ca', venue)
    await keepPair(world.service(), { collection: 'venues', versions })
    const at = '/ca/translations/exchange?of=venues&to=es'
    const { user } = await openApp(world, at, editor, 'en')
    const told = await screen.findByText(/^of 2 records: there is no version in that language yet/)
    expect(within(told).getByRole('link', { name: 'See which on the board' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/ca\/translations\?of=venues&state=missing$/),
    )
    const save = screen.getByRole('button', { name: 'Download CSV' })
    await waitFor(() => expect(save).toBeEnabled())
    const text = await handedOut(() => user.click(save))
    cleanup()
    // Translated, it comes back as it was told.
    const back = text.replaceAll(/"(Sala|Pati)",""/g, '"$1","$1 nueva"')
    const opened = await openApp(world, '/ca/translations/exchange?part=in', editor, 'en')
    const input = await screen.findByLabelText('Choose a file…', { selector: 'input' })
    await opened.user.upload(input, new File([back], 'venues.csv'))
    await screen.findByText(/1 unchanged and 2 that cannot be taken/)
    expect(screen.getAllByText(/there is no version in that language yet/)).toHaveLength(2)
  },
)

test('where all can be taken in again, nothing is told', async () => {
  world = await openWorld({ mode: 'live' })
  const times = { start_date: '2099-03-05 19:00:00', end_date: '2099-03-05 21:00:00' }
  await world.ask('POST', 'events', { title: 'Fira', status: 'publish', ...times })
  await openApp(world, '/ca/translations/exchange?to=es&from=ca', editor, 'en')
  const save = await screen.findByRole('button', { name: 'Download CSV' })
  await waitFor(() => expect(save).toBeEnabled())
  expect(screen.queryByText(/not all of this can be taken in/)).toBeNull()
})
