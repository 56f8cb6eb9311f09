import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { firstReady, type QueuedWrite } from '../../../core/write/queue/queued.ts'
import { pageMode } from '../../../api/testWorld.ts'
import { failures } from './failuresFixture.ts'
import { sendAmong } from './lawBed.ts'
import { opened } from './queueBed.ts'

const others = fc.constantFrom('venues', 'organizers', 'categories', 'tags')

test('whatever fails, each is written once', async () => {
  const town = await opened(pageMode)
  await forAll([failures, others], (rules, other) => sendAmong(town, rules, ['events', other]), {
    numRuns: 5,
  })
})

const item = fc.record({
  key: fc.uuid(),
  at: fc.constant('2027-01-01T00:00:00.000Z'),
  collection: fc.constant('events' as const),
  language: fc.constant('ca'),
  title: fc.constant(''),
  opened: fc.option(fc.record({ id: fc.integer({ min: 1, max: 3 }) })),
  changes: fc.constant({}),
  evenIfNamed: fc.constant(false),
  deletes: fc.boolean(),
  sentAt: fc.constant(null),
  stop: fc.option(fc.constant({ kind: 'doubt' as const })),
  failures: fc.constant(0),
})

test('no write overtakes an earlier one of its record', () =>
  forAll([fc.array(item)], (drawn) => {
    // Sound because the order is made of these facts alone.
    const items = drawn as unknown as QueuedWrite[]
    const next = firstReady(items, new Set())
    if (next === undefined) return
    expect(next.stop).toBeNull()
    const earlier = items.slice(0, items.indexOf(next))
    if (next.opened !== null)
      expect(earlier.map(({ opened }) => opened?.id)).not.toContain(next.opened.id)
  }))
