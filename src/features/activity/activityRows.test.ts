import type { Operation } from '../../core/write/operation.ts'
import { undoneKeys } from '../../core/write/undo/inForce.ts'
import { found, groupsOf, rowsOf, waitingKeys } from './activityFilters.ts'
import { testOperation } from '../../core/write/testOperation.ts'

const entryOf = (key: string, more: Partial<Operation> = {}) =>
  testOperation({
    key,
    before: { id: 1, name: 'Música' },
    after: { id: 1, name: 'Músiques' },
    changes: {},
    from: '',
    ...more,
  })

const keys = (entries: readonly Operation[]) => entries.map(({ key }) => key)

it('the history is searched by title, without accents, and by the others’ filters together', () => {
  const entries = [
    entryOf('1'),
    entryOf('2', { operation: 'delete', after: null }),
    entryOf('3', { after: { id: 1, name: 'Dansa' } }),
    entryOf('4', { at: '2026-11-01T12:00:00.000Z' }),
  ]
  expect(keys(found(entries, { search: 'MUSI' }))).toEqual(['1', '2', '4'])
  expect(keys(found(entries, { search: 'musica', operation: 'delete' }))).toEqual(['2'])
  expect(keys(found(entries, { until: '2026-11-02' }))).toEqual(['4'])
  expect(keys(found(entries, { from: '2026-11-02', collection: 'tags' }))).toEqual(['1', '2', '3'])
  expect(keys(found(entries, { collection: 'events' }))).toEqual([])
})

it('the history folds a series into one row where its newest stands, and unfolds it', () => {
  const entries = [entryOf('4', { series: 'a' }), entryOf('3'), entryOf('2', { series: 'a' })]
  expect(rowsOf(entries, true).map((row) => keys(row.entries))).toEqual([['4', '2'], ['3']])
  expect(rowsOf(entries, false)).toHaveLength(3)
})

it('the history begins with what is not sent, and is parted by days', () => {
  const waits = entryOf('3', { waiting: {} as Operation['waiting'] })
  const done = [entryOf('2'), entryOf('1', { at: '2026-11-20T12:00:00.000Z' })]
  const rows = rowsOf([waits, ...done], true)
  expect(groupsOf(rows).map(([group]) => group)).toEqual(['unsent', '2026-11-21', '2026-11-20'])
})

it('the history knows what is undone, and what is in force again since the undo was undone', () => {
  const undone = [entryOf('2', { undoes: '1' }), entryOf('1')]
  expect([...undoneKeys(undone)]).toEqual(['1'])
  expect([...undoneKeys([entryOf('3', { undoes: '2' }), ...undone])]).toEqual(['2'])
})

it('the history knows what waits in the queue to be undone', () => {
  const marks = { undoes: '1', series: 'a' }
  expect([...waitingKeys([{ marks }, { marks: { series: 'b' } }, { marks: {} }])]).toEqual(['1'])
})
