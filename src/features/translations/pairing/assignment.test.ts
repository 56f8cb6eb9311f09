import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { bestAssignment } from './assignment.ts'
import { marginalsOf } from './couple.ts'

const size = 5

/** Some weights between five and five; those of 0 are no edges. */
const weights = fc.array(
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: size, maxLength: size }),
  { minLength: size, maxLength: size },
)

function edgesOf(table: readonly (readonly number[])[]) {
  const all = table.flatMap((row, at) =>
    row.flatMap((weight, other) => (weight > 0 ? [{ at, other, weight }] : [])),
  )
  return {
    rows: Int32Array.from(all, ({ at }) => at),
    others: Int32Array.from(all, ({ other }) => other),
    weights: Float64Array.from(all, ({ weight }) => weight),
  }
}

/** All ways of pairing from a row on, by what they weigh. */
function ways(table: readonly (readonly number[])[], row = 0, taken = 0): number[] {
  const cells = table[row]
  if (cells === undefined) return [0]
  const paired = cells.flatMap((weight, other) =>
    weight === 0 || (taken & (1 << other)) !== 0
      ? []
      : ways(table, row + 1, taken | (1 << other)).map((rest) => rest + weight),
  )
  return [...ways(table, row + 1, taken), ...paired]
}

const counts = [size, size] as const

test('no pairing weighs more, and no record is in two pairs', () =>
  forAll([weights], (table) => {
    const edges = edgesOf(table)
    const chosen = [...bestAssignment(edges, counts)]
    const weight = chosen.reduce((sum, at) => sum + (edges.weights[at] ?? 0), 0)
    expect(weight).toBe(Math.max(...ways(table)))
    expect(new Set(chosen.map((at) => edges.rows[at])).size).toBe(chosen.length)
    expect(new Set(chosen.map((at) => edges.others[at])).size).toBe(chosen.length)
  }))

test('probabilities are exact where pairs make no cycle, and of a record together at most one', async () => {
  const table = [
    [3, 1, 0, 0, 0],
    [0, 2, 0, 0, 0],
    [0, 4, 5, 0, 0],
  ]
  const edges = edgesOf(table)
  const found = marginalsOf(edges, counts)
  const every = ways(table).reduce((sum, weight) => sum + Math.exp(weight), 0)
  const withFirst = ways([[], ...table.slice(1)]).reduce(
    (sum, weight) => sum + Math.exp(weight + 3),
    0,
  )
  expect(found[0]).toBeCloseTo(withFirst / every, 4)
  await forAll([weights], (any) => {
    const { rows, ...rest } = edgesOf(any)
    const scores = marginalsOf({ rows, ...rest }, counts)
    for (let row = 0; row < size; row += 1) {
      const sum = scores.reduce((sum, score, at) => sum + (rows[at] === row ? score : 0), 0)
      expect(sum).toBeLessThanOrEqual(1)
    }
  })
})
