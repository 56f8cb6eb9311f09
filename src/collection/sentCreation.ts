import { Refusal } from '../service/refusal.ts'
import type { Identified } from './collection.ts'
import { sighted } from './foundCreation.ts'
import type { Values } from './merge.ts'
import { PerhapsMade } from './saved.ts'
import type { Writing } from './writing.ts'

/** A new record on its way to the service: what is left of it when no answer comes. Plain, to be kept with a draft. */
export interface SentCreation {
  /** when it went out, milliseconds of this device's clock */
  readonly at: number
  /** as they were sent */
  readonly values: Values
}

const isSame = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Looks for what earlier sendings made, before another goes out.
 * @returns the record, when one was made just as it is wanted; null when nothing was made
 * @throws PerhapsMade when something seems to have been made
 * @throws Refusal `unknown` when it could not be looked for
 */
export async function madeEarlier<R extends Identified>(
  writing: Writing<R>,
  wanted: Values,
  earlier: readonly SentCreation[],
): Promise<R | null> {
  const candidates = new Map<number, R>()
  let isSure = true
  for (const { at, values } of earlier) {
    const sighting = await sighted(writing, values, at).catch((error: unknown) => {
      throw error instanceof Refusal ? error.with('unknown') : error
    })
    if (sighting.made !== null && isSame(values, wanted)) return sighting.made
    for (const record of sighting.perhaps) candidates.set(record.id, record)
    isSure &&= sighting.isSure
  }
  if (isSure) return null
  throw new PerhapsMade([...candidates.values()])
}
