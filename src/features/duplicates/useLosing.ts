import { useQueries } from '@tanstack/react-query'
import type { EventRecord } from '../../resources/events/events.ts'
import type { Service } from '../../api/service.ts'
import { useService } from '../../api/useService.ts'
import {
  hiddenOptions,
  isNaming,
  isUnknowable,
  listedOptions,
  type Named,
  useStatuses,
} from './naming.ts'
import type { Version } from '../translations/state/version.ts'

/** A record that goes, and the one of its language that takes its events. */
export interface Lost {
  readonly version: Version
  readonly into: Version
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

/** The hidden events that this browser knows of in these languages, read once each. */
function useHiddenThere(service: Service, languages: readonly string[]) {
  const asked = languages.flatMap((language) =>
    hiddenOptions(service, language).map((options) => ({ language, options })),
  )
  const results = useQueries({ queries: asked.map(({ options }) => options) })
  return languages.map((language) => {
    const own = results.filter((_, at) => asked[at]?.language === language)
    const failed = own.filter(({ error }) => error !== null && !isUnknowable(error))
    return {
      language,
      events: own.flatMap(({ data }) => data ?? []),
      isWhole: own.every(({ data, error }) => data !== undefined || isUnknowable(error)),
      isUnread: failed.length > 0,
      retry: () => failed.forEach(({ refetch }) => void refetch()),
    }
  })
}

/** For each record that goes, the events that name it. */
export function useLosing(of: Named, lost: readonly Lost[]): readonly Losing[] {
  const service = useService()
  const statuses = useStatuses(service)
  const languages = [...new Set(lost.map(({ version }) => version.language))]
  const hidden = useHiddenThere(service, languages)
  const results = useQueries({
    queries: lost.map(({ version }) => listedOptions(service, of, version, statuses)),
  })
  return lost.map((one, at) => {
    const { data, error = null, refetch } = results[at] ?? {}
    const { language, id } = one.version
    const unlisted = hidden.find((each) => each.language === language)
    const those = [...(data?.records ?? []), ...(unlisted?.events.filter(isNaming(of, id)) ?? [])]
    return {
      lost: one,
      events:
        data?.isWhole && unlisted?.isWhole
          ? [...new Map(those.map((event) => [event.id, event])).values()]
          : undefined,
      isUnread: error !== null || data?.isWhole === false || unlisted?.isUnread === true,
      retry: () => {
        void refetch?.()
        unlisted?.retry()
      },
    }
  })
}
