import type { Identified } from '../../../core/resource/collection.ts'
import type { Service } from '../../../api/service.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { BoardRow } from '../state/boardRow.ts'
import { type Now, type RowProblem, whyRefused } from './checked.ts'
import { stateOf } from './readNow.ts'

interface Way {
  readonly service: Service
  readonly collection: PairedCollection
  readonly from: string
  readonly to: string
  readonly recordAt: (language: string, id: number) => Identified | undefined
}

/** How many records are in the way of one reason. */
export interface RefusedLater {
  readonly problem: RowProblem
  readonly count: number
}

/** Why the texts of a row could not be taken in again if they came back now; null where they could. */
function whyLater(row: BoardRow, way: Way): RowProblem | null {
  const { service, collection, from, to, recordAt } = way
  const at = (language: string): Now | null => {
    const id = row.cells[language]?.version.id
    const record = id === undefined ? undefined : recordAt(language, id)
    return record === undefined ? null : stateOf(record, language, service)
  }
  const source = at(from)
  return source && whyRefused(collection, source, at(to))
}

/** What of these rows the import would refuse as things are now, by its own judgement: who translates it does so in vain. */
export function refusedLater(rows: readonly BoardRow[], way: Way): readonly RefusedLater[] {
  const counts = new Map<RowProblem, number>()
  for (const row of rows) {
    const problem = whyLater(row, way)
    if (problem !== null) counts.set(problem, (counts.get(problem) ?? 0) + 1)
  }
  return [...counts].map(([problem, count]) => ({ problem, count }))
}
