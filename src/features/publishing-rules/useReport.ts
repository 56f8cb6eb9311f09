import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStatusReach } from '../../core/views/list/statusReach.ts'
import { type Bench, breachesIn } from '../../resources/events/editing.ts'
import {
  type EventFilters,
  type EventRecord,
  events,
  everyDate,
} from '../../resources/events/events.ts'
import type { PublishingRules } from '../../api/configuration.ts'
import { languagesOf } from '../../api/language.ts'
import { useService } from '../../api/useService.ts'
import { versionsAmong } from '../translations/version/versionsAmong.ts'
import { notBegun, reportRun, type ReportState } from './reportRun.ts'
import type { Page } from '../../core/resource/envelope.ts'
import { pagesInOrder } from '../../core/query/allPages.ts'
import type { Service } from '../../api/service.ts'

/** As many ids as one address holds without trouble. */
const atOnce = 50

/** The pages of a list; events that are named one by one are listed whenever they are, some of them at a time. */
async function* reportPages(
  service: Service,
  asked: EventFilters,
  signal: AbortSignal,
): AsyncGenerator<Page<EventRecord>> {
  const { include = [], status } = asked
  if (include.length === 0) {
    yield* pagesInOrder(service, events, asked, 1, signal)
    return
  }
  for (let from = 0; from < include.length; from += atOnce) {
    const filters = { ...everyDate, status, include: include.slice(from, from + atOnce) }
    const pages = pagesInOrder(service, events, filters, 1, signal)
    for await (const page of pages) yield { ...page, total: include.length }
  }
}

/** A round that looked at all there was, and when it had, milliseconds since 1970. */
interface WholeRound {
  readonly state: ReportState
  readonly readAt: number
}

const isWhole = ({ doing, error, isStopped }: ReportState) =>
  doing === null && error === null && !isStopped

/**
 * Looks at every event that these filters list; begins with the page, and ends with it. What a round found stays
 * until another one has come to its end.
 */
export function useReport(asked: EventFilters, rules: PublishingRules) {
  const service = useService()
  const client = useQueryClient()
  const reach = useStatusReach(service)
  const stopping = useRef<AbortController>(null)
  const [state, setState] = useState(notBegun)
  const [whole, setWhole] = useState<WholeRound | null>(null)

  const start = async () => {
    const own = new AbortController()
    stopping.current = own
    const bench: Bench = { client, service, reach, loadVersions: null }
    const languages = languagesOf(service.configuration).filter(
      (one) => one !== service.language && rules.languages?.includes(one),
    )
    const over = await reportRun({
      pages: (signal) => reportPages(service, asked, signal),
      judge: async (records) => {
        const versionsOf = await versionsAmong({ client, service, reach, records, languages })
        return async (event) => breachesIn(event, rules, bench, await versionsOf(event.id))
      },
      onChange: (next) => (stopping.current === own ? setState(next) : undefined),
      signal: own.signal,
    })
    if (isWhole(over)) setWhole({ state: over, readAt: Date.now() })
  }
  const stop = () => stopping.current?.abort()
  const begin = useEffectEvent(start)
  const leave = useEffectEvent(stop)
  useEffect(() => {
    void begin()
    return () => leave()
  }, [])

  return {
    /** of the round that is going, or was the last */
    state,
    shown: isWhole(state) || whole === null ? state : whole.state,
    /** 0 as long as no round has looked at all of it */
    readAt: whole?.readAt ?? 0,
    stop,
    again() {
      stop()
      setState(notBegun)
      void start()
    },
  }
}

export type Report = ReturnType<typeof useReport>
