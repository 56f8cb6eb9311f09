import { Refusal } from '../../api/refusal.ts'
import type { Identified } from '../resource/collection.ts'
import { sighted } from './foundCreation.ts'
import type { Values } from './merge.ts'
import { PerhapsMade } from './saved.ts'
import type { Operation } from './operation.ts'
import { mayBeUnderWay } from './mayBeUnderWay.ts'
import type { Writing } from './writing.ts'

const isSame = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other)

/** A record that went out under a name of its own may have got the one it was to have. */
function namesOf({ changes, named }: Operation, merging: string | undefined): readonly Values[] {
  return merging === undefined || named === undefined
    ? [changes]
    : [changes, { ...changes, [merging]: named }]
}

/**
 * Looks for what earlier sendings made, before another goes out.
 * @param others ids of records that are known to be others
 * @returns the record, when one was made just as it is wanted; null when nothing was made
 * @throws PerhapsMade when something seems to have been made, or may be on its way
 * @throws Refusal `unknown` when it could not be looked for
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
    for (const values of each) {
      const sighting = await sighted(writing, values, at, known).catch((error: unknown) => {
        throw error instanceof Refusal ? error.with('unknown') : error
      })
      if (sighting.made !== null && each.some((one) => isSame(one, wanted))) return sighting.made
      for (const record of sighting.perhaps) candidates.set(record.id, record)
      isSure &&= sighting.isSure
    }
    isSure &&= sent.isDisconnected === true || !mayBeUnderWay(at, Date.now())
  }
  if (isSure) return null
  throw new PerhapsMade([...candidates.values()])
}
