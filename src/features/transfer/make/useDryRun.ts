import { useMemo } from 'react'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { useService } from '../../../api/useService.ts'
import { todayIn } from '../../../time/wallTime.ts'
import type { ReadOptions } from '../table/fileOptions.ts'
import type { Table } from '../table/table.ts'
import { daysOfRows, draftRows, dryRun, type DryRow, type NameToSettle } from './check/dryRun.ts'
import { useImported } from './check/useImported.ts'
import { useRuledRows } from './check/useRuledRows.ts'
import { useThere } from './check/useThere.ts'
import type { Mapping } from './columns/mapping.ts'
import { linkedBy, targetsOf } from './columns/targets.ts'
import type { Choices } from './names/linkCell.ts'
import type { Candidate } from './names/nameIndex.ts'
import { useNames } from './names/useNames.ts'
import { useSlices } from './useSlices.ts'

const noRecords: readonly Candidate[] = []

/** The collections whose names the file holds, and its own where it is told by its name whether it is there. */
function collectionsOf(of: CollectionName, mapping: Mapping): readonly CollectionName[] {
  const linked = targetsOf(of).flatMap((field) =>
    mapping[field] === undefined ? [] : (linkedBy(of, field) ?? []),
  )
  return [...new Set([...(of === 'events' ? [] : [of]), ...linked])]
}

const noRows: readonly DryRow[] = []
const noNames: readonly NameToSettle[] = []

/** What a file would become under a mapping and the choices made so far; nothing is sent but questions. */
export function useDryRun(
  of: CollectionName,
  table: Table,
  mapping: Mapping,
  choices: Choices,
  { order, sign }: ReadOptions,
) {
  const { configuration, site } = useService()
  const { timezone: zone, statuses } = configuration
  const today = todayIn(zone)
  const wanted = useMemo(() => collectionsOf(of, mapping), [of, mapping])
  const names = useNames(wanted)
  const { known } = names
  const reading = useMemo(() => {
    const indexOf = (to: CollectionName) => known.get(to)?.index ?? null
    const chosen = { order, sign }
    return () => draftRows(table, { of, mapping, today, zone, statuses, indexOf, choices, chosen })
  }, [table, of, mapping, today, zone, statuses, known, choices, order, sign])
  const { result: drafts, isDone: isRead } = useSlices(reading)
  const there = useThere(
    of,
    useMemo(() => daysOfRows(drafts ?? []), [drafts]),
  )
  const { imported, ...kept } = useImported(table)
  const records = of === 'events' ? noRecords : (known.get(of)?.candidates ?? noRecords)
  const { events } = there
  const telling = useMemo(() => {
    if (drafts === null || imported === null) return null
    const all = { events, records, imported, host: new URL(site).host }
    return () => dryRun(of, drafts, all)
  }, [of, drafts, events, records, imported, site])
  const { result: run, isDone: isTold } = useSlices(telling)
  const ruled = useRuledRows(of, run?.rows ?? noRows)
  return {
    /** rows were looked through, though it may be under way again */
    isRead: run !== null,
    rows: ruled.rows,
    names: run?.names ?? noNames,
    candidatesOf: (to: CollectionName) => known.get(to)?.candidates ?? noRecords,
    /** ids of what is there, none of which will be one of these */
    there: [...events, ...records].map(({ id }) => id),
    isReading: names.isReading || there.isReading || !isRead || !isTold || ruled.isReading,
    hasGaps: names.hasGaps || there.hasGaps,
    kept,
    error: names.error ?? there.error,
    retry: () => {
      if (names.error) names.retry()
      if (there.error) there.retry()
    },
  }
}
