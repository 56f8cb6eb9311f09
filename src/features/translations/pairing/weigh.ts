import type { Bag, Ladder, Questions, Rung } from './kind.ts'
import type { Clue, Evidence } from './pairing.ts'
import { widthOf, type Table, about, type Cells } from './table.ts'

/** Two languages of a table, by their places in it. */
export type Couple = readonly [number, number]

/** What two records weigh as versions of each other; `evidence` takes down why. */
type Weigher = (row: number, other: number, evidence?: Evidence[]) => number

/** Of each further thing that editions of a series share, this part counts. */
const further = 0.4

/**
 * Languages tell of the same things more often than not: logarithm of the odds for a pair before anything is known
 * of it, were there one record in each.
 */
const expectation = 2

/** What an agreement on a rung weighs. */
interface Agreement {
  readonly kind: Clue
  readonly column: Compared
  /** by value */
  readonly weights: Float64Array
  /** by row of the first language, where another column counts */
  readonly byRow: Float64Array | null
}

/** By row of the first language: what the frequency of its first value in another column weighs; NaN for none. */
function weightsByRow(table: Table, name: string, often: number, couple: Couple): Float64Array {
  const { one, rarities } = comparedColumn(table, name, couple)
  const weights = new Float64Array(one.starts.length - 1).fill(Number.NaN)
  for (let row = 0; row < weights.length; row += 1)
    if (widthOf(one, row) > 0)
      weights[row] = often - (rarities[one.values[one.starts[row] ?? 0] ?? 0] ?? 0)
  return weights
}

function agreementOn(table: Table, rung: Rung, couple: Couple): Agreement {
  const { kind, rarity, chance } = rung
  const column = comparedColumn(table, rung.column, couple)
  const often = Math.log(rung.often)
  const weights =
    chance === undefined
      ? column.rarities.map((each) => often - each)
      : column.rarities.map(() => often - Math.log(chance))
  const byRow = rarity === undefined ? null : weightsByRow(table, rarity, often, couple)
  return { kind, column, weights, byRow }
}

/** What the rarity value that two records share weighs; `-Infinity` where they share none. */
function weightOf({ column, weights, byRow }: Agreement, row: number, otherRow: number): number {
  const { one, other } = column
  let at = one.starts[row] ?? 0
  let there = other.starts[otherRow] ?? 0
  const end = one.starts[row + 1] ?? 0
  const otherEnd = other.starts[otherRow + 1] ?? 0
  let best = -Infinity
  while (at < end && there < otherEnd) {
    const value = one.values[at] ?? 0
    const step = value - (other.values[there] ?? 0)
    if (step === 0) best = Math.max(best, weights[value] ?? 0)
    if (step <= 0) at += 1
    if (step >= 0) there += 1
  }
  if (byRow === null || best === -Infinity) return best
  const counted = byRow[row] ?? best
  return Number.isNaN(counted) ? best : counted
}

/** How often versions agree on nothing: where it is a habit of the site, by what its languages have in common. */
function neverOf(table: Table, { rungs, never, isHabit }: Ladder, couple: Couple): number {
  const widest = rungs.at(-1)
  if (isHabit !== true || widest === undefined) return never
  return Math.max(never, 0.9 - commonShare(comparedColumn(table, widest.column, couple)))
}

function ladderWeigher(table: Table, ladder: Ladder, couple: Couple): Weigher {
  const rungs = ladder.rungs.map((rung) => agreementOn(table, rung, couple))
  const kind = ladder.rungs[0]?.kind ?? 'confirmed'
  const never = Math.log(neverOf(table, ladder, couple))
  return (row, other, evidence) => {
    let isSaid = false
    for (const rung of rungs) {
      if (!bothDecide(rung.column, row, other)) continue
      isSaid = true
      const weight = weightOf(rung, row, other)
      if (weight === -Infinity) continue
      evidence?.push({ kind: rung.kind, weight })
      return weight
    }
    if (!isSaid) return 0
    evidence?.push({ kind, weight: never })
    return never
  }
}

function bagWeigher(table: Table, bag: Bag, couple: Couple): Weigher {
  const column = comparedColumn(table, bag.column, couple)
  const { one, other: cells, rarities } = column
  const often = Math.log(bag.often)
  const unshared = Math.log(1 - bag.often)
  return (row, other, evidence) => {
    if (!bothDecide(column, row, other)) return 0
    const mine = widthOf(one, row)
    const theirs = widthOf(cells, other)
    // What has many values has any one of them more often.
    const larger = inEighths(Math.max(0, Math.log(Math.max(mine, theirs) / column.usual)))
    let shared = 0
    let rarity = 0
    let at = one.starts[row] ?? 0
    let there = cells.starts[other] ?? 0
    const [end, otherEnd] = [at + mine, there + theirs]
    while (at < end && there < otherEnd) {
      const value = one.values[at] ?? 0
      const step = value - (cells.values[there] ?? 0)
      if (step === 0) {
        shared += 1
        rarity += Math.min(most, (rarities[value] ?? 0) + larger)
      }
      if (step <= 0) at += 1
      if (step >= 0) there += 1
    }
    const sum = shared * often - rarity + ((mine + theirs) / 2 - shared) * unshared
    const weight = Math.min(bag.most, Math.max(bag.least, sum))
    evidence?.push({ kind: bag.kind, weight })
    return weight
  }
}

const weigherFor = (table: Table, question: Ladder | Bag, couple: Couple): Weigher =>
  'rungs' in question ? ladderWeigher(table, question, couple) : bagWeigher(table, question, couple)

/**
 * Logarithm of the odds that two records are versions of one thing, by what they agree and differ on: how often
 * versions agree against how frequent a value is (I. Fellegi, A. Sunter, A Theory for Record Linkage, 1969; values
 * by their frequencies: W. Winkler, 1989). Of what the editions of a series share, the strongest counts, and a part
 * of each other.
 */
export function weigherOf(kind: Questions, table: Table, couple: Couple): Weigher {
  const own: Weigher[] = []
  const settings: Weigher[] = []
  for (const question of kind.questions)
    (question.isSetting === true ? settings : own).push(weigherFor(table, question, couple))
  const sizes = couple.map((language) => table.sizes[language] ?? 1)
  const before = expectation - Math.log(Math.max(...sizes))
  return (row, other, evidence) => {
    let sum = before
    for (const weigh of own) sum += weigh(row, other, evidence)
    let strongest = 0
    for (const weigh of settings) {
      const weight = weigh(row, other, evidence)
      sum += weight < 0 ? weight : weight * further
      if (weight > strongest) strongest = weight
    }
    return sum + strongest * (1 - further)
  }
}

const nothing: Cells = {
  values: new Int32Array(),
  starts: new Int32Array(),
  counts: new Int32Array(),
}

/** A column in two languages, with what it says where two records share a value. */
interface Compared {
  readonly one: Cells
  readonly other: Cells
  /** by value: logarithm of its frequency, in the language where it is more frequent */
  readonly rarities: Float64Array
  /** how many values a record has that has any; at least 1 */
  readonly usual: number
}

/**
 * In eighths: one record more or less seldom changes what a frequent value says, and sums are the same in any order.
 */
const inEighths = (weight: number): number => Math.round(8 * weight) / 8

const most = inEighths(Math.log(0.9))

/** What counts for the record itself where a value is counted: others that will have it, though none has it yet. */
const itself = 0.2

function raritiesOf(table: Table, one: Cells, other: Cells, [first, second]: Couple): Float64Array {
  const [size = 1, otherSize = 1] = [table.sizes[first], table.sizes[second]]
  const rarities = new Float64Array(one.counts.length)
  for (const [value, count] of one.counts.entries()) {
    const often = Math.max(
      (count - 1 + itself) / size,
      ((other.counts[value] ?? 0) - 1 + itself) / otherSize,
    )
    rarities[value] = Math.min(most, inEighths(Math.log(often)))
  }
  return rarities
}

function usualOf({ values, starts }: Cells): number {
  let rows = 0
  for (let row = 1; row < starts.length; row += 1)
    if ((starts[row] ?? 0) > (starts[row - 1] ?? 0)) rows += 1
  return about(values.length / Math.max(1, rows))
}

function comparedColumn(table: Table, name: string, couple: Couple): Compared {
  const column = table.columns.get(name)
  const [one = nothing, other = nothing] = [column?.[couple[0]], column?.[couple[1]]]
  return {
    one,
    other,
    rarities: raritiesOf(table, one, other, couple),
    usual: Math.max(usualOf(one), usualOf(other)),
  }
}

/** Whether both records say something. */
function bothDecide({ one, other }: Compared, row: number, otherRow: number): boolean {
  return widthOf(one, row) > 0 && widthOf(other, otherRow) > 0
}

/**
 * How much of what one language says the other says too, in eighths: whether a site gives its languages the same
 * slugs and pictures, or each its own.
 */
function commonShare({ one, other }: Compared): number {
  const shareOf = (cells: Cells, there: Cells) => {
    const common = cells.values.reduce(
      (sum, value) => sum + ((there.counts[value] ?? 0) > 0 ? 1 : 0),
      0,
    )
    return common / Math.max(1, cells.values.length)
  }
  return inEighths(Math.max(shareOf(one, other), shareOf(other, one)))
}
