import type { Place } from '../pairing/pairing.ts'
import type { Dated, Noted, SourceThen } from './savedFrom.ts'
import type { TextWrite, Written } from './textWrites.ts'
import type { Texts } from '../state/texts.ts'

interface Known {
  readonly target: Dated
  readonly source: Place
  /** what was noted when the translation was last saved beside its source, or came from a translator */
  readonly noted: Noted | undefined
  /** what was written from here, in whichever room */
  readonly ofTarget: Written
  readonly ofSource: Written
}

/**
 * What a translation was made from: the texts of its source when it was last saved here, in whichever room. Where it was
 * never saved here, those that the source had when it was last changed elsewhere: whoever did so may have seen what was
 * written before. Undefined where nothing tells.
 */
export function madeFrom({ target, source, noted, ofTarget, ofSource }: Known) {
  const undone = undoneIn(ofTarget.texts)
  const savedAt = lastSave(ofTarget.texts, undone)
  const note = noted && isOf(noted, source, ofTarget.texts, undone) ? noted : undefined
  if (note && note.at >= savedAt) return note.from
  const of = (texts: Texts | null | undefined): SourceThen | undefined =>
    texts ? { language: source.language, id: source.id, texts } : undefined
  if (savedAt === '') {
    const elsewhere = lastElsewhere(target.modified, ofTarget.modified)
    return of(ofSource.texts.find(({ modified }) => modified >= elsewhere)?.before)
  }
  const until = ofSource.texts.findLast(({ at }) => at <= savedAt)
  if (until && until.at > (note?.at ?? '')) return of(until.after)
  return note?.from ?? of(ofSource.texts.find(({ at }) => at > savedAt)?.before)
}

/** Whether a note is of this source, and of texts that the translation still has: with what is taken back, its note is. */
function isOf(
  { at, from }: Noted,
  { language }: Place,
  writes: readonly TextWrite[],
  undone: ReadonlySet<string>,
): boolean {
  const written = writes.findLast((one) => one.at <= at)
  return from.language === language && !(written && undone.has(written.key))
}

/** Keys of the writes that were taken back, unless that was taken back too. */
function undoneIn(writes: readonly TextWrite[]): ReadonlySet<string> {
  const undone = new Set<string>()
  for (const { key, undoes } of writes.toReversed())
    if (undoes !== undefined && !undone.has(key)) undone.add(undoes)
  return undone
}

/**
 * When a version was last given the texts that it has; `''` where this browser knows of no time. What took another back is
 * no translation, and what was taken back is none any more.
 */
const lastSave = (writes: readonly TextWrite[], undone: ReadonlySet<string>): string =>
  writes.findLast(({ key, undoes }) => undoes === undefined && !undone.has(key))?.at ?? ''

/** When a record was last changed by anything but the writes from here; `''` for never, or where it is not dated. */
function lastElsewhere(modified: string, own: Written['modified']): string {
  const before = own.get(modified)
  return before === undefined || before >= modified ? modified : lastElsewhere(before, own)
}
