import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { everyPageOptions } from '../../collection/everyPage.ts'
import { useStatusReach } from '../../collection/list/statusReach.ts'
import { useService } from '../../service/useService.ts'
import { useSettled } from '../../ui/form/useSettled.ts'
import type { EventRecord } from '../eventRecord.ts'
import { events } from '../events.ts'
import { clashListings } from './clashListings.ts'
import { clashesOf, type Clash } from './clashes.ts'
import type { CopyRow } from './copyRows.ts'

const none: readonly EventRecord[] = []

/** milliseconds without a change before anything is asked */
const pause = 400

/** What is known of what the copies clash with. */
export interface Clashes {
  readonly standing: 'none' | 'looking' | 'known' | 'unknown' | 'unsearchable'
  /** by the key of the row */
  readonly byRow: ReadonlyMap<string, readonly Clash[]>
  /** everything that was looked through */
  readonly found: readonly EventRecord[]
  readonly retry: () => void
}

/** Looks for what is at the same venue meanwhile, and for what has the same title, in every status in reach. */
export function useClashes(source: EventRecord, rows: readonly CopyRow[]): Clashes {
  const service = useService()
  const status = useStatusReach(service)
  const settled = useSettled(rows, pause)
  const listings = useMemo(() => clashListings(settled, source, status), [settled, source, status])
  const reading = useQuery({
    ...everyPageOptions(service, events, listings ?? []),
    enabled: listings !== null && listings.length > 0,
  })
  const { data } = reading
  const { timezone } = service.configuration
  const byRow = useMemo(
    () =>
      new Map(
        rows.map((row) => [row.key, clashesOf(row, rows, source, data?.records ?? none, timezone)]),
      ),
    [rows, source, data, timezone],
  )
  const standing = () => {
    if (rows.length === 0) return 'none'
    if (listings === null) return 'unsearchable'
    if (settled !== rows || (reading.isFetching && !data)) return 'looking'
    return data?.isWhole ? 'known' : 'unknown'
  }
  return {
    standing: standing(),
    byRow,
    found: data?.records ?? none,
    retry: () => void reading.refetch(),
  }
}
