import type { QueryClient } from '@tanstack/react-query'
import { everyPageOptions } from '../collection/everyPage.ts'
import { isMissing } from '../collection/isMissing.ts'
import { recordOptions } from '../collection/readOptions.ts'
import { eventFields, events, everyDate, type EventRecord, hiddenEvents } from '../events/events.ts'
import { languageOf } from '../service/language.ts'
import type { Service } from '../service/service.ts'
import type { Version } from '../translations/state/version.ts'

/** The collections whose records events name, and by which field. */
export const linkOf = { venues: 'venue', organizers: 'organizer' } as const
export type Named = keyof typeof linkOf

type Which = Pick<Version, 'language' | 'id'>

const serviceAt = (service: Service, language: string) =>
  service.in(languageOf(service.configuration, language) ?? service.language)

/** The events of a language that name a record, of any date and every status that may be listed. */
export function listedOptions(
  service: Service,
  of: Named,
  { language, id }: Which,
  status: readonly string[],
) {
  const filters = { ...everyDate, status, [linkOf[of]]: [id] }
  const there = serviceAt(service, language)
  return { ...everyPageOptions(there, events, [filters], { mostPages: Infinity }), staleTime: 0 }
}

/** Hidden events of a language, each read by itself: no listing shows them, but this browser knows of some. */
export function hiddenOptions(service: Service, language: string) {
  const there = serviceAt(service, language)
  return hiddenEvents(there).map(({ id }) =>
    Object.assign(recordOptions(there, events, id), { staleTime: 0 }),
  )
}

/** Whether an event names a record, as a listing would say it: without the trash, and nothing that a password keeps back. */
export const isNaming = (of: Named, id: number) => (event: EventRecord) =>
  event.status !== 'trash' && eventFields[linkOf[of]].of(event).includes(id)

/**
 * Whether anything names a record at this moment, as far as that can be known.
 * @throws Refusal when that cannot be asked
 */
export async function isNamed(
  client: QueryClient,
  service: Service,
  of: Named,
  which: Which,
  status: readonly string[],
): Promise<boolean> {
  const listed = await client.fetchQuery(listedOptions(service, of, which, status))
  if (listed.records.length > 0 || !listed.isWhole) return true
  for (const options of hiddenOptions(service, which.language)) {
    const event = await client.fetchQuery(options).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
    if (event && isNaming(of, which.id)(event)) return true
  }
  return false
}
