import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import { steadyRows } from './steadyRows.ts'

const rows = (...ids: readonly number[]) => ids.map((id) => ({ id }))
const idsOf = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id)
const page = (ids: readonly number[], pages = 1) => ({ items: rows(...ids), page: 1, pages })

test.each([
  ['the same', [1, 2], page([1, 2]), [1, 2], []],
  ['one is gone', [1, 2, 3], page([1, 3]), [1, 3], []],
  ['one is new among them', [1, 3], page([1, 2, 3]), [1, 3], [2]],
  ['one is new below them: it moves none', [1, 2], page([1, 2, 3]), [1, 2, 3], []],
  ['one is gone, and the next page gives another', [1, 2], page([2, 3], 2), [2, 3], []],
  ['one is new, and pushes another to the next page', [2, 3], page([1, 2], 2), [2, 3], [1]],
  ['one was written here', [1, 3], page([1, 9, 3]), [1, 9, 3], []],
  ['another order', [1, 2], page([2, 1]), [2, 1], []],
  ['all are others', [1, 2], page([3, 4]), [3, 4], []],
])('rows and an answer after them: %s', (_, painted, answer, items, news) => {
  const found = steadyRows(rows(...painted), answer, (id) => id === 9)
  expect(idsOf(found.items)).toEqual(items)
  expect(idsOf(found.news)).toEqual(news)
})

test('what is read from its end is drawn from its end: whatever is new moves rows', () => {
  const { news } = steadyRows(rows(1, 2), page([1, 2, 3]), () => false, true)
  expect(idsOf(news)).toEqual([3])
})

test('rows that stay are those of the answer, and no row is there twice', async () => {
  const ids = fc.uniqueArray(fc.nat(20))
  await forAll([ids, ids, fc.integer({ min: 1, max: 2 })], (painted, answered, pages) => {
    const answer = page(answered, pages)
    const { items, news, gone } = steadyRows(rows(...painted), answer, () => false)
    const shown = idsOf(items)
    expect(new Set(shown).size).toBe(shown.length)
    expect(answered.every((id) => shown.includes(id) || idsOf(news).includes(id))).toBe(true)
    expect(gone.every((id) => painted.includes(id) && !shown.includes(id))).toBe(true)
    expect(items.every((one) => answer.items.includes(one) || painted.includes(one.id))).toBe(true)
  })
})
