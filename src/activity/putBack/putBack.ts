import { isAsMeant, type Outcome } from '../../collection/bulk/performed.ts'
import type { Identified } from '../../collection/collection.ts'
import type { Operation } from '../../core/write/operation.ts'
import type { Saved } from '../../collection/saved.ts'
import { unique } from '../../collection/unique.ts'
import { isOfTheNetwork } from '../../service/ofTheNetwork.ts'
import type { HeldWrite } from '../../collection/queue/unsent.ts'
import { heldUndo, undoEntry } from '../../collection/undo/undoEntry.ts'
import { writables } from '../../records/records.ts'
import type { Refusal } from '../../service/refusal.ts'
import type { Service } from '../../service/service.ts'

/**
 * What came of putting back what was saved: `open` asks something of a person, `password` that of the event. With
 * `crossed` it does not go together with another time of its event; with `unsent` the network did not carry it; with
 * `unsure` it may be back; with `beside` it is, and something else is not as it was meant.
 */
type What = 'done' | 'beside' | 'password' | 'crossed' | 'unsent' | 'unsure' | 'open'

export interface Back {
  readonly what: What
  /** what may wait for the network that did not carry it */
  readonly later: HeldWrite | null
  /** of `beside` */
  readonly saved?: Saved<Identified> | undefined
}

function refused(refusal: Refusal): What {
  if (refusal.kind === 'password') return 'password'
  if (refusal.afterWrite === 'unknown') return 'unsure'
  return isOfTheNetwork(refusal) ? 'unsent' : 'open'
}

function whatOf(outcome: Outcome<Identified>, { changes }: Operation): What {
  if (outcome.kind === 'refused') return refused(outcome.refusal)
  if (outcome.kind === 'conflict' && outcome.crossed && outcome.fields.length === 1)
    return 'crossed'
  if (outcome.kind === 'differs' && !outcome.fields.some((field) => Object.hasOwn(changes, field)))
    return 'beside'
  return isAsMeant(outcome) ? 'done' : 'open'
}

/** Puts back what was saved, through the safe writer. */
export async function putBack(service: Service, back: Operation): Promise<Back> {
  const under = { service, writables, series: unique(), renewed: new Map() }
  const { outcome, task } = await undoEntry(under, back)
  const what = whatOf(outcome, back)
  if (what === 'beside' && outcome.kind === 'differs')
    return { what, later: null, saved: outcome.saved }
  if (outcome.kind !== 'refused' || !isOfTheNetwork(outcome.refusal)) return { what, later: null }
  const wasSent = outcome.refusal.afterWrite !== undefined
  return { what, later: heldUndo(under, back, task, wasSent) }
}
