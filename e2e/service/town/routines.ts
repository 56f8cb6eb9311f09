import { dayPlus, daysFrom, wallTime, weekday } from './days.ts'
import type { Occasion } from './occasion.ts'
import { home } from './programme.ts'
import { readTopics } from './topics.ts'
import written from './words/routines.json' with { type: 'json' }

type Routine = (typeof written.weekly)[number] | (typeof written.monthly)[number]

/** A routine on those of the days that are its weekday (0 is Sunday). */
const series = (routines: readonly Routine[], days: readonly string[]): Occasion[] =>
  routines.flatMap(({ topic, time, minutes, weekday: own, ...place }) =>
    readTopics(topic).flatMap((named) =>
      days
        .filter((day) => weekday(day) === own)
        .map((day) => ({
          ...named,
          ...place,
          start_date: wallTime(day, time),
          end_date: wallTime(day, time, minutes),
          timezone: home,
          all_day: false,
        })),
    ),
  )

/** What comes back every week (half a year of it) and every month (on the first such weekday, the whole year). */
export const routines = (firstDay: string): Occasion[] => [
  ...series(written.weekly, daysFrom(dayPlus(firstDay, 63), 168)),
  ...series(
    written.monthly,
    daysFrom(firstDay, 365).filter((day) => Number(day.slice(8)) <= 7),
  ),
]
