import { choice } from '../../collection/filters.ts'
import { factNames } from '../../events/editing.ts'
import { spans } from './driftDates.ts'

/** What the address says of the report: which fact, and how far back. */
export const driftFilters = { fact: choice(factNames), span: choice(spans) }
