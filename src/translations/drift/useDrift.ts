import { useMemo } from 'react'
import type { BoardState } from '../board/useBoard.ts'
import type { Placed } from '../carry/carried.ts'
import { useConfirmed } from '../confirming/useConfirmed.ts'
import { type FactCollection, factKinds } from '../facts/factKinds.ts'
import { foundOf } from '../near/found.ts'
import { namesIn } from '../sideBySide/carrying.ts'
import { driftRows } from './driftRows.ts'

/** The rows of a board whose confirmed versions differ, and what it takes to carry their facts. */
export function useDrift(of: FactCollection, board: BoardState) {
  const { service, readings, rows, index, pairing } = board
  const confirmed = useConfirmed(service.site)
  const listings = useMemo(() => readings.flatMap(({ listing }) => listing ?? []), [readings])
  const records = useMemo(
    () =>
      new Map(
        readings.flatMap(({ language, listing }) =>
          (listing?.[of] ?? []).map((record): [string, Placed] => [
            `${language} ${record.id}`,
            { service: service.in(language), record },
          ]),
        ),
      ),
    [of, readings, service],
  )
  const { rows: all, unconfirmed } = driftRows(factKinds[of], rows, index, ({ language, id }) =>
    records.get(`${language} ${id}`),
  )
  return {
    all,
    unconfirmed,
    found: foundOf(pairing, index, confirmed),
    nameOf: namesIn(listings),
  }
}
