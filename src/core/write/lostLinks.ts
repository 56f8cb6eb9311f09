import { languagesOf, type Language } from '../../api/language.ts'
import { asEditor } from '../query/asEditor.ts'
import { isTrashWithheld, isUnknownThere, isPastEnd } from '../query/readErrors.ts'
import { inEveryStatus, inTrash } from '../query/statuses.ts'
import type { Carrier, Identified } from '../resource/collection.ts'
import { decoded } from '../resource/decoded.ts'
import { pageOf } from '../resource/envelope.ts'
import { idPath } from '../resource/recordPath.ts'
import type { LostLink } from './operation.ts'
import { safeUpdate } from './safeWriter.ts'
import type { Deleted } from './saved.ts'
import { type Writing, freshRecord, type Journal } from './writing.ts'

type Listing = Pick<Writing<never>, 'service'> & {
  readonly carrier: Carrier
  readonly language: Language
  /** id of the record that is deleted */
  readonly named: number
}

async function pageAt(
  { service, carrier, language }: Listing,
  page: number,
  statuses: readonly string[],
) {
  const { collection, query, valueOf } = carrier
  const status = collection === 'events' ? { status: statuses } : {}
  const asked = { ...query, ...status, per_page: 50, page }
  const body = await service.in(language).request({ method: 'GET', path: collection, query: asked })
  return decoded((wire) => pageOf(wire, collection, page, valueOf), body)
}

/** What is in the trash is unlinked as well (contract.md §2); nothing where that may not be listed. */
async function trashed(
  linksOf: (statuses: readonly string[]) => Promise<readonly LostLink[]>,
): Promise<readonly LostLink[]> {
  try {
    return await linksOf(inTrash.status)
  } catch (error) {
    if (isTrashWithheld(error)) return []
    throw error
  }
}

/** To its end, however long that is: what is not noted here, no undo links again. */
async function linksIn(listing: Listing): Promise<readonly LostLink[]> {
  const { service, carrier, language } = listing
  const { collection, field } = carrier
  const linksOf = async (statuses: readonly string[]) => {
    const found: LostLink[] = []
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const read = await pageAt(listing, page, statuses).catch((error: unknown) => {
        if (page > 1 && isPastEnd(error)) return null
        throw error
      })
      // A page without records is past the end as well, whatever number of pages was said.
      if (read === null || read.items.length + read.unreadable === 0) break
      found.push(...read.items.map((item) => ({ language, collection, field, ...item })))
      pages = read.pages
    }
    return found
  }
  try {
    const { found } = await inEveryStatus(service, linksOf)
    return collection === 'events' ? [...found, ...(await trashed(linksOf))] : found
  } catch (error) {
    if (!isUnknownThere(error)) throw error
    return []
  }
}

/** Those that no listing shows are read one by one; what cannot be read is not known to name it. */
async function unlistedIn(
  { service, carrier, language, named }: Listing,
  listed: readonly LostLink[],
): Promise<readonly LostLink[]> {
  const { collection, field, valueOf } = carrier
  const there = asEditor(service.in(language))
  const found: LostLink[] = []
  for (const id of carrier.unlisted?.(there) ?? []) {
    if (listed.some((link) => link.id === id)) continue
    const path = idPath(collection, id)
    const body = await there.request({ method: 'GET', path }).catch(() => null)
    const item = body === null ? null : decoded(valueOf, body)
    if (item !== null && Array.isArray(item.value) && item.value.includes(named))
      found.push({ language, collection, field, ...item })
  }
  return found
}

/**
 * What names a record that is about to be deleted, as far as listings tell, and what this browser knows of hidden events,
 * which stand in none. Null when it cannot be found out, which is no reason not to delete.
 */
export async function lostLinks<R extends Identified>(
  { service, collection }: Writing<R>,
  id: number,
): Promise<readonly LostLink[] | null> {
  const listings = (collection.carriers?.(id) ?? []).flatMap((carrier): readonly Listing[] => {
    const languages = carrier.isEveryLanguage
      ? languagesOf(service.configuration)
      : [service.language]
    return languages.map((language) => ({ service, carrier, language, named: id }))
  })
  try {
    // One after the other: many may be deleted at once, and the service shares its machine with the website.
    return await listings.reduce(async (before, listing) => {
      const listed = [...(await before), ...(await linksIn(listing))]
      return [...listed, ...(await unlistedIn(listing, listed))]
    }, Promise.resolve<readonly LostLink[]>([]))
  } catch {
    return null
  }
}

const idsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const othersOf = ({ value }: LostLink, deleted: number) =>
  idsIn(value).filter((one) => one !== deleted)

/** What puts a deletion right is part of it, and goes back with it. */
const unnoted: Journal = { record: () => undefined }

/** Links the others again, where the deletion took them away. @returns whether they are there */
async function isWithOthers(
  { service, collection }: Pick<Writing<Identified>, 'service' | 'collection'>,
  { language, id, field }: LostLink,
  others: readonly unknown[],
): Promise<boolean> {
  const writing = { service: asEditor(service.in(language)), collection, journal: unnoted }
  const path = idPath(collection.name, id)
  const linked = (record: Identified) => idsIn(collection.fields[field]?.of(record))
  try {
    const opened = await freshRecord(writing, path)
    if (linked(opened).length > 0) return true
    const { record } = await safeUpdate(writing, { path, opened, changes: { [field]: others } })
    return linked(record).length > 0
  } catch {
    return false
  }
}

/**
 * Live services take all organizers away from events that name a deleted one (contract.md §13.1): the others are
 * linked again. What still names the deleted one has lost none.
 * @returns the links, with those marked that have their others
 */
export async function othersLinked<R extends Identified>(
  { service, collection }: Pick<Writing<R>, 'service' | 'collection'>,
  links: readonly LostLink[],
  deleted: number,
): Promise<readonly LostLink[]> {
  const losing = collection.carriers?.(deleted).flatMap((carrier) => carrier.losesOthers ?? [])[0]
  if (losing === undefined || !links.some((link) => othersOf(link, deleted).length > 0))
    return links
  const still = (await lostLinks({ service, collection, journal: unnoted }, deleted)) ?? []
  const done: LostLink[] = []
  // One after the other: they may be many, and the service shares its machine with the website.
  for (const link of links) {
    const others = othersOf(link, deleted)
    const isThere =
      others.length === 0 ||
      still.some(({ id, language }) => id === link.id && language === link.language) ||
      (await isWithOthers({ service, collection: losing }, link, others))
    done.push(isThere ? { ...link, hasOthers: true } : link)
  }
  return done
}

/** What lost the others as well, which could not be put back. */
export function withoutOthers({ before, links }: Deleted<Identified>): readonly LostLink[] {
  if (before === null) return []
  return (links ?? []).filter(
    (link) => link.field === 'organizer' && !link.hasOthers && othersOf(link, before.id).length > 0,
  )
}

/** Whether a record lost all its organizers with the deleted one, and has none by now: they come back with it. */
export function lostAll({ field, hasOthers }: LostLink, now: readonly unknown[]): boolean {
  return field === 'organizer' && hasOthers !== true && now.length === 0
}
