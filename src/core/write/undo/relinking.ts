import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { fewAtOnce } from '../../query/fewAtOnce.ts'
import type { LostLink } from '../operation.ts'
import { asEditor } from '../../query/asEditor.ts'
import { isAsMeant, performed } from '../performed.ts'
import type { Identified, Writable } from '../../resource/collection.ts'
import { isMissing } from '../../query/readErrors.ts'
import { readPage } from '../../query/readOptions.ts'
import { inTrash } from '../../query/statuses.ts'
import { idPath } from '../../resource/recordPath.ts'
import { inTurn } from '../inTurn.ts'
import { lostAll, lostLinks } from '../lostLinks.ts'
import { freshRecord, type Writing } from '../writing.ts'
import type { Outcome } from '../saved.ts'

/** What named a record when it was deleted, and does not now that it is back: live services unlink for good (contract.md §2). */
export async function notReturned<R extends Identified>(
  writing: Writing<R>,
  links: readonly LostLink[] | null | undefined,
  id: number,
): Promise<readonly LostLink[]> {
  if (!links || links.length === 0) return []
  const now = (await lostLinks(writing, id)) ?? []
  return links.filter(
    (link) => !now.some((one) => one.id === link.id && one.language === link.language),
  )
}

/** What came of linking one record to what was deleted and is back. */
export interface Relinked {
  readonly link: LostLink
  /** null when it could not be read */
  readonly record: Identified | null
  /** `taken`: it names another one by now, and keeps it */
  readonly outcome: Outcome<Identified> | { readonly kind: 'taken' }
}

/** The record that is back: its id as it was and as it is, and where what was inside of it moved (its own `parent`). */
interface Back {
  readonly before: number
  readonly after: number
  readonly above?: unknown
}

function isIds(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/**
 * The value a field is to have, or null when something else took the place of one: a venue, or a category above. In a
 * list it is back in its old place, or at the end where nobody could read what was in it.
 */
function wanted(link: LostLink, now: unknown, { before, after, above }: Back): unknown {
  if (!isIds(link.value) || !isIds(now)) return now === above || now === after ? after : null
  if (now.includes(after)) return now
  if (link.field === 'venue' && now.length > 0) return null
  const old = link.value.map((id) => (id === before ? after : id))
  const back = old.filter((id) => id === after || lostAll(link, now) || now.includes(id))
  return [...new Set([...back, ...now, after])]
}

/**
 * A record as it is now, wherever it is: some services show what is in the trash in its listing alone
 * (contract.md §6, §9 25).
 * @throws ApiError
 */
export async function freshOrListed<R extends Identified>(
  writing: Pick<Writing<R>, 'service' | 'collection'>,
  id: number,
): Promise<R> {
  const { service, collection } = writing
  const { name, everything } = collection
  try {
    return await freshRecord(writing, idPath(name, id))
  } catch (error) {
    if (!isMissing(error) || collection.fields.status === undefined) throw error
    const query = { ...everything, ...inTrash, include: [id] }
    const { items } = await readPage(service, collection, query)
    const listed = items.find((record) => record.id === id)
    if (listed === undefined) throw error
    return listed
  }
}

/**
 * Links a record again, through the safe writer; one record in turn: each of several that come back at once would be
 * a change of somebody else's to the next. Never rejects.
 */
export function relinked(
  writing: Writing<Identified>,
  link: LostLink,
  back: Back,
): Promise<Relinked> {
  const { service, collection } = writing
  return inTurn(`linking ${service.site} ${collection.name} ${link.id}`, async () => {
    try {
      const opened = await freshOrListed(writing, link.id)
      const value = wanted(link, collection.fields[link.field]?.of(opened), back)
      if (value === null) return { link, record: opened, outcome: { kind: 'taken' } }
      const step = { kind: 'update', changes: { [link.field]: value } } as const
      const outcome = await performed(writing, { opened, step })
      return { link, record: opened, outcome }
    } catch (error) {
      const refusal = ApiError.from(error)
      return { link, record: null, outcome: { kind: 'refused', refusal } }
    }
  })
}

/** What came of linking records again. */
export interface AllRelinked {
  readonly linked: number
  /** those that have something else in its place by now, and were left alone */
  readonly left: number
  readonly failed: readonly LostLink[]
}

function isLinked({ link, outcome }: Relinked): boolean {
  return outcome.kind === 'differs' ? !outcome.fields.includes(link.field) : isAsMeant(outcome)
}

/** Links all these again to one that came out of the trash, as an editor: protected ones too. */
export async function allRelinked(
  service: Service,
  collection: Writable<Identified>,
  lost: readonly LostLink[],
  id: number,
): Promise<AllRelinked> {
  const done = await fewAtOnce(lost, (link) => {
    const writing = { service: asEditor(service.in(link.language)), collection }
    return relinked(writing, link, { before: id, after: id })
  })
  const linked = done.filter(isLinked)
  const left = done.filter(({ outcome }) => outcome.kind === 'taken')
  const failed = done.filter((one) => !linked.includes(one) && !left.includes(one))
  return { linked: linked.length, left: left.length, failed: failed.map(({ link }) => link) }
}
