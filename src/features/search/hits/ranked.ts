import { folded } from '../../../i18n/folded.ts'
import type { RecordHit } from './hit.ts'

/** Whether every one of the words begins a word of the text. */
export function matchesText(text: string, words: string): boolean {
  const parts = folded(text).split(/[^\p{L}\p{N}]+/u)
  return folded(words)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => parts.some((part) => part.startsWith(word)))
}

/**
 * Hits as they are offered: those first whose names have the words, for services find them in descriptions too; of
 * events what is on and comes, the soonest first, before what is over, the latest first.
 */
export function ranked(hits: readonly RecordHit[], words: string): readonly RecordHit[] {
  const named = hits.map((hit) => ({ hit, isNamed: matchesText(hit.title, words) }))
  const those = (isNamed: boolean, isPast: boolean) =>
    named.filter((one) => one.isNamed === isNamed && one.hit.isPast === isPast)
  return [
    ...those(true, false),
    ...those(true, true).toReversed(),
    ...those(false, false),
    ...those(false, true).toReversed(),
  ].map(({ hit }) => hit)
}

/** Each record once, where it stands first. */
export function withoutRepeats(hits: readonly RecordHit[]): readonly RecordHit[] {
  const known = new Set<string>()
  return hits.filter(({ key }) => !known.has(key) && known.add(key))
}

/** What was shown before the answer keeps its place in that, as it is by now. */
export function inPlace<R extends { readonly id: number }>(
  shown: readonly R[],
  found: readonly R[],
  isAwaited: boolean,
): readonly R[] {
  const answered = new Map(found.map((record) => [record.id, record]))
  return shown.flatMap((record) => answered.get(record.id) ?? (isAwaited ? record : []))
}
