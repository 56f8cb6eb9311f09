import { gated } from '../../service/gated.ts'
import type { Service } from '../../service/service.ts'
import { ownerOf } from '../owner.ts'
import type { Writables } from '../undo/undoEntry.ts'
import { type DueLook, dueLooks, removeDueLooks } from './dueLooks.ts'
import { foundIn, type Overtaken } from './foundIn.ts'
import { failuresOf, forgetFailures, isPutOff, putOff } from './putOff.ts'
import { settleBegun } from './settleBegun.ts'
import { isAnyUnderWay } from '../../core/job/underWay.ts'

/** Milliseconds after a write: by then whoever had read the record before it has written too. */
const settled = 5000

/** Records looked at in one round: after a change of many they are through within minutes. */
const perRound = 40

/**
 * Looks once more at what this account wrote here a while ago, in the order of writing: the answer to a write and the
 * reading after it cannot tell what somebody else does with an older reading. What cannot be read now stays due, behind
 * all else.
 * @param now instant, milliseconds
 */
export async function lookAgain(
  service: Service,
  writables: Writables,
  now: number,
): Promise<readonly Overtaken[]> {
  // A change of many has the service to itself; its records are looked at when it is over.
  if (isAnyUnderWay()) return []
  await settleBegun(service, writables, now)
  const round = ripeAmong(dueLooks(ownerOf(service)), now).slice(0, perRound)
  const gate = gated(service)
  const found = await Promise.all(
    round.map(async (due) => {
      const name = nameOf(due)
      try {
        const overtaken = await foundIn(gate, writables, due)
        removeDueLooks(due)
        forgetFailures(name)
        return overtaken
      } catch {
        // Not to be read now; or kept by another version of the application, perhaps: it holds up nothing else.
        putOff(name, now)
        return []
      }
    }),
  )
  return found.flat()
}

/** A newer write of the same record gives it a new beginning. */
const nameOf = (due: readonly DueLook[]) => due.at(-1)?.key ?? ''

/** The looks of each record of which all are due by now; what failed comes last. */
function ripeAmong(all: readonly DueLook[], now: number): readonly DueLook[][] {
  const byRecord = new Map<string, DueLook[]>()
  for (const look of all) byRecord.set(look.record, [...(byRecord.get(look.record) ?? []), look])
  return [...byRecord.values()]
    .filter((due) => due.every(({ at }) => isRipe(at, now)) && !isPutOff(nameOf(due), now))
    .toSorted((one, other) => failuresOf(nameOf(one)) - failuresOf(nameOf(other)))
}

/** @param at instant, ISO 8601 */
function isRipe(at: string, now: number): boolean {
  return now - Date.parse(at) >= settled
}
