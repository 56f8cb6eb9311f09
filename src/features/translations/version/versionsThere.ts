import type {
  EventsVersionsRequest,
  LookAmongVersions,
  LookForVersions,
} from '../../../resources/events/editing.ts'
import type { Language } from '../../../api/language.ts'
import { ApiError } from '../../../api/apiError.ts'
import { withPriority } from '../../../api/service.ts'
import { recordOptions } from '../../../core/query/readOptions.ts'
import { events } from '../../../resources/events/events.ts'
import { untilIdle } from '../../../ui/whenIdle.ts'
import { linkedWorker } from '../beside/linkedWorker.ts'
import { confirmedOf } from '../confirmed/storedLinks.ts'
import { listAround } from '../near/listAround.ts'
import { type Found, foundOf } from '../near/found.ts'
import { storedAround, storedNear } from '../near/storedNear.ts'
import type { Listing } from '../pairing/listing.ts'
import { listingOf } from '../listings/listingOf.ts'
import { groupIndex } from '../state/groupIndex.ts'
import { seekVersion, type Sought } from './seekVersion.ts'

function thereOf(sought: Sought) {
  if (sought.kind === 'here') return 'here'
  // What was not looked through may hold it.
  const isOpen = sought.kind === 'refused' || (sought.kind === 'unsure' && !sought.isWhole)
  return isOpen ? 'unknown' : 'missing'
}

/**
 * In which languages an event has a version, in whatever status: one that is confirmed, or almost certain. Where that is
 * only shown, what this device has is enough, and all of it waits until the page has nothing else to do.
 */
export const versionsThere: LookForVersions = async ({ client, service, id, ...asked }) => {
  const { languages, reach, isShown } = asked
  // On a large site much is read of the device, and compared: what is painted does not wait for that.
  if (isShown) await untilIdle()
  const event = await client.fetchQuery(recordOptions(service, events, id))
  const stored = await storedNear(service, event, reach)
  const found = await Promise.all(
    languages.map(async (language) => {
      const isThere = isShown ? stored.isThere(language) : undefined
      if (isThere !== undefined) return [language, isThere ? 'here' : 'missing'] as const
      const there = service.in(language)
      const sought = await seekVersion({
        client,
        service: isShown ? withPriority(there, 'background') : there,
        reach,
        stored,
        asked: { from: service.language, collection: 'events', place: { id }, isBeside: false },
      })
      return [language, thereOf(sought)] as const
    }),
  )
  return Object.fromEntries(found)
}

/** One language around the events, or null where it did not answer. */
async function readLanguage(
  { client, service, reach, records, isShown }: EventsVersionsRequest,
  language: Language,
) {
  const there = service.in(language)
  const stored = isShown ? await storedAround(there, records, reach).catch(() => null) : null
  if (stored?.isCompared) return { language, listing: stored.listing, isWhole: true }
  try {
    return { language, ...(await listAround({ client, there, reach }, records)) }
  } catch (error) {
    if (error instanceof ApiError) return { language, listing: null, isWhole: false }
    throw error
  }
}

/**
 * In which languages each of many events has a version: every language is read once, and not around each of them. A
 * version that was confirmed and lies outside of those days is looked for by itself.
 */
export const versionsAmong: LookAmongVersions = async (asked) => {
  const { client, service, reach, records, languages, isShown } = asked
  if (languages.length === 0) return () => Promise.resolve({})
  const read = await Promise.all(languages.map((language) => readLanguage(asked, language)))
  const listings = read.flatMap(({ listing }): Listing[] => (listing ? [listing] : []))
  const own = listingOf(service.language, records)
  const confirmed = await confirmedOf(service.site)
  const pairing = await linkedWorker([own, ...listings], confirmed)
  const found = foundOf(pairing, groupIndex(pairing), confirmed)
  return async (id) => {
    const all = await Promise.all(
      read.map(async ({ language, listing, isWhole }) => {
        const there = listing && thereIn(found, { language: service.language, id }, listing)
        if (there === 'elsewhere') {
          const one = { client, service, reach, isShown, id, languages: [language] }
          return [language, (await versionsThere(one))[language] ?? 'unknown'] as const
        }
        return [
          language,
          there === 'missing' && !isWhole ? 'unknown' : (there ?? 'unknown'),
        ] as const
      }),
    )
    return Object.fromEntries(all)
  }
}

function thereIn(found: Found, place: { language: string; id: number }, listing: Listing) {
  const mate = found.mateOf('events', place, listing.language)
  if (mate === undefined || mate.certainty === 'possible') return 'missing'
  if (listing.events.some(({ id }) => id === mate.id)) return 'here'
  return 'elsewhere'
}
