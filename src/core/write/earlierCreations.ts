import type { Identified } from '../resource/collection.ts'
import { differencesOfNew } from './compare.ts'
import { decoded } from '../resource/decoded.ts'
import { pageOf } from '../resource/envelope.ts'
import { inEveryStatus } from '../query/statuses.ts'
import { identical, type Values } from './merge.ts'
import { modifiedUtc } from '../resource/modifiedUtc.ts'
import { searchable } from './namesakes.ts'
import { remaining, type Writing } from './writing.ts'
import { idPath } from '../resource/recordPath.ts'
import { ApiError } from '../../api/apiError.ts'
import { PerhapsMade } from './saved.ts'
import { isDone, type Operation } from './operation.ts'
import { mayBeUnderWay } from './lostAnswer.ts'

/** milliseconds that the clocks of a service and of this device may be apart */
const clockDifference = 120_000

/** Instant of the last change in milliseconds, NaN where the service does not tell. */
function modified(record: object): number {
  return Date.parse(`${modifiedUtc(record).replace(' ', 'T')}Z`)
}

/** What a listing shows of a new record whose answer was lost. */
export interface Sighting<R> {
  /** it has every value, and is as new */
  readonly made: R | null
  /** it, and others of its name that are as new or have every value */
  readonly perhaps: readonly R[]
  /** whether nothing of the kind is there: what listings hide cannot be found */
  readonly isSure: boolean
}

/**
 * @param since when the request went out, milliseconds
 * @param others ids of records that are known to be others
 */
export async function sighted<R extends Identified>(
  { service, collection }: Omit<Writing<R>, 'journal'>,
  values: Values,
  since: number,
  others: ReadonlySet<number> = new Set(),
): Promise<Sighting<R>> {
  const { fields, name } = collection
  const title = Object.keys(fields).find((field) => fields[field]?.kind === 'name') ?? ''
  const search = searchable(String(values[title]))
  const among = collection.around?.(values) ?? collection.everything
  const read = (wire: unknown) => collection.read(wire)
  // A scaled status is none of those that the site offers: what a contributor publishes is pending.
  const look = await inEveryStatus(service, async (statuses) => {
    const status = fields.status === undefined ? {} : { status: statuses }
    const query = { ...among, ...status, search, per_page: 50 }
    const body = await service.request({ method: 'GET', path: name, query })
    return decoded((answer) => pageOf(answer, name, 1, read), body)
  })
  const page = look.found
  const isMeant = (record: R) => differencesOfNew(fields, record, values).length === 0
  const isNew = (record: R) => modified(record) > since - clockDifference
  const perhaps = page.items.filter((record) => {
    const field = fields[title]
    const isNamed = !others.has(record.id) && field?.same(values[title], field.of(record)) === true
    return isNamed && (isNew(record) || isMeant(record))
  })
  const made = perhaps.find((record) => isNew(record) && isMeant(record)) ?? null
  const isWhole = look.isWhole && page.pages <= 1 && values.hide_from_listings !== true
  return { made, perhaps, isSure: perhaps.length === 0 && isWhole }
}

/**
 * What a second look finds of a new record whose answer was lost. One that is older, or as new and a
 * little different, may be it or another one.
 */
export async function foundCreation<R extends Identified>(
  writing: Writing<R>,
  values: Values,
  since: number,
  others?: ReadonlySet<number>,
): Promise<R | null | 'unknown'> {
  const { made, isSure } = await sighted(writing, values, since, others)
  return made ?? (isSure ? null : 'unknown')
}

/** A record that went out under a name of its own may have got the one it was to have. */
function namesOf({ changes, named }: Operation, merging: string | undefined): readonly Values[] {
  return merging === undefined || named === undefined
    ? [changes]
    : [changes, { ...changes, [merging]: named }]
}

function inUnknown(error: unknown): never {
  throw error instanceof ApiError ? error.with('unknown') : error
}

/**
 * Looks for what earlier sendings made, before another goes out.
 * @param others ids of records that are known to be others
 * @returns the record, when one was made just as it is wanted; null when nothing was made
 * @throws PerhapsMade when something seems to have been made, or may be on its way
 * @throws ApiError `unknown` when it could not be looked for
 */
export async function madeEarlier<R extends Identified>(
  writing: Writing<R>,
  wanted: Values,
  earlier: readonly Operation[],
  others?: readonly number[],
): Promise<R | null> {
  const candidates = new Map<number, R>()
  const known = new Set(others)
  let isSure = true
  for (const sent of earlier) {
    const at = Date.parse(sent.at)
    const each = namesOf(sent, writing.collection.merging)
    if (isDone(sent)) {
      const path = idPath(writing.collection.name, sent.id)
      const record = await remaining(writing, { path }).catch(inUnknown)
      // Deleted since, it may be made anew.
      if (record === null) continue
      if (each.some((one) => identical(one, wanted))) return record
      candidates.set(record.id, record)
      isSure = false
      continue
    }
    for (const values of each) {
      const sighting = await sighted(writing, values, at, known).catch(inUnknown)
      if (sighting.made !== null && each.some((one) => identical(one, wanted))) return sighting.made
      for (const record of sighting.perhaps) candidates.set(record.id, record)
      isSure &&= sighting.isSure
    }
    isSure &&= sent.isDisconnected === true || !mayBeUnderWay(at, Date.now())
  }
  if (isSure) return null
  throw new PerhapsMade([...candidates.values()])
}
