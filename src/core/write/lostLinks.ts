import { languagesOf, type Language } from '../../api/language.ts'
import { asEditor } from '../query/asEditor.ts'
import type { Carrier, Identified } from '../resource/collection.ts'
import { decoded } from '../resource/decoded.ts'
import { pageOf } from '../resource/envelope.ts'
import { inEveryStatus } from '../query/statuses.ts'
import { inTrash } from '../query/statuses.ts'
import type { LostLink } from './operation.ts'
import { isTrashWithheld, isUnknownThere } from '../query/readErrors.ts'
import { isPastEnd } from '../query/readErrors.ts'
import { idPath } from '../resource/recordPath.ts'
import type { Writing } from './writing.ts'

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
