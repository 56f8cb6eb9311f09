import { useQueryClient } from '@tanstack/react-query'
import { use, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useOwnId } from '../../../core/views/form/useMayPublish.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { useListAddress, useNarrowReach } from '../../../core/views/list/useRecordList.ts'
import { useAllPages } from '../../../core/query/usePages.ts'
import { languagesOf } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import { todayIn } from '../../../time/wallTime.ts'
import { type ListedFilters, listedFilters } from '../eventFilters.ts'
import type { EventRecord } from '../eventRecord.ts'
import { events } from '../events.ts'
import { type Bench, lacksOf, rulesFor } from '../rules/judging.ts'
import { offeredLacks } from '../rules/lackNames.ts'
import { VersionsLook } from '../rules/versionsLook.ts'
import { withPreset } from './datePresets.ts'
import { isReadBackwards, windowOf, requestedEvents } from './requestedEvents.ts'
import type { EventListState } from './useEventList.ts'

/** Events that were looked at, and what each that is listed lacks. */
interface Judged {
  /** what was asked for */
  readonly of: string
  readonly lacks: ReadonlyMap<EventRecord, readonly string[]>
}

const nothing: readonly string[] = []

/**
 * What each of these events lacks, of all that lack something that is looked for; all of them where nothing is.
 * @param records null until all are read
 * @param of which list they are: what was found of another one is given until this one is looked at
 */
function useJudged(
  records: readonly EventRecord[] | null,
  of: string,
  missing: readonly string[] | undefined,
) {
  const service = useService()
  const client = useQueryClient()
  const reach = useStatusReach(service)
  const loadVersions = use(VersionsLook)?.load ?? null
  const [judged, setJudged] = useState<Judged | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)

  const versionsOf = async (all: readonly EventRecord[]) => {
    const { languages: asked } = rulesFor(missing ?? [], service)
    const languages = languagesOf(service.configuration).filter((one) => asked?.includes(one))
    if (languages.length === 0 || loadVersions === null) return () => Promise.resolve({})
    const { versionsAmong } = await loadVersions()
    return versionsAmong({ client, service, reach, records: all, languages, isShown: true })
  }
  const judge = useEffectEvent(async (all: readonly EventRecord[]) => {
    if (missing === undefined) return new Map(all.map((event) => [event, nothing]))
    const bench: Bench = { client, service, reach, loadVersions }
    const lookUp = await versionsOf(all)
    const lacks = await Promise.all(
      all.map(
        async (event) =>
          [event, await lacksOf(event, missing, bench, await lookUp(event.id))] as const,
      ),
    )
    return new Map(lacks.filter(([, names]) => names.length > 0))
  })
  useEffect(() => {
    if (records === null) return undefined
    let isWanted = true
    const run = async () => {
      try {
        const lacks = await judge(records)
        if (isWanted) setJudged({ of, lacks })
        if (isWanted) setFailure(null)
      } catch (error) {
        if (isWanted) setFailure(error instanceof Error ? error : new Error('unreadable'))
      }
    }
    void run()
    return () => {
      isWanted = false
    }
  }, [records, of])
  return { judged, failure }
}

/**
 * The list of events by what the service cannot be asked for: every event of its days is read, of ninety where the
 * address says none, and judged here.
 */
export function useJudgedEvents(): EventListState & {
  /** what an event of the list lacks */
  readonly lacksOf: (event: EventRecord) => readonly string[]
  /** events that are read, of how many; null once all are judged */
  readonly progress: { readonly done: number; readonly total: number } | null
} {
  const service = useService()
  const { configuration } = service
  const reach = useStatusReach(service)
  const address = useListAddress(listedFilters, ['view'])
  const today = todayIn(configuration.timezone)
  const isDated = windowOf(address.filters).kind !== 'upcoming'
  const { page, per_page = configuration.service.perPage } = address.filters
  const offered = offeredLacks(service)
  // No event of a language lacks that language, whatever an address says that comes from another one.
  const known = address.filters.missing?.filter((name) => offered.includes(name))
  const missing = known?.length === 0 ? undefined : known
  const filters: ListedFilters = {
    ...(isDated ? address.filters : { ...withPreset(address.filters, 'days90', today), page }),
    missing,
  }
  const own = useOwnId(filters.mine === true)
  const asked = requestedEvents({ ...filters, page: undefined }, today, reach)
  const { per_page: _perPage, ...listing } = asked
  const pages = useAllPages(service, events, listing)
  const { records, isWhole } = pages
  const isKnown = own !== undefined || !filters.mine
  const candidates = useMemo(
    () =>
      isWhole && isKnown
        ? records.filter((event) => {
            // What a password keeps back is not missing.
            const isJudged = missing === undefined || !event.withheld
            return isJudged && (!filters.mine || own === null || event.author === own)
          })
        : null,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- names of the address, another array at each drawing
    [records, isWhole, isKnown, filters.mine, own, missing === undefined],
  )
  const of = JSON.stringify(listing)
  const { judged, failure } = useJudged(candidates, of, missing)
  const [refused = failure] = pages.failures
  useNarrowReach(service, filters.status === undefined, refused)

  const all = useMemo(() => (judged ? [...judged.lacks.keys()] : null), [judged])
  const isBackwards = isReadBackwards(filters)
  const last = Math.max(1, Math.ceil((all?.length ?? 0) / per_page))
  const shown = Math.min(page ?? (isBackwards ? last : 1), last)
  const items = useMemo(
    () => all?.slice((shown - 1) * per_page, shown * per_page) ?? [],
    [all, shown, per_page],
  )
  const isOther = judged !== null && judged.of !== of
  return {
    ...address,
    filters,
    mistakes: [
      ...address.mistakes,
      ...(address.filters.missing ?? [])
        .filter((name) => !offered.includes(name))
        .map((text) => ({ name: 'missing', text })),
      ...(filters.mine && own === null ? [{ name: 'mine', text: 'true' }] : []),
    ],
    service,
    collection: events,
    reach,
    asked,
    isBackwards,
    today,
    sort: { by: 'when', isDown: isBackwards },
    all,
    result: {
      data: all
        ? {
            items,
            total: all.length,
            pages: last,
            page: shown,
            unreadable: shown === 1 ? pages.unreadable : 0,
          }
        : undefined,
      error: refused,
      isFetching: pages.isReading || judged === null || isOther,
      isPlaceholderData: isOther,
      isSuccess: judged !== null,
      dataUpdatedAt: pages.readAt,
      refetch: pages.read,
    },
    lacksOf: useCallback((event) => judged?.lacks.get(event) ?? nothing, [judged]),
    progress:
      judged === null || isOther
        ? { done: records.length, total: Math.max(pages.total ?? 0, records.length) }
        : null,
  }
}
