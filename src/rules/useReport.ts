import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStatusReach } from '../collection/list/statusReach.ts'
import { type Bench, breachesIn } from '../events/editing.ts'
import type { EventFilters } from '../events/events.ts'
import type { PublishingRules } from '../service/configuration.ts'
import { languagesOf } from '../service/language.ts'
import { useService } from '../service/useService.ts'
import { versionsAmong } from '../translations/version/versionsAmong.ts'
import { reportPages } from './reportPages.ts'
import { notBegun, type ReportRun, reportRun, type ReportState } from './reportRun.ts'

/** Looks at every event that these filters list; begins with the page, and ends with it. */
export function useReport(asked: EventFilters, rules: PublishingRules) {
  const service = useService()
  const client = useQueryClient()
  const reach = useStatusReach(service)
  const running = useRef<ReportRun>(null)
  const [state, setState] = useState(notBegun)

  const begin = useEffectEvent((onChange: (state: ReportState) => void) => {
    const bench: Bench = { client, service, reach, lookForVersions: null }
    const languages = languagesOf(service.configuration).filter(
      (one) => one !== service.language && rules.languages?.includes(one),
    )
    const run = reportRun({
      pages: (signal) => reportPages(service, asked, signal),
      judge: async (records) => {
        const versionsOf = await versionsAmong({ client, service, reach, records, languages })
        return async (event) => breachesIn(event, rules, bench, await versionsOf(event.id))
      },
    })
    run.subscribe(() => onChange(run.state()))
    running.current = run
    return run
  })
  useEffect(() => {
    const run = begin(setState)
    return () => run.stop()
  }, [])

  return { state, stop: () => running.current?.stop() }
}
