import { dayPlus, daysFrom, wallTime, weekday } from './days.ts'
import type { Occasion } from './occasion.ts'
import { home } from './programme.ts'
import { type Topic, readTopics } from './topics.ts'
import written from './words/routines.json' with { type: 'json' }

type Routine = (typeof written.weekly)[number] | (typeof written.monthly)[number]

const occasionOn = (day: string, named: Topic, { time, minutes, ...place }: Routine): Occasion => ({
  ...named,
  categories: place.categories,
  tags: place.tags,
  venue: place.venue,
  organizers: place.organizers,
  cost: place.cost,
  start_date: wallTime(day, time),
  end_date: wallTime(day, time, minutes),
  timezone: home,
  all_day: false,
})

/** Each routine on those of the days that are its weekday (0 is Sunday). */
const series = (routines: readonly Routine[], days: readonly string[]): Occasion[] =>
  routines.flatMap((routine) =>
    readTopics(routine.topic).flatMap((named) =>
      days
        .filter((day) => weekday(day) === routine.weekday)
        .map((day) => occasionOn(day, named, routine)),
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
