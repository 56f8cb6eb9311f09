import { groupIndex } from '../state/groupIndex.ts'
import { group, pairingOf } from '../state/testVersions.ts'
import { mappedFilters } from './mappedFilters.ts'
import { type LinkedNarrowing, narrowingOf } from './boards.tsx'

const index = groupIndex(pairingOf({ categories: [group({ ca: 4, es: 5 }), group({ ca: 6 })] }))
const way = { of: 'categories', from: 'ca', to: 'es', index } as const

test.each<[asked: LinkedNarrowing, there: LinkedNarrowing | null]>([
  [
    { search: 'fira', slug: 'fira', hide_empty: true },
    { search: 'fira', slug: 'fira', hide_empty: true },
  ],
  [{ include: [4, 6] }, { include: [5] }],
  [{ include: [6] }, null],
  [{ exclude: [4, 6] }, { exclude: [5] }],
  [{ exclude: [6] }, {}],
  [{ parent: 4 }, { parent: 5 }],
  [{ parent: 6 }, null],
  [{ event: 4 }, null],
  [{ post: 4 }, null],
])('%j of the Catalan categories asks the Spanish ones for %j', (asked, there) => {
  expect(mappedFilters(asked, way)).toEqual(there)
  expect(mappedFilters(asked, { ...way, to: 'ca' })).toEqual(asked)
})

test('every listing parameter narrows but for those of one list', () => {
  expect(Object.keys(narrowingOf('venues')).sort()).toEqual([
    'event',
    'has_events',
    'only_with_upcoming',
    'search',
    'status',
  ])
  expect(Object.keys(narrowingOf('tags')).sort()).toEqual([
    'event',
    'exclude',
    'hide_empty',
    'include',
    'post',
    'search',
    'slug',
  ])
  expect(Object.hasOwn(narrowingOf('categories'), 'parent')).toBe(true)
})
