import * as z from 'zod/mini'
import type { Identified } from '../../../core/resource/collection.ts'
import { modifiedUtc } from '../../../core/resource/modifiedUtc.ts'
import { forget, keep, entriesOf, type StoredEntry } from '../../../platform/entries.ts'
import type { Service } from '../../../api/service.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { Place } from '../pairing/pairing.ts'
import { notifyNote } from './unkeptNotes.ts'
import type { Texts } from '../state/texts.ts'

/** What a translation was made from: the texts of its source when it was last saved here. */
export interface SourceThen {
  readonly language: string
  readonly id: number
  readonly texts: Texts
}

const sourceThen = z.object({
  language: z.string(),
  id: z.int(),
  texts: z.object({ title: z.string(), description: z.string(), excerpt: z.string() }),
})

function keyOf(site: string, collection: PairedCollection, { language, id }: Place): string {
  return `${site} ${collection} ${language} ${id}`
}

async function told(key: string, keeping: Promise<boolean>): Promise<boolean> {
  const isKept = await keeping
  notifyNote(key, isKept)
  return isKept
}

/**
 * Notes that a version was saved as a translation of these texts; also after a minor edit of the source, which leaves
 * its translations current. Of a site, not of an account: whoever translates here next goes by it too.
 * False when the device did not keep it.
 */
export function noteTranslated(
  { site }: Pick<Service, 'site'>,
  collection: PairedCollection,
  target: Place,
  source: SourceThen,
): Promise<boolean> {
  const key = keyOf(site, collection, target)
  const at = new Date().toISOString()
  return told(key, keep('translated', { key, owner: site, at, body: source }))
}

/** What was noted of a version, and when: instant, ISO 8601 in UTC. */
export interface Noted {
  readonly at: string
  readonly from: SourceThen
}

/** Puts back what was noted of a version before, as old as it was; undefined for nothing. */
export function renoteTranslated(
  { site }: Pick<Service, 'site'>,
  collection: PairedCollection,
  target: Place,
  before: Noted | undefined,
): Promise<boolean> {
  const key = keyOf(site, collection, target)
  if (before === undefined) return told(key, forget('translated', [key]))
  return told(key, keep('translated', { key, owner: site, at: before.at, body: before.from }))
}

export type NotedAt = (collection: PairedCollection, target: Place) => Noted | undefined

/** @param kept as the device gives them; what is none of ours is passed over */
export function notesIn(site: string, kept: readonly StoredEntry[]): NotedAt {
  const notes = new Map(
    kept.flatMap(({ key, at, body }) => {
      const read = sourceThen.safeParse(body)
      return read.success ? [[key, { at, from: read.data }] as const] : []
    }),
  )
  return (collection, target) => notes.get(keyOf(site, collection, target))
}

/** A record, and when it was last changed, as the service dates it in UTC; `''` where it does not tell. */
export interface Dated extends Place {
  readonly modified: string
}

export function datedPlace(language: string, record: Identified): Dated {
  return { language, id: record.id, modified: modifiedUtc(record) }
}

/**
 * What each translation was made from, for looking up.
 * @param source what it is a version of now: of that more may be known than was noted
 */
export type SourceAt = (
  collection: PairedCollection,
  target: Dated,
  source: Place,
) => SourceThen | undefined

/** The same of what was noted alone. */
export type NotedSourceAt = (collection: PairedCollection, target: Place) => SourceThen | undefined

/** All that is noted of a site. */
export async function sourceAt({ site }: Pick<Service, 'site'>): Promise<NotedSourceAt> {
  const noted = notesIn(site, await entriesOf('translated', site))
  return (collection, target) => noted(collection, target)?.from
}
