import { nearDays } from '../../../core/overlaps/clashFacts.ts'
import type { EventRecord, HiddenEvent } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import { addDays } from '../../../time/wallTime.ts'
import type { Days } from '../days/range.ts'
import { reaches } from '../days/placement.ts'
import { type Item, itemsOf, type Sameness } from './items.ts'
import type { Neighbour } from './useNeighbours.ts'

/** The days that are looked through for what repeats around the weeks of a month, as far as the months beside it are here. */
export function lookedThrough(
  { first, last }: Days,
  languages: readonly Language[],
  neighbours: readonly Neighbour[],
): Days {
  const isHere = (step: Neighbour['step']) =>
    languages.every((language) =>
      neighbours.some((one) => one.language === language && one.step === step),
    )
  return {
    first: isHere(-1) ? addDays(first, -nearDays) : first,
    last: isHere(1) ? addDays(last, nearDays) : last,
  }
}

/** Whether nothing that repeats anything of these days can lie beyond those that are looked through. */
export function reachesAround({ first, last }: Days, looked: Days): boolean {
  return looked.first <= addDays(first, -nearDays) && looked.last >= addDays(last, nearDays)
}

/** What there is of a language beside the month. */
interface Beside {
  readonly language: Language
  readonly records: readonly EventRecord[]
  /** those of any days that this browser knows to be hidden */
  readonly hidden: readonly HiddenEvent[]
}

/** Events that begin in the week before a month or in the week after it. */
export function nearEvents(
  { first, last }: Days,
  beside: readonly Beside[],
  sameness: Sameness,
): readonly Item[] {
  const edges = { first: addDays(first, -nearDays), last: addDays(last, nearDays) }
  const isNear = ({ start_date: start }: Pick<EventRecord, 'start_date'>) =>
    (start >= edges.first && start < first) ||
    (start > `${last} 23:59:59` && start.slice(0, 10) <= edges.last)
  const listings = beside.map(({ language, records, hidden }) => ({
    language,
    records: records.filter(isNear),
    // One that is listed is where the listing has it.
    hidden: hidden.filter((one) => isNear(one) && !records.some(({ id }) => id === one.id)),
  }))
  const items = itemsOf(listings, edges, sameness)
  // What goes on into the month is among its own.
  return items.filter(({ placement }) => !reaches(placement, first, last))
}
