import { formProblems, momentProblem, type Problem } from '../../../core/views/form/problems.ts'
import { changedFormValues } from '../../../core/views/form/recordForm.ts'
import { endsBeforeStart } from '../../../time/span.ts'
import { readWallTime, type WallTime } from '../../../time/wallTime.ts'
import { placeOnClock } from '../../../time/zoneClock.ts'
import { isZone } from '../../../time/zones.ts'
import { type EventFieldName, eventForm, type EventFormValues } from './eventForm.ts'

export type EventProblem =
  | Problem
  | { code: 'endBeforeStart' | 'zone' }
  | { code: 'gap'; before: WallTime; after: WallTime }

export type EventProblems = Partial<Record<EventFieldName, EventProblem>>

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

const whenNames = ['start_date', 'end_date', 'timezone', 'all_day'] as const

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
  const problems: EventProblems = formProblems(eventForm, opened, boxes, isNeeded)
  const changed = changedFormValues(whenNames, opened, boxes)
  if (changed.length === 0) return problems
  const empty = Object.entries(problems).filter(([, { code }]) => code === 'needed')
  return { ...problems, ...whenProblems(boxes), ...Object.fromEntries(empty) }
}
