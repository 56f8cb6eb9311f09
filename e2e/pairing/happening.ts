import { type Cost, pickCost } from '../service/town/costs.ts'
import { dayPlus, wallPlus, wallTime, weekday } from '../service/town/days.ts'
import type { Dice } from '../service/town/dice.ts'
import { type Words, readAllWords } from '../service/town/tongues.ts'
import type { When } from './drift.ts'
import type { HardCase } from './hardCases.ts'
import type { Linked } from './linked.ts'
import { type Poster, makePicture, posterOf } from './pictures.ts'
import type { Profile } from './profile.ts'
import type { Term } from './terms.ts'
import { type Slot, type Title, pickTitle } from './titles.ts'
import words from './words/sentences.json' with { type: 'json' }

/** Something that takes place once, before anybody wrote it down in a language. */
export interface Happening extends When {
  readonly title: Title
  readonly venue: Linked | null
  readonly organizers: readonly Linked[]
  readonly categories: readonly Term[]
  readonly tags: readonly Term[]
  readonly poster: Poster | null
  readonly cost: Cost
  /** address of tickets or of the company, `''` for none */
  readonly website: string
  readonly about: readonly Words[]
  /** the same of those that are entered and translated together */
  readonly circle: number
  readonly hard: readonly HardCase[]
}

/** Where happenings are made: what the site has, and the days they may fall on. */
export interface Stage {
  readonly dice: Dice
  readonly profile: Profile
  readonly venues: readonly Linked[]
  readonly organizers: readonly Linked[]
  readonly categories: readonly Term[]
  readonly tags: readonly Term[]
  /** pictures that stand for a kind of thing */
  readonly stock: readonly Poster[]
  readonly firstDay: string
  readonly days: number
}

export const home = 'Europe/Madrid'

const told = readAllWords(words.sentences)

/** Hours as calendars have them: most in few. */
const evenings = '18:00 18:00 18:30 19:00 19:00 19:30 20:00 20:00 20:30 21:00 22:00'.split(' ')
const mornings = '09:30 10:00 10:00 10:30 11:00 11:00 11:30 12:00 12:00 12:30 17:00 17:30'.split(
  ' ',
)

/** The first of a list more often than its last. */
export const pickEarly = <Item>(dice: Dice, items: readonly Item[]): Item =>
  dice.pick(items.slice(0, 1 + Math.floor(items.length * dice.next())))

export const pickDay = ({ dice, firstDay, days }: Stage): string => {
  const day = dayPlus(firstDay, dice.whole(days))
  return dice.chance(0.4) ? dayPlus(day, (6 - weekday(day)) % 7) : day
}

export const pickTime = (dice: Dice): string =>
  dice.chance(0.5) ? dice.pick(evenings) : dice.pick(mornings)

const someOf = <Item>(dice: Dice, items: readonly Item[], most: number): Item[] => [
  ...new Set(Array.from({ length: dice.whole(most + 1) }, () => pickEarly(dice, items))),
]

const allSlots: readonly (Slot | 'whole')[] = [
  'artist',
  'artist',
  'work',
  'craft',
  'topic',
  'name',
  'name',
  'spot',
  'tale',
  'whole',
  'whole',
]

const pickPoster = ({ dice, profile, stock }: Stage, at: string): Poster | null => {
  if (!dice.chance(profile.pictureShare)) return null
  return dice.chance(0.2) ? dice.pick(stock) : posterOf(makePicture(dice, at), false)
}

const pickWebsite = (dice: Dice): string => {
  const roll = dice.next()
  if (roll < 0.65) return ''
  return roll < 0.9
    ? `https://entrades.example/espectacle/${1000 + dice.whole(9000)}`
    : 'https://www.ajuntament.example/agenda'
}

export interface Wish {
  readonly slots?: readonly (Slot | 'whole')[]
  readonly day?: string
  readonly time?: string
}

/** Something of its own: an hour, a place, who does it, and what is said of it. */
export function makeHappening(stage: Stage, circle: number, wish: Wish = {}): Happening {
  const { dice, venues, organizers, categories, tags } = stage
  const start = wallTime(wish.day ?? pickDay(stage), wish.time ?? pickTime(dice))
  return {
    title: pickTitle(dice, wish.slots ?? allSlots),
    start,
    end: wallPlus(start, dice.pick([60, 60, 75, 90, 90, 120, 120, 180])),
    all_day: false,
    timezone: home,
    venue: dice.chance(0.94) ? pickEarly(dice, venues) : null,
    organizers: dice.chance(0.8)
      ? [pickEarly(dice, organizers), ...someOf(dice, organizers, 1)]
      : [],
    categories: someOf(dice, categories, 2),
    tags: someOf(dice, tags, 3),
    poster: pickPoster(stage, wallPlus(start, -40 * 24 * 60 + dice.whole(20_000))),
    cost: pickCost(dice, ['free', 'free', 'small', 'ticket']),
    website: pickWebsite(dice),
    about: dice.shuffled(told).slice(0, dice.whole(4)),
    circle,
    hard: [],
  }
}
