import * as z from 'zod/mini'
import { forget, keep, type Kept, keptOf } from '../../device/kept.ts'
import type { Service } from '../../service/service.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { Place } from '../pairing/pairing.ts'
import type { Texts } from '../state/version.ts'

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
  return keep('translated', {
    key: keyOf(site, collection, target),
    owner: site,
    at: new Date().toISOString(),
    body: source,
  })
}

/** Takes back what was noted of a version: it is as it was before. */
export function forgetTranslated(
  { site }: Pick<Service, 'site'>,
  collection: PairedCollection,
  target: Place,
): Promise<boolean> {
  return forget('translated', [keyOf(site, collection, target)])
}

/** What each translation was made from, for looking up. */
export type SourceAt = (collection: PairedCollection, target: Place) => SourceThen | undefined

/** @param kept as the device gives them; what is none of ours is passed over */
export function sourcesIn(site: string, kept: readonly Kept[]): SourceAt {
  const sources = new Map(
    kept.flatMap(({ key, body }) => {
      const read = sourceThen.safeParse(body)
      return read.success ? [[key, read.data] as const] : []
    }),
  )
  return (collection, target) => sources.get(keyOf(site, collection, target))
}

/** All that is noted of a site. */
export async function sourceAt({ site }: Pick<Service, 'site'>): Promise<SourceAt> {
  return sourcesIn(site, await keptOf('translated', site))
}
