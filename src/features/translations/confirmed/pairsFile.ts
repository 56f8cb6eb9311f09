import * as z from 'zod/mini'
import { pairedCollections } from '../pairing/listing.ts'
import { isWithin, type ConfirmedPairs, type LinkDecision } from './confirmedPairs.ts'

const versionsSchema = z.record(
  z.string().check(z.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i)),
  z.int().check(z.positive()),
)

const saidSchema = z.object({
  collection: z.enum(pairedCollections),
  versions: versionsSchema.check(z.refine((versions) => Object.keys(versions).length > 1)),
})

const fileSchema = z.object({
  agendaPairs: z.literal(1),
  site: z.string(),
  together: z.array(saidSchema),
  apart: z.array(saidSchema.check(z.refine(({ versions }) => Object.keys(versions).length === 2))),
})

/** A file of a later Agenda says so by its number. */
const laterSchema = z.object({ agendaPairs: z.int().check(z.minimum(2)) })

/** All that was said of a site, to be kept or given to a colleague. */
export function exportedPairs(site: string, { together, apart }: ConfirmedPairs): string {
  return JSON.stringify({ agendaPairs: 1, site, together, apart }, null, 1)
}

/** Two that cannot both be so; `mine` is what was there. */
export interface Contradiction {
  readonly mine: LinkDecision
  readonly theirs: LinkDecision
  /** what the file says of `theirs` */
  readonly says: 'together' | 'apart'
}

/** What a file brings, beside what is there, or why it does not. */
export type ImportedPairs =
  | {
      readonly kind: 'pairs'
      readonly pairs: ConfirmedPairs
      readonly added: number
      readonly same: number
      /** left as they were here */
      readonly contradictions: readonly Contradiction[]
      /** what the file says of records that are not there */
      readonly missing: readonly LinkDecision[]
    }
  | { readonly kind: 'otherSite'; readonly site: string }
  | { readonly kind: 'later' | 'unreadable' }

/** Whether a site lists a record. */
export type IsThere = (
  collection: LinkDecision['collection'],
  language: string,
  id: number,
) => boolean

/** What was said so far, found by its records: files hold thousands. */
class Merging {
  readonly contradictions: Contradiction[] = []
  readonly missing: LinkDecision[] = []
  added = 0
  same = 0
  readonly #groupOf = new Map<string, LinkDecision>()
  readonly #apart = new Map<string, LinkDecision>()

  constructor({ together, apart }: ConfirmedPairs) {
    for (const group of together) this.#put(group)
    for (const one of apart) this.#apart.set(recordsOf(one).sort().join(), one)
  }

  get pairs(): ConfirmedPairs {
    return { together: [...new Set(this.#groupOf.values())], apart: [...this.#apart.values()] }
  }

  takeTogether(said: LinkDecision): void {
    const met = this.#groupsOf(said)
    const group = { collection: said.collection, versions: said.versions }
    for (const { versions } of met) group.versions = { ...versions, ...group.versions }
    const mine =
      met.find((one) => !isWithin(one, group)) ??
      couplesOf(group).flatMap((couple) => this.#apart.get(couple.join()) ?? [])[0]
    if (mine !== undefined) this.contradictions.push({ mine, theirs: said, says: 'together' })
    else if (met.some((one) => isWithin(said, one))) this.same += 1
    else {
      this.#put(group)
      this.added += 1
    }
  }

  takeApart(said: LinkDecision): void {
    const mine = this.#groupsOf(said).find((group) => isWithin(said, group))
    const key = recordsOf(said).sort().join()
    if (mine !== undefined) this.contradictions.push({ mine, theirs: said, says: 'apart' })
    else if (this.#apart.has(key)) this.same += 1
    else {
      this.#apart.set(key, said)
      this.added += 1
    }
  }

  #put(group: LinkDecision): void {
    for (const record of recordsOf(group)) this.#groupOf.set(record, group)
  }

  #groupsOf(said: LinkDecision): LinkDecision[] {
    return [...new Set(recordsOf(said).flatMap((record) => this.#groupOf.get(record) ?? []))]
  }
}

const recordsOf = ({ collection, versions }: LinkDecision): string[] =>
  Object.entries(versions).map(([language, id]) => `${collection} ${language} ${String(id)}`)

/** Every two records of a group. */
function couplesOf(said: LinkDecision): string[][] {
  const records = recordsOf(said).sort()
  return records.flatMap((one, at) => records.slice(at + 1).map((other) => [one, other]))
}

/** The part of it that is there, noted where that is not all; null where it says nothing any more. */
function presentIn(merging: Merging, said: LinkDecision, isThere: IsThere): LinkDecision | null {
  const { collection, versions } = said
  const all = Object.entries(versions)
  const left = all.filter(([language, id]) => isThere(collection, language, id))
  if (left.length < all.length) merging.missing.push(said)
  return left.length > 1 ? { collection, versions: Object.fromEntries(left) } : null
}

function fileOf(value: unknown): z.infer<typeof fileSchema> | 'later' | null {
  const read = fileSchema.safeParse(value)
  if (read.success) return read.data
  return laterSchema.safeParse(value).success ? 'later' : null
}

/** Adds what a file says to what is there; what is there stays where the two contradict each other. */
export function importedPairs(
  text: string,
  site: string,
  before: ConfirmedPairs,
  isThere: IsThere,
): ImportedPairs {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'unreadable' }
  }
  const file = fileOf(value)
  if (file === null) return { kind: 'unreadable' }
  if (file === 'later') return { kind: 'later' }
  if (file.site !== site) return { kind: 'otherSite', site: file.site }
  const merging = new Merging(before)
  for (const said of file.together) {
    const left = presentIn(merging, said, isThere)
    if (left !== null) merging.takeTogether(left)
  }
  for (const said of file.apart) {
    const left = presentIn(merging, said, isThere)
    if (left !== null) merging.takeApart(left)
  }
  const { pairs, added, same, contradictions, missing } = merging
  return { kind: 'pairs', pairs, added, same, contradictions, missing }
}
