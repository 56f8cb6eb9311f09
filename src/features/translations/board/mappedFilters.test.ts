import type { EventFilters } from '../../../resources/events/events.ts'
import { groupIndex } from '../state/groupIndex.ts'
import { group, pairingOf } from '../state/testVersions.ts'
import { mappedFilters } from './mappedFilters.ts'

const index = groupIndex(
  pairingOf({
    events: [group({ ca: 1, es: 2 })],
    venues: [group({ ca: 12, es: 87 }), group({ ca: 13 })],
    categories: [group({ ca: 4, es: 5 })],
  }),
)

const way = { of: 'events', from: 'ca', to: 'es', index } as const

test.each<[asked: EventFilters, there: EventFilters | null]>([
  [{ search: 'jazz' }, { search: 'jazz' }],
  [{ venue: [12] }, { venue: [87] }],
  [{ venue: [12, 13] }, { venue: [87] }],
  [{ venue: [13] }, null],
  [{ venue: [12], tags: [9] }, null],
  [{ categories: [4, 'fira'] }, { categories: [5, 'fira'] }],
  [{ include: [1] }, { include: [2] }],
  [{ post_parent: 1 }, null],
])('%j of the Catalan events asks the Spanish ones for %j', (asked, there) => {
  expect(mappedFilters(asked, way)).toEqual(there)
  expect(mappedFilters(asked, { ...way, to: 'ca' })).toEqual(asked)
})
