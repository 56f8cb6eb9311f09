import { answering } from '../../../../api/testSite.ts'
import { screen, waitFor } from '@testing-library/react'
import { openPage } from '../../eventPagesBed.tsx'
import { typeMoment } from '../../testFormTyping.ts'
import { pageMode, worldOfEach } from '../../../../api/testWorld.ts'

const world = worldOfEach(pageMode)

/** Notes what is asked about the days around an event. */
function watch(): string[] {
  const asked: string[] = []
  answering(({ url, query }, _, go) => {
    if ('ends_after' in query) asked.push(url.search)
    return go()
  })
  return asked
}

const evening = { start_date: '2026-12-24 20:00:00', end_date: '2026-12-24 22:00:00' }

test('a new event hears of one with nearly its title, at one question', async () => {
  await world.ask('POST', 'events', { title: 'Concert de Nadal', status: 'publish', ...evening })
  const asked = watch()
  const { user } = await openPage(world, { at: '/ca/events/new' })
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Concert Nadal')
  expect(asked).toEqual([])
  await typeMoment(user, 'Start', '211220261800')
  const link = await screen.findByRole('link', { name: 'Concert de Nadal' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.closest('li')?.textContent).toMatch(/^Similar title within a week:.*published/)
  expect(asked).toHaveLength(1)
})

test('an event that is moved hears of what is at its venue then; nothing is asked before', async () => {
  const { id } = await world.ask('POST', 'venues', { venue: 'Teatre' })
  const there = { venue: pageMode === 'live' ? Number(id) : [Number(id)], status: 'publish' }
  await world.ask('POST', 'events', { title: 'Dansa', ...evening, ...there })
  const mine = await world.ask('POST', 'events', {
    title: 'Cinema',
    start_date: '2026-12-20 18:00:00',
    end_date: '2026-12-20 20:00:00',
    ...there,
  })
  const asked = watch()
  const { user } = await openPage(world, { at: `/ca/events/${Number(mine.id)}` })
  await user.type(await screen.findByRole('textbox', { name: /^Excerpt/ }), 'A la fresca')
  await new Promise((done) => setTimeout(done, 800))
  expect(asked).toEqual([])
  await typeMoment(user, 'Start', '241220262130')
  const link = await screen.findByRole('link', { name: 'Dansa' })
  expect(link.closest('li')?.textContent).toMatch(/^Same venue, same time:/)
  expect(asked).toHaveLength(1)
  await typeMoment(user, 'Start', '201220261800')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Dansa' })).toBeNull())
  expect(asked).toHaveLength(1)
})
