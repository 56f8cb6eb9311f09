import type { Service } from '../../service/service.ts'
import { asEditor } from '../asEditor.ts'
import type { Identified } from '../collection.ts'
import { fewAtOnce } from '../../core/job/fewAtOnce.ts'
import { freshOrListed } from '../freshOrListed.ts'
import { inTurn } from '../inTurn.ts'
import { pageJournal } from '../journal.ts'
import type { LostLink } from '../../core/write/operation.ts'
import { lostAll } from '../othersLinked.ts'
import { idPath } from '../recordPath.ts'
import { safeUpdate } from '../safeWriter.ts'
import type { Writable } from '../writing.ts'

/** What came of linking records again. */
export interface Relinked {
  readonly linked: number
  /** those that have something else in its place by now, and were left alone */
  readonly left: number
  readonly failed: readonly LostLink[]
}

function idsIn(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
}

/**
 * The links with the one that was lost in its old place, or at their end where nobody could read what they were; null
 * where there is no room for it any more.
 */
function linksAgain(lost: LostLink, now: readonly number[], id: number): readonly number[] | null {
  const { field, value } = lost
  const before = idsIn(value)
  const hasOnePlace = before.length === 1 || (before.length === 0 && field === 'venue')
  if (hasOnePlace && now.length > 0) return now.includes(id) ? now : null
  const back = before.filter((one) => one === id || lostAll(lost, now) || now.includes(one))
  return [...new Set([...back, ...now, id])]
}

async function relinkedOne(
  service: Service,
  carriers: Writable<Identified>,
  lost: LostLink,
  to: number,
): Promise<'linked' | 'left' | 'failed'> {
  const { language, id, field } = lost
  const protectedToo = asEditor(service.in(language))
  const writing = { service: protectedToo, collection: carriers, journal: pageJournal }
  const opened = await freshOrListed(writing, id)
  const again = linksAgain(lost, idsIn(carriers.fields[field]?.of(opened)), to)
  if (again === null) return 'left'
  const path = idPath(carriers.name, id)
  const { differences } = await safeUpdate(writing, { path, opened, changes: { [field]: again } })
  return differences.some((difference) => difference.field === field) ? 'failed' : 'linked'
}

/** Links these records again to one that is back, through the safe writer. */
export async function relinked(
  service: Service,
  carriers: Writable<Identified>,
  lost: readonly LostLink[],
  to: number,
): Promise<Relinked> {
  const outcomes = await fewAtOnce(lost, (one) =>
    // One record in turn: each of several that come back at once would be somebody else's change to the next.
    inTurn(`linking ${service.site} ${carriers.name} ${one.id}`, () =>
      relinkedOne(service, carriers, one, to),
    ).catch(() => 'failed' as const),
  )
  return {
    linked: outcomes.filter((outcome) => outcome === 'linked').length,
    left: outcomes.filter((outcome) => outcome === 'left').length,
    failed: lost.filter((_, at) => outcomes[at] === 'failed'),
  }
}
