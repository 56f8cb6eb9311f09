import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import type { TermRecord } from '../categories.ts'
import { moveIn, moveOut, moveTo } from './categoryMove.ts'
import { pathOf, rowsOf, treeOf, withInside } from './categoryTree.ts'

const term = (id: number, parent = 0): TermRecord => ({
  id,
  parent,
  name: `C${id}`,
  slug: `c${id}`,
  description: '',
  url: '',
  count: 0,
})

/** 1 (2 (4), 3), 5 */
const some = [term(1), term(2, 1), term(3, 1), term(4, 2), term(5)]
const drawn = (terms: readonly TermRecord[], folded: readonly number[] = []) =>
  rowsOf(treeOf(terms), (id) => folded.includes(id)).map(
    ({ term, level, position, siblings }) =>
      `${'-'.repeat(level)}${term.id} ${position}/${siblings}`,
  )
const of = (id: number) => some.find((one) => one.id === id) ?? term(id)

describe('the tree of categories', () => {
  test('goes from the top down, each with its place among its siblings', () => {
    expect(drawn(some)).toEqual(['-1 1/2', '--2 1/2', '---4 1/1', '--3 2/2', '-5 2/2'])
    expect(drawn(some, [2])).toEqual(['-1 1/2', '--2 1/2', '--3 2/2', '-5 2/2'])
    expect(drawn(some, [1])).toEqual(['-1 1/2', '-5 2/2'])
  })

  test('has one without its parent at the top', () => {
    expect(drawn([term(7, 99), term(8, 7)])).toEqual(['-7 1/1', '--8 1/1'])
  })

  test('knows the way down to each, and what is inside of it', () => {
    expect(pathOf(some, 4)).toEqual(['C1', 'C2', 'C4'])
    expect([...withInside(some, 1)]).toEqual([1, 2, 4, 3])
    expect(pathOf([term(1, 2), term(2, 1)], 1)).toEqual(['C2', 'C1'])
  })

  test('knows which have events of their own, or inside of them', () => {
    const terms = some.map((one) => (one.id === 4 ? { ...one, count: 1 } : one))
    const used = rowsOf(treeOf(terms), () => true).filter((row) => row.isUsed)
    expect(used.map(({ term }) => term.id)).toEqual([1])
    const open = rowsOf(treeOf(terms)).filter((row) => row.isUsed)
    expect(open.map(({ term }) => term.id)).toEqual([1, 2, 4])
  })

  test('draws each category once, whatever a service says of parents', async () => {
    const parents = fc.array(fc.nat(12), { minLength: 1, maxLength: 12 })
    await forAll([parents], (parents) => {
      const terms = parents.map((parent, at) => term(at + 1, parent))
      const ids = rowsOf(treeOf(terms)).map(({ term }) => term.id)
      expect(ids.toSorted((a, b) => a - b)).toEqual(terms.map(({ id }) => id))
    })
  })
})

test('a move goes into another one or to the top level', () => {
  expect(moveTo(some, of(5), 2)).toEqual({ kind: 'to', parent: 2 })
  expect(moveTo(some, of(4), 0)).toEqual({ kind: 'to', parent: 0 })
  expect(moveTo(some, of(4), 2)).toEqual({ kind: 'same' })
})

test('a move goes in and out by one step', () => {
  expect(moveIn(some, of(3))).toEqual({ kind: 'to', parent: 2 })
  expect(moveIn(some, of(5))).toEqual({ kind: 'to', parent: 1 })
  expect(moveIn(some, of(1))).toEqual({ kind: 'first' })
  expect(moveOut(some, of(4))).toEqual({ kind: 'to', parent: 1 })
  expect(moveOut(some, of(2))).toEqual({ kind: 'to', parent: 0 })
  expect(moveOut(some, of(1))).toEqual({ kind: 'atTop' })
})

test('a move never makes a loop', async () => {
  for (const parent of [1, 2, 3, 4])
    expect(moveTo(some, { ...of(1), parent: 9 }, parent)).toEqual({ kind: 'loop' })
  const ids = fc.integer({ min: 1, max: 5 })
  await forAll([ids, ids], (id, parent) => {
    const move = moveTo(some, of(id), parent)
    if (move.kind !== 'to') return
    const after = some.map((one) => term(one.id, one.id === id ? parent : one.parent))
    expect(withInside(after, id).has(parent)).toBe(false)
  })
})
