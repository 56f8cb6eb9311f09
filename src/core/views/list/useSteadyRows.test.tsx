import { answering } from '../../../api/testSite.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { makeWorld, pageMode } from '../../../api/testWorld.ts'
import { openRoutes } from '../../../testRoutes.tsx'
import { store } from '../../mirror/mirrorStore.ts'
import { seenIn } from '../../mirror/latest.ts'
import { readAllPages } from '../../query/allPages.ts'
import { everyStatus } from '../../resource/everyStatus.ts'
import { VenueList } from '../../../resources/venues/venueList.tsx'
import { venues } from '../../../resources/venues/venues.ts'
import { namesInRows, watchListings } from './listBed.ts'

const media = Object.assign(new EventTarget(), { matches: false })
beforeEach(() => void vi.stubGlobal('matchMedia', () => media))

test('rows of this device are there before the answer, and stay where they are after it', async () => {
  const world = await makeWorld(pageMode)
  const service = world.service()
  const make = (venue: string) => world.make('venues', { venue, status: 'publish' })
  await make('Ateneu')
  const gone = await make('Biblioteca')
  await make('Teatre')
  const status = everyStatus(service.configuration)
  const signal = AbortSignal.timeout(10_000)
  const { records } = await readAllPages(service, venues, [{ status }], { signal })
  const place = { service, name: 'venues', query: venues.query({ status }) } as const
  await store(place, { records, readAt: 1, wholeAt: 1, seen: seenIn(records) })
  await world.ask('DELETE', `venues/${gone}`)
  await make('Castell')

  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  answering((_seen, _count, go) => held.then(() => go()))
  const listings = watchListings('venues')
  const { user } = await openRoutes(service, '/ca/venues', { '/$language/venues': VenueList })
  await waitFor(() => expect(namesInRows()).toEqual(['Ateneu', 'Biblioteca', 'Teatre']))
  expect(listings()).toHaveLength(1)
  expect(screen.queryByText('3 venues')).toBeNull()
  screen.getByRole('link', { name: 'Teatre' }).focus()

  act(answer)
  await waitFor(() => expect(namesInRows()).toEqual(['Ateneu', 'Teatre']))
  const news = await screen.findByRole('button', { name: '1 new' })
  expect(screen.getByText('3 venues')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 new'))
  expect(screen.getByRole('link', { name: 'Teatre' })).toHaveFocus()
  await user.click(news)
  expect(namesInRows()).toEqual(['Ateneu', 'Castell', 'Teatre'])
  expect(screen.queryByRole('button', { name: '1 new' })).toBeNull()
  expect(listings()).toHaveLength(1)

  await make('Mercat')
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByRole('button', { name: '1 new' })
  expect(namesInRows()).toEqual(['Ateneu', 'Castell', 'Teatre'])
  fireEvent.scroll(window)
  expect(namesInRows()).toEqual(['Ateneu', 'Castell', 'Mercat', 'Teatre'])
})
