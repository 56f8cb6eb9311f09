import { pickCost } from './costs.ts'
import { dayPlus, daysFrom, monthOf, wallTime, weekday } from './days.ts'
import type { Dice } from './dice.ts'
import type { Occasion } from './occasion.ts'
import { type Topic, framedTopics, readTopics } from './topics.ts'
import { readWords } from './tongues.ts'
import written from './words/families.json' with { type: 'json' }

/** Things of one sort: where, by whom, when and at what price they are done. */
interface Family {
  topics: readonly Topic[]
  /** How many times in the twelve months. */
  times: number
  categories: readonly string[]
  tags: readonly string[]
  venues: readonly string[]
  organizers: readonly string[]
  starts: readonly string[]
  minutes: readonly number[]
  /** 0 is Sunday. */
  weekdays: readonly number[]
  /** kinds of price of `costs.ts` */
  costs: readonly string[]
  /** An exhibition: whole days, this many. */
  days?: readonly number[]
}

type Written = (typeof written)[number]

/** With topics of its own, or with works (films, books) in one frame. */
const familyOf = ({ topics = [], works, title, about, ...family }: Written): Family => ({
  ...family,
  topics: works ? framedTopics(works, readWords(title), readWords(about)) : readTopics(topics),
})

const families: readonly Family[] = written.map(familyOf)

/** The site's zone, where nearly everything happens. */
export const home = 'Europe/Madrid'

const someOf = (dice: Dice, items: readonly string[], most: number): string[] =>
  dice.shuffled([...new Set(items)]).slice(0, dice.whole(most + 1))

/** A day of the twelve months on which a topic may be done; any day when the season has none. */
const pickDay = (
  dice: Dice,
  year: readonly string[],
  { months }: Topic,
  family: Family,
): string => {
  const inSeason = year.filter((day) => months === null || months.includes(monthOf(day)))
  const fitting = inSeason.filter((day) => family.weekdays.includes(weekday(day)))
  return dice.pick(fitting.length > 0 ? fitting : year)
}

const hours = (dice: Dice, day: string, family: Family) => {
  if (family.days !== undefined) {
    const last = dayPlus(day, dice.pick(family.days) - 1)
    return { start_date: `${day} 00:00:00`, end_date: `${last} 23:59:59`, all_day: true }
  }
  const time = dice.pick(family.starts)
  const minutes = dice.pick(family.minutes)
  return {
    start_date: wallTime(day, time),
    end_date: wallTime(day, time, minutes),
    all_day: false,
  }
}

const occasionOf = (dice: Dice, day: string, topic: Topic, family: Family): Occasion => ({
  ...topic,
  ...hours(dice, day, family),
  timezone: home,
  categories: [dice.pick(family.categories), ...someOf(dice, family.categories, 1)],
  tags: someOf(dice, family.tags, 3),
  venue: dice.chance(0.96) ? dice.pick(family.venues) : null,
  organizers: dice.chance(0.06)
    ? someOf(dice, family.organizers, 2)
    : [dice.pick(family.organizers)],
  cost: pickCost(dice, family.costs),
})

/** What the town does of each family in the given days. */
export const programme = (dice: Dice, firstDay: string): Occasion[] => {
  const year = daysFrom(firstDay, 365)
  return families.flatMap((family) =>
    family.topics.flatMap((topic) =>
      Array.from({ length: family.times }, () =>
        occasionOf(dice, pickDay(dice, year, topic, family), topic, family),
      ),
    ),
  )
}
