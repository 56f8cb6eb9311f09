import { dayPlus, daysFrom, wallTime, weekday } from './days.ts'
import type { Occasion } from './occasion.ts'
import { home } from './programme.ts'
import { type Topic, readNamedTopics } from './topics.ts'
import { monthly, weekly } from './words/routines.ts'

type Place = Pick<Occasion, 'categories' | 'tags' | 'organizers' | 'cost'> & {
  venue: string
  /** 0 is Sunday. */
  weekday: number
  time: string
  minutes: number
}

const weeklyPlaces: Readonly<Record<keyof typeof weekly, Place>> = {
  stories: {
    weekday: 6,
    time: '11:00',
    minutes: 45,
    venue: 'biblioteca',
    organizers: ['biblioteca'],
    categories: ['contes'],
    tags: ['gratuit', 'petits'],
    cost: null,
  },
  farmers: {
    weekday: 3,
    time: '08:00',
    minutes: 360,
    venue: 'mercat',
    organizers: ['botiguers'],
    categories: ['mercats'],
    tags: ['airelliure', 'mati'],
    cost: null,
  },
  gentle: {
    weekday: 2,
    time: '09:30',
    minutes: 60,
    venue: 'platja',
    organizers: ['casal', 'salut'],
    categories: ['salut'],
    tags: ['grans', 'airelliure', 'mati'],
    cost: '0',
  },
  rehearsal: {
    weekday: 5,
    time: '20:30',
    minutes: 120,
    venue: 'pavello',
    organizers: ['castellers'],
    categories: ['castells'],
    tags: ['tradicio', 'gratuit'],
    cost: null,
  },
}

/** Each on the first such weekday of the month. */
const monthlyPlaces: Readonly<Record<keyof typeof monthly, Place>> = {
  council: {
    weekday: 4,
    time: '20:00',
    minutes: 150,
    venue: 'ajuntament',
    organizers: ['ajuntament'],
    categories: ['plens'],
    tags: ['signes', 'accessible'],
    cost: null,
  },
  fleaMarket: {
    weekday: 0,
    time: '09:00',
    minutes: 300,
    venue: 'passeig',
    organizers: ['botiguers'],
    categories: ['mercats'],
    tags: ['airelliure', 'mati'],
    cost: null,
  },
  sardanes: {
    weekday: 0,
    time: '12:00',
    minutes: 75,
    venue: 'placa',
    organizers: ['sardanes'],
    categories: ['sardanes'],
    tags: ['tradicio', 'gratuit'],
    cost: null,
  },
  blood: {
    weekday: 1,
    time: '17:00',
    minutes: 240,
    venue: 'raval',
    organizers: ['salut'],
    categories: ['salut'],
    tags: ['solidari', 'gratuit'],
    cost: null,
  },
  gameNight: {
    weekday: 5,
    time: '22:00',
    minutes: 240,
    venue: 'joves',
    organizers: ['joves'],
    categories: ['participacio'],
    tags: ['joves', 'vespre'],
    cost: '2',
  },
  auction: {
    weekday: 4,
    time: '16:30',
    minutes: 60,
    venue: 'confraria',
    organizers: ['confraria', 'turisme'],
    categories: ['visites', 'gastronomia'],
    tags: ['pesca', 'port'],
    cost: ['3', '5'],
  },
  languages: {
    weekday: 3,
    time: '19:00',
    minutes: 90,
    venue: 'ateneu',
    organizers: ['catala'],
    categories: ['cursos'],
    tags: ['llengua', 'gratuit'],
    cost: null,
  },
}

const occasionOn = (day: string, topic: Topic, { time, minutes, ...place }: Place): Occasion => ({
  ...topic,
  ...place,
  start_date: wallTime(day, time),
  end_date: wallTime(day, time, minutes),
  timezone: home,
  all_day: false,
})

const series = (
  topics: ReadonlyMap<string, Topic>,
  places: Readonly<Record<string, Place>>,
  days: readonly string[],
): Occasion[] =>
  [...topics].flatMap(([name, topic]) => {
    const place = places[name]
    if (place === undefined) return []
    return days
      .filter((day) => weekday(day) === place.weekday)
      .map((day) => occasionOn(day, topic, place))
  })

/** What comes back every week (half a year of it) and every month (the whole year). */
export const routines = (firstDay: string): Occasion[] => [
  ...series(readNamedTopics(weekly), weeklyPlaces, daysFrom(dayPlus(firstDay, 63), 168)),
  ...series(
    readNamedTopics(monthly),
    monthlyPlaces,
    daysFrom(firstDay, 365).filter((day) => Number(day.slice(8)) <= 7),
  ),
]
