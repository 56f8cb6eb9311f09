import { asEditor } from '../query/asEditor.ts'
import type { Identified } from '../resource/collection.ts'
import type { Journal } from './journal.ts'
import type { LostLink } from './operation.ts'
import { lostLinks } from './lostLinks.ts'
import { idPath } from '../resource/recordPath.ts'
import { safeUpdate } from './safeWriter.ts'
import type { Deleted } from './saved.ts'
import { type Writing, freshRecord } from './writing.ts'

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
