import { ApiError } from '../../../api/apiError.ts'
import { recordLanguage } from '../../../core/views/form/recordLanguage.ts'
import { recordBySlugOptions, recordOptions } from '../../../core/query/readOptions.ts'
import { events, type EventRecord } from '../../../resources/events/events.ts'
import type { Service } from '../../../api/service.ts'
import { confirmedOf } from '../confirmed/storedLinks.ts'
import { decisionsOf } from '../confirming/linkDecisions.ts'
import { listingOf } from '../listings/listingOf.ts'
import { type Around, listAround, type NearListing } from './listAround.ts'
import { eachOnce } from '../../../core/query/allPages.ts'

/** What there is, or nothing where the service says that there is none. @throws ApiError any other */
export async function orNone<R>(reading: Promise<R>): Promise<R[]> {
  try {
    return [await reading]
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'missing') return []
    throw error
  }
}

export interface NearRequest extends Around {
  /** of the event */
  readonly service: Service
  readonly event: EventRecord
}

/** The version that an editor said it is. */
async function confirmedMate({ service, there, event }: NearRequest): Promise<number | undefined> {
  if (service.language === there.language) return event.id
  const place = { language: service.language, id: event.id }
  return decisionsOf(await confirmedOf(service.site), 'events', place)?.[there.language]
}

/**
 * Records that a listing around the dates does not show: one that was confirmed, and one of the same slug. What is in
 * the trash is no version of anything.
 */
async function byName(asked: NearRequest, listed: readonly EventRecord[]): Promise<EventRecord[]> {
  const { client, there, event, staleTime } = asked
  const isThere = ({ status }: EventRecord) => status !== 'trash'
  const confirmed = await confirmedMate(asked)
  if (confirmed !== undefined) {
    const found = await orNone(client.fetchQuery(recordOptions(there, events, confirmed)))
    return there.language === asked.service.language ? found : found.filter(isThere)
  }
  // No two events of a language have one slug.
  if (event.slug === '' || listed.some(({ slug }) => slug === event.slug)) return []
  const bySlug = recordBySlugOptions(there, events, event.slug)
  const found = await orNone(client.fetchQuery({ ...bySlug, staleTime }))
  // Two languages may have the same slug, and a service that looks for it in all finds any (contract.md §8.1).
  return found.filter(isThere).filter(({ url }) => {
    const own = recordLanguage(url, there.configuration)
    return own === null || own === there.language
  })
}

/**
 * What in one language may be a version of an event, and what that names.
 * @throws ApiError
 */
export async function readNear(asked: NearRequest): Promise<NearListing> {
  const { listing, isWhole } = await listAround(asked, [asked.event])
  const all = eachOnce([...listing.events, ...(await byName(asked, listing.events))])
  return { listing: listingOf(asked.there.language, all), isWhole }
}
