import type { Service } from '../../service/service.ts'
import type { Place } from '../pairing/pairing.ts'
import {
  forgetTranslated,
  noteTranslated,
  sourceAt,
  type SourceThen,
} from '../savedFrom/savedFrom.ts'
import { type Landing, madeFrom } from './notes.ts'

interface Page {
  /** of the source, which `source` names */
  readonly service: Service
  readonly source: number
  readonly others: readonly Place[]
}

interface Line {
  /** what was noted before the first of the landings, and what is noted after the last */
  readonly known: SourceThen | undefined
  readonly noted: SourceThen | undefined
  readonly landings: readonly Landing[]
}

const isSame = (one: SourceThen | undefined, other: SourceThen | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Notes what translations were made from as the writes of a page land, in whatever order and by whatever way; a write
 * that is taken back leaves what would be noted without it. What else is noted meanwhile is where it goes on from.
 */
export function createLedger() {
  const lines = new Map<string, Line>()
  let last: Promise<void> = Promise.resolve()

  const next = (
    line: Line,
    { service, source }: Page,
    place: Place,
    landings: Line['landings'],
  ) => {
    const { language } = service
    const { known } = line
    const texts = madeFrom({ language: place.language, source: language }, known?.texts, landings)
    const noted = texts === known?.texts ? known : texts && { language, id: source, texts }
    lines.set(place.language, { known, noted, landings })
    return noted
  }

  const put = async (page: Page, change: (landings: Line['landings']) => Line['landings']) => {
    const at = await sourceAt(page.service)
    for (const place of page.others) {
      const now = at('events', place)
      const had = lines.get(place.language)
      const line = had && isSame(had.noted, now) ? had : { known: now, noted: now, landings: [] }
      const noted = next(line, page, place, change(line.landings))
      if (isSame(noted, now)) continue
      if (noted) await noteTranslated(page.service, 'events', place, noted)
      else await forgetTranslated(page.service, 'events', place)
    }
  }

  // One after the other: each goes on from what the one before it noted.
  const inTurn = (work: () => Promise<void>) => (last = last.then(work, work))

  return {
    landed: (page: Page, landing: Landing) =>
      inTurn(() => put(page, (landings) => [...landings, landing])),
    takenBack: (page: Page, key: string) =>
      inTurn(() => put(page, (landings) => landings.filter((one) => one.key !== key))),
  }
}
