import { isObject } from '../../api/isObject.ts'
import type { Service } from '../../api/service.ts'
import type { Mode } from '../../api/testWorld.ts'
import type { Identified, Writable } from '../resource/collection.ts'
import { memoryJournal } from './testJournal.ts'
import type { Values } from './merge.ts'
import { bringIn } from '../views/pictures/media.ts'
import { isUndated } from '../resource/postFields.ts'
import { idPath } from '../resource/recordPath.ts'
import { safeCreation } from './safeCreation.ts'
import { safeUpdate } from './safeWriter.ts'
import type { Saved } from './saved.ts'
import { type Wire } from '../resource/wire.ts'

export * from '../../api/testWorld.ts'
export * from './testJournal.ts'

/** What a test of saving knows of a resource. */
export interface SaveLaw<R extends Identified> {
  readonly collection: Writable<R>
  /** field → keys of the wire that follow from it (modes.md, "need not report") */
  readonly derived: Readonly<Record<string, readonly string[]>>
}

/** Keys that change with every write, or whose content is derived from everything. */
const always = ['modified', 'modified_utc', 'json_ld']

/** Drafts have the date of their last update (contract.md §3.4). */
const dates = ['date', 'date_utc']

async function wireOf(service: Service, path: string): Promise<Wire> {
  const body = await service.request({ method: 'GET', path })
  if (!isObject(body)) throw new Error('no record')
  // A website that was never set reads as the record's own page (contract.md §9, 37).
  return 'website' in body && body.website === body.url ? { ...body, website: '' } : body
}

const isDraft = ({ status }: Wire) => status === 'draft' || status === 'pending'

/** How many published events a term has is no fact of the event that names it. */
function written(value: unknown): string | undefined {
  return JSON.stringify(value, (key, member: unknown) => (key === 'count' ? undefined : member))
}

function changedKeys(before: Wire, after: Wire): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter((key) => written(before[key]) !== written(after[key]))
}

/** The smallest picture there is. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const pictureFile = (name: string) =>
  new File([Uint8Array.from(atob(dot), (sign) => sign.codePointAt(0) ?? 0)], name, {
    type: 'image/png',
  })

/** Three pictures in a world that takes them, as a form writes them. */
export async function pictures(service: Service): Promise<readonly string[]> {
  const { signal } = new AbortController()
  const made = ['a.png', 'b.png', 'c.png'].map((name) =>
    bringIn(service, pictureFile(name), '', signal),
  )
  return (await Promise.all(made)).map(({ image }) => String(image.id))
}

export function created<R extends Identified>(
  service: Service,
  collection: Writable<R>,
  values: Values,
): Promise<Saved<R>> {
  return safeCreation(
    { service, collection, journal: memoryJournal() },
    { values, evenIfNamed: false },
  )
}

/**
 * Saves one change, and holds the record as the service shows it against the one before: key by
 * key, without the decoders, so that nothing else may have changed.
 */
export async function saveOne<R extends Identified>(
  service: Service,
  { collection, derived }: SaveLaw<R>,
  id: number,
  field: string,
  value: unknown,
): Promise<Saved<R>> {
  const path = idPath(collection.name, id)
  const before = await wireOf(service, path)
  const writing = { service, collection, journal: memoryJournal() }
  const opened = collection.read(before)
  const saved = await safeUpdate(writing, { path, opened, changes: { [field]: value } })
  const after = await wireOf(service, path)
  const allowed = new Set([
    ...always,
    ...(derived[field] ?? [field]),
    ...(isDraft(before) || isDraft(after) ? dates : []),
  ])
  const unexpected = changedKeys(before, after).filter((key) => !allowed.has(key))
  const facts = unexpected.map((key) => ({ key, was: before[key], is: after[key] }))
  expect({ field, value, facts }).toEqual({ field, value, facts: [] })
  return saved
}

/** The fields that a save of one is told of: a live draft drops the date it is given (contract.md §13.4). */
export function droppedOf(mode: Mode, name: string, status: string): readonly string[] {
  return mode === 'live' && dates.includes(name) && isUndated(status) ? [name] : []
}
