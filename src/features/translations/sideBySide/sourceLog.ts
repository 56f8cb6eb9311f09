import type { Service } from '../../../api/service.ts'
import { type Known, readKnown, sourcesIn } from '../savedFrom/known.ts'
import {
  type Dated,
  type Noted,
  noteTranslated,
  renoteTranslated,
  type SourceThen,
} from '../savedFrom/savedFrom.ts'
import { sameTexts, type Texts } from '../state/texts.ts'

/** A write of one of the versions that landed, as far as it tells what translations were made from. */
export interface Landing {
  /** of its entry in the history */
  readonly key: string | undefined
  readonly language: string
  /** its own texts went out */
  readonly hasTexts: boolean
  /** what stood in the source's boxes when it began, and what of the source was saved then */
  readonly seen: Texts
  readonly saved: Texts
  /** the texts of the record itself, before and after */
  readonly before: Texts
  readonly after: Texts
  /** an edit of the source that leaves translations current */
  readonly isMinor: boolean
}

interface Between {
  readonly language: string
  readonly source: string
}

/**
 * What a translation was made from after these writes, in the order in which they landed: one whose texts went out was
 * made from the source that stood beside it, once that is saved, be it before or after. One of which nothing was known
 * was made from no later text than the one before; after a minor edit, what was current is.
 * @param known what was noted of it before
 */
export function madeFrom(
  { language, source }: Between,
  known: Texts | undefined,
  landings: readonly Landing[],
): Texts | undefined {
  let texts = known
  /** what stood beside it when it was last written */
  let beside: Texts | undefined
  const ofSource: Landing[] = []
  for (const one of landings) {
    if (one.language === language && one.hasTexts) {
      beside = one.seen
      texts = ofSource.findLast(({ seen }) => sameTexts(seen, one.seen))?.after ?? one.saved
    } else if (one.language === source && !sameTexts(one.before, one.after)) {
      const isTogether = beside !== undefined && sameTexts(beside, one.seen)
      const wasCurrent = texts === undefined || sameTexts(texts, one.before)
      if (isTogether || (one.isMinor && wasCurrent)) texts = one.after
      else texts ??= one.before
      ofSource.push(one)
    }
  }
  return texts
}

interface Page {
  /** of the source, which `source` names */
  readonly service: Service
  readonly source: number
  readonly others: readonly Dated[]
}

/** A page as it is when a write begins: instant, ISO 8601 in UTC, by this device's clock. */
interface Begun extends Page {
  readonly begun: string
}

interface Line {
  /** what was noted before the first of the landings */
  readonly note: Noted | undefined
  /** what was known then, from notes and from the history; and what is known after the last */
  readonly known: SourceThen | undefined
  readonly now: SourceThen | undefined
  readonly landings: readonly Landing[]
}

const isSame = (one: SourceThen | undefined, other: SourceThen | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The line with other landings. */
function withLandings(line: Line, page: Page, language: string, landings: Line['landings']): Line {
  const from = page.service.language
  const { known } = line
  const texts = madeFrom({ language, source: from }, known?.texts, landings)
  const isKnown = texts === known?.texts
  const now = isKnown ? known : texts && { language: from, id: page.source, texts }
  return { ...line, now, landings }
}

/**
 * Notes what translations were made from as the writes of a page land, in whatever order and by whatever way; a write
 * that is taken back leaves what would be noted without it. What else is noted or written meanwhile is where it goes on
 * from.
 */
export function createSourceLog() {
  const lines = new Map<string, Line>()
  let last: Promise<void> = Promise.resolve()

  /** Where a write goes on from: what came of those before it, unless something else has come since. */
  const lineOf = (page: Begun, place: Dated, known: Known): Line => {
    const from = { language: page.service.language, id: page.source }
    const before = sourcesIn(known, page.begun)('events', place, from)
    const line = lines.get(place.language)
    if (line && (isSame(line.now, before) || isSame(line.known, before))) return line
    return { note: known.noted('events', place), known: before, now: before, landings: [] }
  }

  const put = async (page: Begun, change: (landings: Line['landings']) => Line['landings']) => {
    const known = await readKnown(page.service)
    const { service } = page
    const from = { language: service.language, id: page.source }
    for (const place of page.others) {
      const line = lineOf(page, place, known)
      const next = withLandings(line, page, place.language, change(line.landings))
      lines.set(place.language, next)
      const inForce = sourcesIn(known)('events', place, from)
      if (next.landings.length === 0) await renoteTranslated(service, 'events', place, next.note)
      else if (isSame(next.now, line.now) && isSame(next.now, inForce)) continue
      else if (next.now) await noteTranslated(service, 'events', place, next.now)
      else await renoteTranslated(service, 'events', place, undefined)
    }
  }

  // One after the other: each goes on from what the one before it noted.
  const inTurn = (work: () => Promise<void>) => (last = last.then(work, work))

  return {
    landed: (page: Begun, landing: Landing) =>
      inTurn(() => put(page, (landings) => [...landings, landing])),
    takenBack: (page: Begun, key: string) =>
      inTurn(() => put(page, (landings) => landings.filter((one) => one.key !== key))),
  }
}
