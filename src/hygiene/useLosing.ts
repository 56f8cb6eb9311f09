import { useQueries } from '@tanstack/react-query'
import { everyPageOptions } from '../collection/everyPage.ts'
import { useStatusReach } from '../collection/list/statusReach.ts'
import { events, everyDate, type EventRecord } from '../events/events.ts'
import { languageOf } from '../service/language.ts'
import type { Service } from '../service/service.ts'
import { useService } from '../service/useService.ts'
import type { Version } from '../translations/state/version.ts'
import type { Lost } from './merge.ts'

/** The collections whose records events name, and by which field. */
export const linkOf = { venues: 'venue', organizers: 'organizer' } as const
export type Named = keyof typeof linkOf

/** The events of a language that name a record, of any date and every status that may be listed. */
export function eventsNamingOptions(
  service: Service,
  of: Named,
  { language, id }: Pick<Version, 'language' | 'id'>,
  status: readonly string[],
) {
  const there = service.in(languageOf(service.configuration, language) ?? service.language)
  const filters = { ...everyDate, status, [linkOf[of]]: [id] }
  return { ...everyPageOptions(there, events, [filters], { mostPages: Infinity }), staleTime: 0 }
}

/** Events that name one of the records that go. */
export interface Losing {
  readonly lost: Lost
  /** nothing until all of them are read */
  readonly events: readonly EventRecord[] | undefined
  /** not read, or not all of them */
  readonly isUnread: boolean
  readonly retry: () => void
}

/** For each record that goes, the events that name it. */
export function useLosing(of: Named, lost: readonly Lost[]): readonly Losing[] {
  const service = useService()
  const reach = useStatusReach(service)
  const results = useQueries({
    queries: lost.map(({ version }) => eventsNamingOptions(service, of, version, reach)),
  })
  return lost.map((one, at) => {
    const result = results[at]
    const { data, error = null, refetch } = result ?? {}
    return {
      lost: one,
      events: data?.isWhole ? data.records : undefined,
      isUnread: error !== null || data?.isWhole === false,
      retry: () => void refetch?.(),
    }
  })
}
