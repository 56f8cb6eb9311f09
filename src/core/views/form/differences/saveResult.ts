import { differencesOf } from '../../../write/compare.ts'
import { crossings, type Values } from '../../../write/merge.ts'
import type { Fields } from '../../../resource/field.ts'
import type { Difference, Saved } from '../../../write/saved.ts'
import { intendedValues } from '../pickedValues.ts'

/** What there is to tell of a save: what is not as it was meant. */
export interface SaveResult {
  readonly differences: readonly Difference[]
  /** names of the fields that somebody else changed while it was saved */
  readonly between: ReadonlySet<string>
  /** names of the fields that were asked for once more, in vain */
  readonly inVain: ReadonlySet<string>
  /** accepted, and yet nothing of the record is other than it was: that is not to be called saved */
  readonly isUnmoved: boolean
}

const none: ReadonlySet<string> = new Set()

export function saveResultWith(differences: readonly Difference[]): SaveResult {
  return { differences, between: none, inVain: none, isUnmoved: false }
}

export function saveResultOf<R>(
  fields: Fields<R>,
  { before, record, differences, landedBetween }: Saved<R>,
): SaveResult {
  // What follows from any write, such as the date of a draft, is no sign that this one was done.
  const isUnmoved =
    before !== null &&
    differences.length > 0 &&
    differencesOf(fields, before, record, {}, new Set()).length === 0
  const between = isUnmoved ? none : new Set(landedBetween)
  return { differences, between, inVain: none, isUnmoved }
}

/** Some of them, with the other end of their event where one alone would end it before it starts. */
export function withOtherEnd<R>(
  fields: Fields<R>,
  record: R,
  all: readonly Difference[],
  some: readonly Difference[],
): readonly Difference[] {
  const [crossed] = crossings(fields, record, record, intendedValues<Values>(some))
  const other = all.find(({ field }) => field === crossed?.beside?.field)
  return other ? [...some, other] : some
}

/** The same after some of it was to be put back: what was not among that is still to be told. */
export function afterPuttingBack<R>(
  fields: Fields<R>,
  earlier: SaveResult,
  again: readonly Difference[],
  saved: Saved<R>,
): SaveResult {
  const now = saveResultOf(fields, saved)
  const asked = new Map(again.map((difference) => [difference.field, difference]))
  const told = new Set([...asked.keys(), ...now.differences.map(({ field }) => field)])
  const left = earlier.differences.filter(({ field, found }) => {
    const known = fields[field]
    return !told.has(field) && known?.same(found, known.of(saved.record)) === true
  })
  const inVain = now.differences.filter(({ field, found }) => {
    const before = asked.get(field)
    return before !== undefined && fields[field]?.same(before.found, found) === true
  })
  return {
    differences: [...left, ...now.differences],
    between: new Set([...earlier.between, ...now.between]),
    inVain: new Set([...earlier.inVain, ...inVain.map(({ field }) => field)]),
    isUnmoved: left.length === 0 && now.isUnmoved,
  }
}
