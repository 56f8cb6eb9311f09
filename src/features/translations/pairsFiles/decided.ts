import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { type Contradiction, importedPairs, type IsThere } from '../confirmed/pairsFile.ts'
import { separated, linked } from '../confirming/linkDecisions.ts'

/** What there is after the file was believed in these contradictions. */
export function decided(pairs: ConfirmedPairs, believed: readonly Contradiction[]): ConfirmedPairs {
  return believed.reduce((all, { theirs, says }) => {
    const { collection, versions } = theirs
    if (says === 'together') return linked(all, collection, versions)
    const [stays, leaves] = Object.entries(versions).map(([language, id]) => ({ language, id }))
    return stays && leaves ? separated(all, collection, stays, leaves) : all
  }, pairs)
}

/** A file of pairs as it was read, to be taken in on top of whatever is said here by then. */
export interface PairsFile {
  readonly text: string
  readonly site: string
  readonly isThere: IsThere
}

/** What there is after a file was taken in, and believed in these contradictions; what was said here meanwhile stays. */
export function takenIn(
  { text, site, isThere }: PairsFile,
  pairs: ConfirmedPairs,
  believed: readonly Contradiction[],
): ConfirmedPairs {
  const read = importedPairs(text, site, pairs, isThere)
  return read.kind === 'pairs' ? decided(read.pairs, believed) : pairs
}
