import type { FactsCopy, Placed } from '../carry/copiedFacts.ts'
import type { FactKind } from '../facts/factKinds.ts'
import { type BoardRow, linkOf } from '../state/boardRow.ts'
import { differingFacts } from '../state/facts.ts'
import type { GroupIndex } from '../state/groupIndex.ts'
import type { Version } from '../state/version.ts'

/** One of the versions of a thing, as it is compared and as it is written. */
export interface Drifting extends Placed {
  readonly version: Version
  /** nobody has confirmed that it is a version of the source, and it is almost certain */
  readonly isLikely: boolean
}

/** Versions of one thing, confirmed or almost certain, and the facts in which they differ. */
export interface DriftRow {
  readonly key: string
  /** the source first */
  readonly versions: readonly Drifting[]
  readonly facts: readonly string[]
}

type PlaceOf = (version: Version) => Placed | undefined

/** The names of facts that can be written, in the order of the page. */
function boxedFacts(kind: FactKind, one: Version, other: Version, index: GroupIndex) {
  const names: readonly string[] = differingFacts(one, other, index)
  return kind.names.filter((name) => names.includes(name))
}

/** The versions of a row that are the source's, confirmed or almost certain, with the source. */
function linkedOf({ group, source, cells }: BoardRow) {
  const others = Object.values(cells).flatMap(({ version }) => {
    const certainty = version === source ? undefined : linkOf(group, source, version)?.certainty
    if (certainty === undefined || certainty === 'possible') return []
    return [{ version, isLikely: certainty === 'almostCertain' }]
  })
  return [{ version: source, isLikely: false }, ...others]
}

/**
 * The rows of linked versions whose facts differ.
 * @returns also how many others differ that are merely possible versions
 */
export function driftRows(
  kind: FactKind,
  rows: readonly BoardRow[],
  index: GroupIndex,
  placeOf: PlaceOf,
) {
  const found: DriftRow[] = []
  let possible = 0
  for (const row of rows) {
    const linked = linkedOf(row)
    const differing = Object.values(row.cells).filter(({ differs }) => differs.length > 0)
    if (differing.some((cell) => !linked.some(({ version }) => version === cell.version)))
      possible += 1
    const facts = linked.flatMap(({ version }) => boxedFacts(kind, row.source, version, index))
    const versions = linked.flatMap((one): Drifting[] => {
      const place = placeOf(one.version)
      return place ? [{ ...place, ...one }] : []
    })
    if (facts.length > 0 && versions.length > 1)
      found.push({
        key: row.id,
        versions,
        facts: kind.names.filter((name) => facts.includes(name)),
      })
  }
  return { rows: found, possible }
}

/** What it comes to that the versions of a row take these facts from the one of a language. */
export function takenFrom(
  kind: FactKind,
  { versions }: DriftRow,
  language: string,
  names: readonly string[],
  index: GroupIndex,
): readonly FactsCopy[] {
  const source = versions.find(({ version }) => version.language === language)
  if (source === undefined) return []
  return versions.flatMap((target): FactsCopy[] => {
    if (target === source) return []
    const differing = boxedFacts(kind, source.version, target.version, index)
    const taken = names.filter((name) => differing.includes(name))
    return taken.length > 0 ? [{ kind, source, target, names: taken }] : []
  })
}
