import type { Place } from '../pairing/pairing.ts'
import type { Texts } from '../state/version.ts'
import type { Dated, Noted, SourceThen } from './savedFrom.ts'
import type { TextWrite, Written } from './textWrites.ts'

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
  const savedAt = lastSave(ofTarget.texts)
  const note = noted?.from.language === source.language ? noted : undefined
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

/** When a version was last given the texts that it has; `''` where this browser knows of no time. */
function lastSave(writes: readonly TextWrite[]): string {
  const undone = new Set<string>()
  // What took another back is no translation, and what was taken back is none any more, unless that was taken back too.
  for (const { key, at, undoes } of writes.toReversed()) {
    if (undone.has(key)) continue
    if (undoes === undefined) return at
    undone.add(undoes)
  }
  return ''
}

/** When a record was last changed by anything but the writes from here; `''` for never, or where it is not dated. */
function lastElsewhere(modified: string, own: Written['modified']): string {
  const before = own.get(modified)
  return before === undefined || before >= modified ? modified : lastElsewhere(before, own)
}
