import { publicationProblems } from '../../../core/views/form/postBoxes.ts'
import { definitionProblems, isSlug, momentProblem } from '../../../core/views/form/problems.ts'
import type { Problem } from '../../../core/views/form/problems.ts'
import { isBlank } from '../../../core/resource/isBlank.ts'
import { changedBoxes } from '../../../core/views/form/recordForm.ts'
import { endsBeforeStart } from '../../../time/span.ts'
import { readWallTime } from '../../../time/wallTime.ts'
import type { WallTime } from '../../../time/wallTime.ts'
import { placeOnClock } from '../../../time/zoneClock.ts'
import { isZone } from '../../../time/zones.ts'
import { eventFields } from '../eventFields.ts'
import { eventFieldNames, valuesOfBoxes } from './eventValues.ts'
import type { EventFieldName, EventFormValues } from './eventValues.ts'

export type EventProblem =
  | Problem
  | { code: 'endBeforeStart' | 'zone' }
  | { code: 'gap'; before: WallTime; after: WallTime }

export type EventProblems = Partial<Record<EventFieldName, EventProblem>>

const neverEmpty = ['title', 'start_date', 'end_date', 'timezone', 'status'] as const

function clockProblem(text: string, zone: string): EventProblem | undefined {
  const wall = readWallTime(text)
  const place = wall && placeOnClock(wall, zone)
  return place?.kind === 'gap'
    ? { code: 'gap', before: place.before, after: place.after }
    : undefined
}

/** What is wrong with when the event is: two times that exist in its zone, the end not before the start. */
function whenProblems(boxes: EventFormValues): EventProblems {
  const { start_date, end_date, timezone, all_day } = boxes
  const problems: EventProblems = {}
  if (!isZone(timezone)) problems.timezone = { code: 'zone' }
  for (const name of ['start_date', 'end_date'] as const) {
    const problem =
      momentProblem(boxes[name]) ?? (all_day ? undefined : clockProblem(boxes[name], timezone))
    if (problem) problems[name] = problem
  }
  const start = readWallTime(start_date)
  const end = readWallTime(end_date)
  if (start && end && !problems.end_date && endsBeforeStart({ start, end }))
    problems.end_date = { code: 'endBeforeStart' }
  return problems
}

function touches(names: readonly EventFieldName[], some: readonly EventFieldName[]): boolean {
  return names.some((name) => some.includes(name))
}

/**
 * What keeps the boxes from being saved. Only what changed is looked at: an event that came with a fault
 * can still have its title mended.
 * @param opened the boxes as they were filled; a blank form for a new event
 * @param isNeeded says the fields that a new event cannot be without
 */
export function eventProblems(
  opened: EventFormValues,
  boxes: EventFormValues,
  isNeeded: boolean,
): EventProblems {
  const names = changedBoxes(eventFieldNames, opened, boxes)
  const problems: EventProblems = {
    ...definitionProblems(eventFields, valuesOfBoxes(boxes, names)),
    ...publicationProblems(opened, boxes, names),
  }
  if (touches(names, ['start_date', 'end_date', 'timezone', 'all_day']))
    Object.assign(problems, whenProblems(boxes))
  if (names.includes('slug') && !isSlug(boxes.slug)) problems.slug = { code: 'slug' }
  if (names.includes('slug') && boxes.slug === '' && opened.slug !== '')
    problems.slug = { code: 'needed' }
  for (const name of neverEmpty)
    if (isBlank(boxes[name]) && (isNeeded || names.includes(name)))
      problems[name] = { code: 'needed' }
  return problems
}
