import { choice } from '../../../core/resource/filters.ts'
import { factCollections, factKinds } from '../facts/factKinds.ts'
import { spans } from './driftDates.ts'

const names = new Set(factCollections.flatMap((of) => factKinds[of].names))

/** What the address says of the report: of what, which fact, and how far back. */
export const driftFilters = {
  of: choice(factCollections),
  fact: choice([...names]),
  span: choice(spans),
}
