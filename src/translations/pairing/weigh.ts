import type { Bag, Kind, Ladder, Rung } from './kind.ts'
import type { Evidence } from './pairing.ts'
import { bothSay, commonShare, comparedColumn, eachShared, most } from './shared.ts'
import type { Table } from './table.ts'

/** Two languages of a table, by their places in it. */
export type Couple = readonly [number, number]

/** What two records weigh as versions of each other; `evidence` takes down why. */
export type Weigher = (row: number, other: number, evidence?: Evidence[]) => number

/** Of each further thing that editions of a series share, this part counts. */
const further = 0.4

/**
 * Languages tell of the same things more often than not: logarithm of the odds for a pair before anything is known
 * of it, were there one record in each.
 */
const expectation = 2

const nothing = 1

/** Logarithm of the frequency of the rarest value that two records share, or `nothing`. */
function rungRarity(table: Table, { column: name, rarity, chance }: Rung, couple: Couple) {
  const column = comparedColumn(table, name, couple)
  const counted = rarity === undefined ? null : comparedColumn(table, rarity, couple)
  let rarest = nothing
  const met = (value: number) => {
    const found = column.rarities[value] ?? 0
    if (found < rarest) rarest = found
  }
  return {
    isSaid: (row: number, other: number) => bothSay(column, row, other),
    of(row: number, other: number): number {
      rarest = nothing
      eachShared(column, row, other, met)
      if (rarest === nothing) return nothing
      if (chance !== undefined) return Math.log(chance)
      if (counted === null) return rarest
      return counted.rarities[counted.one.values[counted.one.starts[row] ?? 0] ?? 0] ?? rarest
    },
  }
}

/** How often versions agree on nothing: where it is a habit of the site, by what its languages have in common. */
function neverOf(table: Table, { rungs, never, isHabit }: Ladder, couple: Couple): number {
  const widest = rungs.at(-1)
  if (isHabit !== true || widest === undefined) return never
  return Math.max(never, 0.9 - commonShare(comparedColumn(table, widest.column, couple)))
}

function ladderWeigher(table: Table, ladder: Ladder, couple: Couple): Weigher {
  const rungs = ladder.rungs.map((rung) => ({
    kind: rung.kind,
    often: Math.log(rung.often),
    rarity: rungRarity(table, rung, couple),
  }))
  const kind = ladder.rungs[0]?.kind ?? 'confirmed'
  const never = Math.log(neverOf(table, ladder, couple))
  return (row, other, evidence) => {
    let isSaid = false
    for (const rung of rungs) {
      if (!rung.rarity.isSaid(row, other)) continue
      isSaid = true
      const rarity = rung.rarity.of(row, other)
      if (rarity === nothing) continue
      const weight = rung.often - rarity
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
  const often = Math.log(bag.often)
  const unshared = Math.log(1 - bag.often)
  let shared = 0
  let sum = 0
  let larger = 0
  const met = (value: number) => {
    shared += 1
    sum += often - Math.min(most, (column.rarities[value] ?? 0) + larger)
  }
  return (row, other, evidence) => {
    if (!bothSay(column, row, other)) return 0
    const mine = (column.one.starts[row + 1] ?? 0) - (column.one.starts[row] ?? 0)
    const theirs = (column.other.starts[other + 1] ?? 0) - (column.other.starts[other] ?? 0)
    // What has many values has any one of them more often.
    larger = Math.max(0, Math.log(Math.max(mine, theirs) / column.usual))
    shared = 0
    sum = 0
    eachShared(column, row, other, met)
    sum += ((mine + theirs) / 2 - shared) * unshared
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
export function weigherOf<R>(kind: Kind<R>, table: Table, couple: Couple): Weigher {
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
