import { dayPlus, daysFrom, monthOf, wallTime, weekday } from './days.ts'
import type { Occasion } from './occasion.ts'
import { home } from './programme.ts'
import { readWords } from './tongues.ts'
import words from './words/oddities.json' with { type: 'json' }

const same = (text: string) => ({ ca: text, es: text, en: text })

const plain: Omit<Occasion, 'title' | 'about' | 'start_date' | 'end_date'> = {
  timezone: home,
  all_day: false,
  categories: ['cultura'],
  tags: [],
  venue: null,
  organizers: ['ajuntament'],
  cost: null,
}

const said = ([title = '', about = '']: readonly string[]): Pick<Occasion, 'title' | 'about'> => ({
  title: readWords(title),
  about: readWords(about),
})

const span = (day: string, time: string, minutes: number) => ({
  start_date: wallTime(day, time),
  end_date: wallTime(day, time, minutes),
})

const wholeDays = (first: string, days: number) => ({
  start_date: `${first} 00:00:00`,
  end_date: `${dayPlus(first, days - 1)} 23:59:59`,
  all_day: true,
})

/** The Saturday before the clock changes in a month: the last Sunday of March or October. */
const eveOfChange = (firstDay: string, month: number): string => {
  const change = daysFrom(firstDay, 366).find(
    (day) => monthOf(day) === month && weekday(day) === 0 && monthOf(dayPlus(day, 7)) !== month,
  )
  return dayPlus(change ?? firstDay, -1)
}

/** Nights, zones and lengths that calendars stumble over. */
const hardTimes = (firstDay: string, today: string): Occasion[] => [
  {
    ...plain,
    ...said(words.shortNight),
    ...span(eveOfChange(firstDay, 3), '22:00', 8 * 60),
    categories: ['natura'],
    venue: 'far',
    organizers: ['natura'],
    fixed: { everywhere: true, status: 'publish' },
  },
  {
    ...plain,
    ...said(words.longNight),
    ...span(eveOfChange(firstDay, 10), '21:00', 9 * 60),
    categories: ['curses'],
    venue: 'ermita',
    organizers: ['excursionista'],
    cost: '12 €',
    fixed: { everywhere: true, status: 'publish' },
  },
  {
    ...plain,
    ...said(words.newYork),
    ...span(dayPlus(today, 24), '18:00', 90),
    timezone: 'America/New_York',
    venue: 'linia',
    tags: ['enlinia'],
    organizers: ['ateneu'],
    fixed: { everywhere: true, status: 'publish' },
  },
  {
    ...plain,
    ...said(words.buenosAires),
    ...span(dayPlus(today, 47), '20:30', 75),
    timezone: 'America/Argentina/Buenos_Aires',
    venue: 'linia',
    tags: ['enlinia', 'poesia'],
    organizers: ['biblioteca'],
    fixed: { status: 'publish' },
  },
  {
    ...plain,
    ...said(words.canary),
    ...span(dayPlus(today, 61), '19:00', 120),
    timezone: 'Atlantic/Canary',
    categories: ['xerrades'],
    venue: 'linia',
    organizers: ['nautic'],
    fixed: { status: 'publish' },
  },
  {
    ...plain,
    ...said(words.residency),
    ...wholeDays(dayPlus(firstDay, -40), 440),
    categories: ['exposicions'],
    venue: 'museu',
    organizers: ['museu'],
    fixed: { everywhere: true, status: 'publish', sticky: true },
  },
  {
    ...plain,
    ...said(words.doors),
    ...span(dayPlus(today, 5), '12:00', 0),
    venue: 'torre',
    fixed: { status: 'publish' },
  },
]

/** A festival and its parts. */
const festival = (today: string): Occasion[] => {
  const first = dayPlus(today, 80)
  const shared = {
    ...plain,
    categories: ['musica'],
    venue: 'salao',
    organizers: ['musica', 'ateneu'],
  }
  const fixed = { everywhere: true, status: 'publish' }
  return [
    {
      ...shared,
      ...said(words.festival),
      ...wholeDays(first, 3),
      cost: ['15', '25', '40'],
      fixed: { ...fixed, slug: 'salobre', featured: true, sticky: true },
    },
    {
      ...shared,
      ...said(words.festivalNight),
      ...span(first, '23:30', 330),
      cost: '18 €',
      fixed: { ...fixed, partOf: 'salobre' },
    },
    {
      ...shared,
      ...said(words.festivalMorning),
      ...span(dayPlus(first, 2), '11:00', 90),
      fixed: { ...fixed, partOf: 'salobre' },
    },
  ]
}

const pastedOccasion = (
  { lines, description }: { lines: readonly string[]; description: string },
  day: string,
): Occasion => ({
  ...plain,
  ...said(lines),
  ...span(day, '19:00', 90),
  venue: 'ateneu',
  organizers: ['ateneu'],
  fixed: { status: 'publish', description: same(description) },
})

const strangeOccasion = (lines: readonly string[], day: string): Occasion => ({
  ...plain,
  ...said(lines),
  ...span(day, '18:00', 75),
  venue: 'biblioteca',
  organizers: ['biblioteca', 'catala'],
  fixed: { status: 'publish', everywhere: true },
})

/** Texts that somebody pasted from somewhere, and titles that break a layout. */
const hardTexts = (today: string): Occasion[] => {
  const pasted = [words.pastedPoster, words.pastedNewsletter, words.pastedVideo]
  return [
    ...pasted.map((text, index) => pastedOccasion(text, dayPlus(today, 9 + 13 * index))),
    ...words.strangeTitles.map((lines, index) =>
      strangeOccasion(lines, dayPlus(today, 3 + 17 * index)),
    ),
    {
      ...plain,
      ...said(words.blocks.lines),
      ...span(dayPlus(today, 33), '10:00', 180),
      categories: ['mercats'],
      venue: 'mercat',
      organizers: ['botiguers'],
      fixed: { status: 'publish', description: words.blocks.description },
    },
  ]
}

/** What not everybody may see. */
const closed = (today: string): Occasion[] => [
  {
    ...plain,
    ...said(words.assembly),
    ...span(dayPlus(today, 12), '20:00', 120),
    venue: 'ateneu',
    organizers: ['ateneu'],
    fixed: { status: 'publish', password: 'salobre', everywhere: true },
  },
  {
    ...plain,
    ...said(words.rehearsal),
    ...span(dayPlus(today, 20), '18:00', 60),
    venue: 'ajuntament',
    fixed: { status: 'publish', hide_from_listings: true },
  },
  {
    ...plain,
    ...said(words.surprise),
    ...span(dayPlus(today, 28), '21:00', 60),
    venue: 'placa',
    fixed: { status: 'private', featured: true },
  },
]

/** The occasions made to be difficult. */
export const oddities = (firstDay: string, today: string): Occasion[] => [
  ...hardTimes(firstDay, today),
  ...festival(today),
  ...hardTexts(today),
  ...closed(today),
]
