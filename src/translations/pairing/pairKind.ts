import { candidatesIn } from './candidates.ts'
import { pairCouple } from './couple.ts'
import { findingsOf } from './findings.ts'
import { rowGroups } from './groups.ts'
import type { Kind } from './kind.ts'
import { groupOf } from './links.ts'
import type { Group, Place, Proposal } from './pairing.ts'
import { proposalsIn } from './proposals.ts'
import { byId, isOneForAll } from './sameIds.ts'
import { rowsOfSaid, saidOfCouple, type SaidOf } from './saidByRow.ts'
import { tableOf, type Listed, type Table } from './table.ts'
import type { Couple } from './weigh.ts'

/** The pairs of one collection. */
export interface KindPairing {
  readonly groups: readonly Group[]
  proposalsFor(record: Place, language: string): readonly Proposal[]
}

/** Every two languages, by their places. */
function couplesOf({ languages }: Table): Couple[] {
  return [...languages.keys()].flatMap((one) =>
    [...languages.keys()].slice(one + 1).map((other): Couple => [one, other]),
  )
}

/** @param witnesses columns in which records of one id agree, where a service has one record for all languages */
export function pairKind<R extends { readonly id: number }>(
  plain: Kind<R>,
  listed: readonly Listed<R>[],
  said: SaidOf,
  witnesses: readonly string[],
  step: (records: number) => void,
): KindPairing {
  const table = tableOf(plain, listed)
  const kind = isOneForAll(table, witnesses) ? byId(plain) : plain
  const together = rowsOfSaid(table, said.together)
  const apart = rowsOfSaid(table, said.apart)
  const candidates = candidatesIn(kind, table)
  const founds = couplesOf(table).map((couple) => {
    const saidOf = saidOfCouple(together, apart, couple)
    const found = pairCouple(kind, table, couple, candidates(couple), saidOf)
    step((table.ids[couple[0]]?.length ?? 0) + (table.ids[couple[1]]?.length ?? 0))
    return found
  })
  const findings = findingsOf(table, founds)
  const rows = rowGroups(table, founds, together)
  let proposals: ReturnType<typeof proposalsIn> | undefined
  return {
    groups: rows.map((of) => groupOf(table, of, findings)),
    proposalsFor(record, language) {
      proposals ??= proposalsIn(kind, table, findings, rows)
      return proposals(record, language)
    },
  }
}
