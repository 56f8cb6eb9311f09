import type { QueryClient } from '@tanstack/react-query'
import { allPagesOptions } from '../../core/query/allPages.ts'
import { inTrash } from '../../core/query/statuses.ts'
import { isReadRefused, isMissing } from '../../core/query/readErrors.ts'
import { useMayWrite, useStatusReach } from '../../core/views/list/statusReach.ts'
import { recordOptions } from '../../core/query/readOptions.ts'
import {
  eventFields,
  events,
  everyDate,
  type EventRecord,
  hiddenEvents,
} from '../../resources/events/events.ts'
import { withPriority, type Service } from '../../api/service.ts'
import { languageOf } from '../../api/language.ts'
import type { Version } from '../translations/state/version.ts'

/** The collections whose records events name, and by which field. */
export const linkOf = { venues: 'venue', organizers: 'organizer' } as const
export type Named = keyof typeof linkOf

type Which = Pick<Version, 'language' | 'id'>

/** This browser may know of hundreds of hidden events. */
const serviceAt = (service: Service, language: string) =>
  withPriority(service.in(languageOf(service.configuration, language) ?? service.language), 'pages')

/** Nobody here can know what an event names: it is gone, or a password or the rights of others keep it back. */
export const isUnknowable = (error: unknown) => isMissing(error) || isReadRefused(error)

/** A listing for each, by its statuses: the trash is one by itself, and shown to those who may write. */
export type Statuses = readonly (readonly string[])[]

export function useStatuses(service: Service): Statuses {
  const reach = useStatusReach(service)
  return useMayWrite(service) ? [reach, inTrash.status] : [reach]
}

/** The events of a language that name a record, of any date and every status that may be listed. */
export function listedOptions(
  service: Service,
  of: Named,
  { language, id }: Which,
  statuses: Statuses,
) {
  const listings = statuses.map((status) => ({ ...everyDate, status, [linkOf[of]]: [id] }))
  const there = serviceAt(service, language)
  return { ...allPagesOptions(there, events, listings, { mostPages: Infinity }), staleTime: 0 }
}

/** Hidden events of a language, each read by itself: no listing shows them, but this browser knows of some. */
export function hiddenOptions(service: Service, language: string) {
  const there = serviceAt(service, language)
  return hiddenEvents(there).map(({ id }) =>
    Object.assign(recordOptions(there, events, id), { staleTime: 0 }),
  )
}

/** Whether an event names a record. One in the trash does, too: a service may unlink it for good (contract.md §9, 27). */
export const isNaming = (of: Named, id: number) => (event: EventRecord) =>
  eventFields[linkOf[of]].of(event).includes(id)

/** The hidden events of a language, as far as they can be known. */
async function hiddenIn(client: QueryClient, service: Service, language: string) {
  const reads = hiddenOptions(service, language).map(async (options) => {
    try {
      return [await client.fetchQuery(options)]
    } catch (error) {
      if (isUnknowable(error)) return []
      throw error
    }
  })
  return (await Promise.all(reads)).flat()
}

/**
 * Whether anything names one of these records at this moment, as far as that can be known.
 * @throws ApiError when that cannot be asked
 */
export async function isAnyNamed(
  client: QueryClient,
  service: Service,
  of: Named,
  those: readonly Which[],
  statuses: Statuses,
): Promise<boolean> {
  const listed = await Promise.all(
    those.map(async (which) => {
      const options = listedOptions(service, of, which, statuses)
      // One that is on its way was asked before this moment.
      await client.cancelQueries(options)
      return client.fetchQuery(options)
    }),
  )
  if (listed.some(({ records, isWhole }) => records.length > 0 || !isWhole)) return true
  for (const language of new Set(those.map((which) => which.language))) {
    const hidden = await hiddenIn(client, service, language)
    const ids = those.filter((which) => which.language === language).map(({ id }) => id)
    if (ids.some((id) => hidden.some(isNaming(of, id)))) return true
  }
  return false
}
