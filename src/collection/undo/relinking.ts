import { type Outcome, performed } from '../bulk/performed.ts'
import type { Identified } from '../collection.ts'
import { freshOrListed } from '../freshOrListed.ts'
import { inTurn } from '../inTurn.ts'
import type { LostLink } from '../../core/write/operation.ts'
import { Refusal } from '../../service/refusal.ts'
import { lostAll } from '../othersLinked.ts'
import type { Writing } from '../writing.ts'

/** What came of linking one record to what was deleted and is back. */
export interface Relinked {
  readonly link: LostLink
  /** null when it could not be read */
  readonly record: Identified | null
  /** `taken`: it names another one by now, and keeps it */
  readonly outcome: Outcome<Identified> | { readonly kind: 'taken' }
}

/** The record that is back: its id as it was, and as it is. */
export interface Renewed {
  readonly before: number
  readonly after: number
}

function isIds(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/**
 * The value a field is to have, or null when something else took the place. The place of one, a venue or a category
 * above, may have been taken; lists take it in again where it was, or at their end when they changed meanwhile, or
 * nobody could read what was in them.
 */
function wanted(link: LostLink, now: unknown, above: unknown, { before, after }: Renewed): unknown {
  if (!isIds(link.value) || !isIds(now)) return now === above || now === after ? after : null
  if (now.includes(after)) return now
  if (link.field === 'venue' && now.length > 0) return null
  const rest = link.value.filter((id) => id !== before)
  const isAsLeft =
    link.value.includes(before) &&
    (lostAll(link, now) || (rest.length === now.length && rest.every((id) => now.includes(id))))
  return isAsLeft ? link.value.map((id) => (id === before ? after : id)) : [...now, after]
}

/**
 * Links a record again, through the safe writer; one record in turn: each of several that come back at once would be
 * a change of somebody else's to the next. Never rejects.
 * @param above where what was inside of the deleted moved: the value of its own `parent`
 * @param password of a protected event
 */
export function relinked(
  writing: Writing<Identified>,
  link: LostLink,
  above: unknown,
  renewed: Renewed,
  password?: string,
): Promise<Relinked> {
  const { service, collection } = writing
  return inTurn(`linking ${service.site} ${collection.name} ${link.id}`, () =>
    relinkedOne(writing, link, above, renewed, password),
  )
}

async function relinkedOne(
  writing: Writing<Identified>,
  link: LostLink,
  above: unknown,
  renewed: Renewed,
  password?: string,
): Promise<Relinked> {
  const { fields } = writing.collection
  try {
    const opened = await freshOrListed(writing, link.id, password)
    const value = wanted(link, fields[link.field]?.of(opened), above, renewed)
    if (value === null) return { link, record: opened, outcome: { kind: 'taken' } }
    const step = { kind: 'update', changes: { [link.field]: value } } as const
    const outcome = await performed(writing, { opened, step }, password)
    return { link, record: opened, outcome }
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal({ kind: 'unreadable' })
    return { link, record: null, outcome: { kind: 'refused', refusal } }
  }
}
