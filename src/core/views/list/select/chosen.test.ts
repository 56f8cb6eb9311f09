import * as fc from 'fast-check'
import { forAll } from '../../../../testProperty.ts'
import { narrowing, rowsBetween, withNewer, withPicked } from './chosen.ts'

const rows = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1 })
  .map((ids) => ids.map((id) => ({ id })))

test('a range of rows has both ends, whichever was first, and everything between them', () =>
  forAll([rows, fc.nat(), fc.nat()], (records, one, other) => {
    const [from, to] = [one % records.length, other % records.length]
    const range = rowsBetween(records, records[from]?.id ?? 0, records[to]?.id ?? 0)
    expect(range).toEqual(records.slice(Math.min(from, to), Math.max(from, to) + 1))
  }))

test('a range of rows is one row where the other end is on another page', () => {
  expect(rowsBetween([{ id: 1 }, { id: 2 }], 9, 2)).toEqual([{ id: 2 }])
  expect(rowsBetween([{ id: 1 }, { id: 2 }], 1, 9)).toEqual([])
})

test('what is chosen is what was put in and not taken out', () =>
  forAll([rows, rows, rows], (before, put, taken) => {
    const start = withPicked(new Map(), before, true)
    const chosen = withPicked(withPicked(start, put, true), taken, false)
    const out = new Set(taken.map(({ id }) => id))
    const wanted = new Set([...before, ...put].map(({ id }) => id).filter((id) => !out.has(id)))
    expect(new Set(chosen.keys())).toEqual(wanted)
  }))

test('what is chosen takes over what was read again, and nothing that was not chosen', () => {
  const old = { id: 1, title: 'old' }
  const chosen = withPicked(new Map(), [old], true)
  expect(withNewer(chosen, [old, { id: 2, title: 'other' }])).toBe(chosen)
  expect(withNewer(chosen, [{ id: 1, title: 'new' }]).get(1)?.title).toBe('new')
})

test('pages and order are of one list, filters make another', () => {
  const asked = { search: 'jazz', status: ['draft'] }
  expect(narrowing({ ...asked, page: 2, order: 'desc' })).toBe(narrowing(asked))
  expect(narrowing({ status: ['draft'], search: 'jazz' })).toBe(narrowing(asked))
  expect(narrowing({ ...asked, search: undefined })).not.toBe(narrowing(asked))
})
