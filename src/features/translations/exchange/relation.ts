import type { Identified } from '../../../core/resource/collection.ts'
import { writables } from '../../../resources/records.ts'
import { type ConfirmedPairs, isWithin } from '../confirmed/confirmedPairs.ts'
import { decidedCounterpart } from '../near/found.ts'
import type { NotedSourceAt } from '../savedFrom/savedFrom.ts'
import type { TextUnit } from './textUnit.ts'

/** Whether the record that a file names is a version of the source, as far as this browser knows. */
export type Relation = 'known' | 'unknown' | 'other'

/** What this browser knows of versions without asking. */
export interface Known {
  readonly confirmed: ConfirmedPairs
  readonly sourceAt: NotedSourceAt
}

const knownIf = (isKnown: boolean): Relation => (isKnown ? 'known' : 'other')

/** What editors said of one of the two. */
function saidOf(unit: TextUnit, targetId: number, confirmed: ConfirmedPairs): Relation | null {
  const { collection, from, to, id } = unit
  const versions = { [from]: id, [to]: targetId }
  if (confirmed.apart.some((apart) => isWithin({ collection, versions }, apart))) return 'other'
  const mate = decidedCounterpart(confirmed, collection, { language: from, id }, to)
  if (mate) return knownIf(mate.id === targetId)
  const source = decidedCounterpart(confirmed, collection, { language: to, id: targetId }, from)
  return source ? knownIf(source.id === id) : null
}

/** Strongest first: what editors said, what it was translated from here, that both have one id or one slug. */
export function relationOf(
  unit: TextUnit,
  source: Identified,
  version: Identified,
  { confirmed, sourceAt }: Known,
): Relation {
  const { collection, from, to } = unit
  const said = saidOf(unit, version.id, confirmed)
  if (said) return said
  const then = sourceAt(collection, { language: to, id: version.id })
  if (then?.language === from) return knownIf(then.id === source.id)
  if (source.id === version.id) return 'known'
  const slugOf = (record: Identified) => String(writables[collection].fields.slug?.of(record) ?? '')
  const isOneSlug = slugOf(source) !== '' && slugOf(source) === slugOf(version)
  return isOneSlug ? 'known' : 'unknown'
}
