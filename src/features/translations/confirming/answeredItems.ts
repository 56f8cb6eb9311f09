import type { AnswerKind } from '../confirmed/answers.ts'
import type { ConfirmedPairs, LinkDecision } from '../confirmed/confirmedPairs.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { BoardRow } from '../state/boardRow.ts'

/** Something that was said of versions in this browser. */
export interface AnsweredItem {
  readonly key: string
  readonly said: LinkDecision
}

/**
 * What was said of a collection, the latest first; before it what the rows are about, so that the filters of the board
 * find an answer, and none is out of reach for being of records that no listing shows.
 */
export function answeredItems(
  pairs: ConfirmedPairs,
  kind: AnswerKind,
  of: PairedCollection,
  rows: readonly Pick<BoardRow, 'cells'>[],
): readonly AnsweredItem[] {
  const shown = new Set(
    rows.flatMap(({ cells }) =>
      Object.values(cells).map(({ version }) => `${version.language} ${version.id}`),
    ),
  )
  const items = pairs[kind]
    .filter(({ collection }) => collection === of)
    .map((said) => {
      const records = Object.entries(said.versions).map((one) => one.join(' '))
      return { key: records.join(), said, isShown: records.some((one) => shown.has(one)) }
    })
    .toReversed()
  return items.toSorted((one, other) => Number(other.isShown) - Number(one.isShown))
}
