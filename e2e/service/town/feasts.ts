import { daysFrom, monthOf, wallTime } from './days.ts'
import type { Occasion } from './occasion.ts'
import { home } from './programme.ts'
import { type Topic, readTopics } from './topics.ts'
import words from './words/feasts.json' with { type: 'json' }

const feastMark = /^(\d\d-\d\d) (\S+) (\d+) (\w+) \| /

interface Mark {
  /** `MM-DD` */
  date: string
  time: string
  minutes: string
  venue: string
}

const readMarks = (): Mark[] =>
  words.feasts.flatMap((line) => {
    const [, date = '', time = '', minutes = '0', venue = ''] = feastMark.exec(line) ?? []
    return date === '' ? [] : { date, time, minutes, venue }
  })

const feastHours = (day: string, time: string, minutes: number) =>
  minutes === 0
    ? { start_date: `${day} 00:00:00`, end_date: `${day} 23:59:59`, all_day: true }
    : { start_date: wallTime(day, time), end_date: wallTime(day, time, minutes), all_day: false }

const feastOn = (day: string, topic: Topic, mark: Mark): Occasion => ({
  ...topic,
  ...feastHours(day, mark.time, Number(mark.minutes)),
  timezone: home,
  categories: ['calendari'],
  tags: ['tradicio', 'gratuit'],
  venue: mark.venue,
  organizers: monthOf(day) === 8 ? ['ajuntament', 'foc'] : ['ajuntament'],
  cost: null,
})

/** The feasts of the twelve months, each on its day. */
export const feastDays = (firstDay: string): Occasion[] => {
  const year = new Map(daysFrom(firstDay, 365).map((day) => [day.slice(5), day]))
  const marks = readMarks()
  return readTopics(words.feasts.map((line) => line.replace(feastMark, ''))).flatMap(
    (topic, index) => {
      const mark = marks[index]
      const day = year.get(mark?.date ?? '')
      return mark === undefined || day === undefined ? [] : feastOn(day, topic, mark)
    },
  )
}
