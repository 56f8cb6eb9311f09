import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Service } from '../../../api/service.ts'
import { useService } from '../../../api/useService.ts'
import { allPagesOptions } from '../../../core/query/allPages.ts'
import { fewAtOnce } from '../../../core/query/fewAtOnce.ts'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { linkedBy, targetsOf } from '../columns/columns.ts'
import { daysOfRows, draftRows, type DryRow, dryRun, type NameToSettle } from './check/dryRun.ts'
import type { Mapping } from './columns/mapping.ts'
import type { Choices, Candidate } from './names/linkCell.ts'
import { useNames } from './names/useNames.ts'
import { storedUids } from '../run/importPlan.ts'
import type { ReadOptions } from '../table/fileOptions.ts'
import type { Table } from '../table/table.ts'
import { inSlices } from '../../translations/beside/slices.ts'
import { useStoreReading } from '../../../platform/useStoreReading.ts'
import { goesOut, useWriteReasons } from '../../../resources/events/editing.ts'
import { type EventRecord, events } from '../../../resources/events/events.ts'
import { addDays, readWallDay, todayIn } from '../../../time/wallTime.ts'

/** Why rows may not go out, by their place. */
type Reasons = ReadonlyMap<number, readonly string[]>

const noReasons: Reasons = new Map()

/** What a row names as an event has it; what is made before it is there by then. */
function valuesOf({ values, links }: DryRow) {
  const linked = Object.entries(links).map(([field, some]) => [
    field,
    some.map((link) => ('id' in link ? link.id : 0)),
  ])
  return { ...values, ...Object.fromEntries(linked) }
}

/** The row as a draft, which says why. */
function asDraft(row: DryRow, reasons: readonly string[]): DryRow {
  const note = { field: 'status', word: 'heldBack', reasons } as const
  return { ...row, values: { ...row.values, status: 'draft' }, notes: [...row.notes, note] }
}

/** Rows of events that would go out against the rules of the site become drafts; nothing of a file is lost by that. */
function useRuledRows(of: CollectionName, rows: readonly DryRow[]) {
  const { rules } = useService().configuration
  const isJudged = of === 'events' && rules !== undefined
  const reasonsAgainst = useWriteReasons()
  const judge = async (all: readonly DryRow[]) => {
    if (!isJudged) return noReasons
    const out = all.filter(({ values }) => goesOut(String(values['status'])))
    const reasons = await fewAtOnce(out, async (row) => {
      const against = await reasonsAgainst({ opened: null, changes: valuesOf(row) })
      return [row.place, against.map(({ words }) => words)] as const
    })
    return new Map(reasons.filter(([, some]) => some.length > 0))
  }
  const found = useStoreReading(null, rows, judge)
  const reasons = found ?? noReasons
  const ruled = useMemo(
    () =>
      reasons.size === 0
        ? rows
        : rows.map((row) => {
            const why = reasons.get(row.place)
            return why ? asDraft(row, why) : row
          }),
    [rows, reasons],
  )
  return { rows: ruled, isReading: isJudged && found === null }
}

const noEvents: readonly EventRecord[] = []

/** The events of the calendar around the days of a file; what is hidden from listings stays unseen. */
function useThere(of: CollectionName, days: { first: string; last: string } | null) {
  const service = useService()
  const status = useStatusReach(service)
  const first = readWallDay(days?.first ?? '')
  const last = readWallDay(days?.last ?? '')
  const isAsked = of === 'events' && first !== null && last !== null
  const window = isAsked ? { status, ends_after: addDays(first, -1), starts_before: last } : {}
  const { data, isFetching, error, refetch } = useQuery({
    ...allPagesOptions(service, events, [window], { mostPages: 400 }),
    enabled: isAsked,
    structuralSharing: false,
  })
  return {
    events: isAsked ? (data?.records ?? noEvents) : noEvents,
    isReading: isAsked && isFetching && data === undefined,
    hasGaps: isAsked && data?.isWhole === false,
    error: isAsked ? error : null,
    retry: () => void refetch(),
  }
}

type Imported = ReadonlyMap<string, number>

const nothingImported: Imported = new Map()

const readable = (service: Service) => storedUids(service).catch(() => 'unread' as const)

/** What was made here of the events of calendar files. */
function useImported({ calendar }: Table) {
  const service = useService()
  const [found, setFound] = useState<Imported | 'unread' | null>(null)
  const isAsked = calendar !== undefined
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const now = await readable(service)
      if (!isGone) setFound(now)
    }
    if (isAsked) void read()
    return () => {
      isGone = true
    }
  }, [service, isAsked])
  return {
    /** null until it is read */
    imported: !isAsked || found === 'unread' ? nothingImported : found,
    /** the device is closed to us: what was made may be made again */
    isUnread: isAsked && found === 'unread',
    readAgain: async () => setFound(await readable(service)),
  }
}

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

/** Milliseconds after which typing and drawing have their turn. */
const slice = 12

const always = () => true

/** Goes through long work a slice at a time; null when nobody waits for it any more. */
export async function throughAll<Result>(
  steps: Generator<unknown, Result, void>,
  isWanted = always,
): Promise<Result | null> {
  const end = await inSlices(steps, { most: slice, onStep: () => undefined, isWanted })
  return end && end.result
}

/**
 * Goes through long work beside what a person does, and begins anew with other work.
 * @param work the same function as long as its result would be the same; null for nothing to do yet
 * @returns the last result, and whether it is of this work
 */
function useSlices<Result>(work: (() => Generator<unknown, Result, void>) | null): {
  result: Result | null
  isDone: boolean
} {
  const [done, setDone] = useState<{ work: unknown; result: Result } | null>(null)
  useEffect(() => {
    if (work === null) return undefined
    let isWanted = true
    const go = async () => {
      const result = await throughAll(work(), () => isWanted)
      if (result !== null && isWanted) setDone({ work, result })
    }
    // What cannot be gone through is said, as every fault of a page.
    go().catch((error: unknown) =>
      setDone(() => {
        throw error
      }),
    )
    return () => {
      isWanted = false
    }
  }, [work])
  return { result: done?.result ?? null, isDone: work !== null && done?.work === work }
}
