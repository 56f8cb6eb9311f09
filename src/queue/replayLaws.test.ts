import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstReady, type QueuedWrite } from '../collection/queue/queued.ts'
import { modes } from '../service/testWorld.ts'
import {
  create,
  event,
  opened,
  sending,
  span,
  titled,
  update,
  waiting,
  waitWith,
} from './queueBed.ts'

const faults = fc.array(
  fc.record({
    kind: fc.constantFrom('lostAnswer', 'dropped', 'truncated'),
    method: fc.constantFrom('POST', 'GET'),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  { maxLength: 3 },
)

test.each(modes)(
  'whatever fails on the way, each is written once, %s',
  async (mode) => {
    const town = await opened(mode)
    const service = town.service()
    let runs = 0
    await fc.assert(
      fc.asyncProperty(faults, async (rules) => {
        runs += 1
        const name = `Cas${runs}q${crypto.randomUUID().slice(0, 4)}`
        const fair = await event(service, `${name} vell`)
        await waitWith(town, service, () => update(service, fair, { title: `${name} canviat` }))
        const values = { title: `${name} creat`, status: 'publish', ...span }
        await waitWith(town, service, () => create(service, values))
        await town.fail(rules)
        const { send } = sending(service)
        await Promise.all([send(), send()])
        await town.fail([])
        await send()
        expect(await waiting(service)).toEqual([])
        const titles = (await titled(service, name)).map(({ title }) => title)
        expect(titles.toSorted()).toEqual([`${name} canviat`, `${name} creat`])
      }),
      { numRuns: 4 },
    )
  },
  60_000,
)

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

test('no write overtakes an earlier one of its record', () => {
  fc.assert(
    fc.property(fc.array(item), (items: QueuedWrite[]) => {
      const next = firstReady(items, new Set())
      if (next === undefined) return
      expect(next.stop).toBeNull()
      const earlier = items.slice(0, items.indexOf(next))
      if (next.opened !== null)
        expect(earlier.map(({ opened }) => opened?.id)).not.toContain(next.opened.id)
    }),
  )
})
