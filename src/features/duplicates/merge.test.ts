import { eventOf } from '../../resources/events/events.ts'
import { organizerOf } from '../../resources/organizers/organizers.ts'
import type { BoardRow } from '../translations/state/boardRow.ts'
import { version } from '../translations/state/testVersions.ts'
import { mergeOf, movingFrom } from './steps.ts'

const texts = { title: 'Teatre', description: '', excerpt: '' }

/** A row with these versions, of which a merge reads nothing else. */
function rowOf(ids: Readonly<Record<string, number>>): BoardRow {
  const cells = Object.entries(ids).map(([language, id]) => [
    language,
    { version: version({ language, id, texts }) },
  ])
  return { id: JSON.stringify(ids), cells: Object.fromEntries(cells) } as BoardRow
}

const idsOf = (rows: readonly BoardRow[], kept: BoardRow) => {
  const { kept: staying, lost } = mergeOf(rows, kept)
  return {
    kept: Object.fromEntries(Object.entries(staying).map(([language, { id }]) => [language, id])),
    lost: lost.map(({ version: { language, id }, into }) => `${language} ${id} ${into.id}`),
  }
}

const one = rowOf({ ca: 1, es: 11 })
const two = rowOf({ ca: 2, en: 22 })
const three = rowOf({ ca: 3, es: 33 })

test('the chosen one stays with all it has, and takes the first of the others where it has none', () => {
  expect(idsOf([one, two, three], two)).toEqual({
    kept: { ca: 2, en: 22, es: 11 },
    lost: ['ca 1 2', 'ca 3 2', 'es 33 11'],
  })
})

test('a record that is listed in two languages goes once', () => {
  const shared = rowOf({ ca: 4, es: 4 })
  expect(idsOf([one, shared], one).lost).toHaveLength(1)
})

test('of the organizers of an event one is replaced, the others stay, and none is named twice', () => {
  const changes = (...ids: number[]) => {
    const organizer = ids.map((id) => organizerOf({ id }))
    return movingFrom('organizers', 2, 1)(eventOf({ id: 9, organizer }))
  }
  expect(changes(7, 2)).toEqual({ kind: 'update', changes: { organizer: [7, 1] } })
  expect(changes(1, 2)).toEqual({ kind: 'update', changes: { organizer: [1] } })
  expect(changes(7)).toEqual({ kind: 'already' })
})
