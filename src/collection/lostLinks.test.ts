import { expect, test, vi } from 'vitest'
import { organizers } from '../organizers/organizers.ts'
import { makeWorld } from '../service/testWorld.ts'
import { memoryJournal } from './journal.ts'
import { lostLinks } from './lostLinks.ts'

vi.setConfig({ testTimeout: 180_000 })

/** One more than fits in twenty pages. */
const many = 1001

test('a deletion notes each of more than a thousand events that lose a record', async () => {
  const world = await makeWorld('live')
  const { id } = await world.ask('POST', 'organizers', { organizer: 'Ateneu' })
  const made: number[] = []
  for (let from = 0; from < many; from += 20) {
    const some = Array.from({ length: Math.min(20, many - from) }, (_, at) =>
      world.ask('POST', 'events', {
        title: `Acte ${from + at}`,
        status: 'publish',
        start_date: '2100-01-01 10:00:00',
        end_date: '2100-01-01 11:00:00',
        organizer: [id],
      }),
    )
    made.push(...(await Promise.all(some)).map((event) => Number(event['id'])))
  }
  const writing = { service: world.service(), collection: organizers, journal: memoryJournal() }
  const lost = await lostLinks(writing, Number(id))
  expect(lost?.map((link) => link.id).toSorted((one, other) => one - other)).toEqual(made)
  await world.drop()
})
