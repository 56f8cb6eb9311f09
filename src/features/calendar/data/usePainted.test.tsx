import { act, screen, waitFor } from '@testing-library/react'
import { editor, openApp, makeWorld, pageMode, answering } from '../../../app/appBed.tsx'
import { fetchMirrored } from '../../../core/mirror/mirror.ts'
import { createQueryClient } from '../../../core/query/queryClient.ts'
import { everyStatus } from '../../../core/resource/everyStatus.ts'
import { events } from '../../../resources/events/events.ts'

test('days are drawn at once of what this device has, and are true when they are read', async () => {
  const world = await makeWorld(pageMode)
  const make = (title: string) =>
    world.make('events', {
      title,
      status: 'publish',
      start_date: '2028-06-02 10:00:00',
      end_date: '2028-06-02 12:00:00',
    })
  await make('Fira')
  const gone = await make('Ball')
  const service = world.service(editor)
  const status = everyStatus(service.configuration)
  await fetchMirrored(createQueryClient(), service, events, { status, ends_after: '2028-01-01' })
  await world.ask('DELETE', `events/${gone}`)
  await make('Concert')

  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  answering(async ({ url }, _, go) => {
    if (url.href.includes('/events?')) await held
    return go()
  })
  await openApp(world, '/ca/calendar?view=day&date=2028-06-02', editor, 'en')
  const drawn = () => screen.queryAllByRole('link', { name: /Fira|Ball|Concert/ }).length
  await screen.findByRole('link', { name: /Ball/ })
  expect(drawn()).toBe(2)
  act(answer)
  await screen.findByRole('link', { name: /Concert/ })
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ball/ })).toBeNull())
  expect(drawn()).toBe(2)
})
