import { dayPlus, daysFrom, monthOf, wallTime, weekday } from './days.ts'
import type { Occasion } from './occasion.ts'
import { home } from './programme.ts'
import { readWords } from './tongues.ts'
import written from './words/oddities.json' with { type: 'json' }

/**
 * Occasions made to be difficult: nights, zones and lengths that calendars stumble over, a festival
 * and its parts, texts pasted from elsewhere, titles that break a layout, and what not everybody may
 * see. `day` counts from one of the days below; they last `minutes` from `time` on, or whole `days`.
 */
type Oddity = (typeof written)[number]

const same = (text: string) => ({ ca: text, es: text, en: text })

/** The Saturday before the clock changes in a month: the last Sunday of March or October. */
const eveOfChange = (firstDay: string, month: number): string => {
  const change = daysFrom(firstDay, 366).find(
    (day) => monthOf(day) === month && weekday(day) === 0 && monthOf(dayPlus(day, 7)) !== month,
  )
  return dayPlus(change ?? firstDay, -1)
}

const hoursOf = ({ time, minutes, days }: Oddity, day: string) =>
  days === undefined
    ? { start_date: wallTime(day, time), end_date: wallTime(day, time, minutes), all_day: false }
    : {
        start_date: `${day} 00:00:00`,
        end_date: `${dayPlus(day, days - 1)} 23:59:59`,
        all_day: true,
      }

const occasionOf = (oddity: Oddity, day: string): Occasion => {
  const { description, ...fixed } = oddity.fixed
  const [title = '', about = ''] = oddity.lines
  return {
    title: readWords(title),
    about: readWords(about),
    ...hoursOf(oddity, day),
    timezone: oddity.timezone ?? home,
    categories: oddity.categories ?? ['cultura'],
    tags: oddity.tags ?? [],
    venue: oddity.venue,
    organizers: oddity.organizers ?? ['ajuntament'],
    cost: oddity.cost ?? null,
    fixed:
      description === undefined
        ? fixed
        : {
            ...fixed,
            description: typeof description === 'string' ? same(description) : description,
          },
  }
}

/** The occasions made to be difficult. */
export const oddities = (firstDay: string, today: string): Occasion[] => {
  const from: Readonly<Record<string, string>> = {
    first: firstDay,
    today,
    spring: eveOfChange(firstDay, 3),
    autumn: eveOfChange(firstDay, 10),
  }
  return written.map((oddity) =>
    occasionOf(oddity, dayPlus(from[oddity.from] ?? today, oddity.day)),
  )
}
