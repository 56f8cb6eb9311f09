import { MINUTES_A_DAY, dayPlus } from '../service/town/days.ts'
import type { Dice } from '../service/town/dice.ts'
import { shifted } from './drift.ts'
import type { HardCase } from './hardCases.ts'
import {
  type Happening,
  type Stage,
  type Wish,
  makeHappening,
  pickDay,
  pickTime,
} from './happening.ts'
import kinds from './kinds.json' with { type: 'json' }
import type { Kind } from './profile.ts'
import { type Slot, type Title, inAll, pickFiller, pickTitle } from './titles.ts'

/** How things come about; `circle` is the number of the first one. */
type Pattern = (stage: Stage, circle: number) => Happening[]

const hard = (happening: Happening, ...cases: HardCase[]): Happening => ({
  ...happening,
  hard: [...happening.hard, ...cases],
})

const one: Pattern = (stage, circle) => [makeHappening(stage, circle)]

/** The same every week, in the same room, under one title. */
const series: Pattern = (stage, circle) => {
  const { dice } = stage
  const slots = ['craft', 'craft', 'tale', 'whole'] as const
  const first = hard(makeHappening(stage, circle, { slots }), 'series')
  const weeks = 4 + dice.whole(14)
  return Array.from({ length: weeks }, (_, week) => shifted(first, week * 7 * MINUTES_A_DAY))
}

/** A show for some days running, sometimes twice on one. */
const run: Pattern = (stage, circle) => {
  const { dice } = stage
  const first = hard(
    makeHappening(stage, circle, { slots: ['work', 'work', 'artist', 'tale'] }),
    'run',
  )
  const days = 2 + dice.whole(6)
  return Array.from({ length: days }, (_, day) => shifted(first, day * MINUTES_A_DAY)).flatMap(
    (show) => (dice.chance(0.2) ? [show, hard(shifted(show, -150), 'matinee')] : [show]),
  )
}

/** Twice on one day: at noon and in the evening. */
const matinee: Pattern = (stage, circle) => {
  const late = hard(
    makeHappening(stage, circle, { time: stage.dice.pick(['19:00', '20:00']) }),
    'matinee',
  )
  return [late, shifted(late, -stage.dice.pick([120, 180, 420, 480]))]
}

/** Several things that begin together in one place: halls of a theatre, rooms of a centre. */
const atOnce: Pattern = (stage, circle) => {
  const { dice } = stage
  const wish: Wish = {
    slots: dice.pick([['work', 'artist'], ['craft'], ['tale', 'craft', 'topic', 'whole']] as const),
    day: pickDay(stage),
    time: pickTime(dice),
  }
  const first = makeHappening(stage, circle, wish)
  const isOfOneHand = dice.chance(0.5)
  return Array.from({ length: 3 + dice.whole(3) }, (_, nr) => {
    const own = makeHappening(stage, circle + nr, wish)
    const { venue, organizers, poster, categories, cost } = first
    return isOfOneHand ? { ...own, venue, organizers, poster, categories, cost } : { ...own, venue }
  })
}

/** A title with the year, the ordinal or nothing of an edition. */
const numberedTitle = (dice: Dice, { frame, filler }: Title): ((back: number) => Title) => {
  const way = dice.pick(['year', 'ordinal', 'none'] as const)
  const last = 5 + dice.whole(30)
  const mark = (back: number) => (text: string, isEnglish: boolean) => {
    if (way === 'year') return `${text} ${2027 - back}`
    if (way === 'ordinal') return `${last - back}${isEnglish ? 'th' : 'a'} ${text}`
    return text
  }
  return (back) => ({
    frame: inAll((tongue) => mark(back)(frame[tongue], tongue === 'en')),
    filler,
  })
}

/** This year's and last year's. */
const edition: Pattern = (stage, circle) => {
  const { dice } = stage
  const slots = ['whole', 'whole', 'topic'] as const
  const now = hard(makeHappening(stage, circle, { slots }), 'edition')
  const titled = numberedTitle(dice, now.title)
  const before = shifted(now, -364 * MINUTES_A_DAY)
  const { poster } = dice.chance(0.4) ? now : makeHappening(stage, circle)
  return [
    { ...now, title: titled(0) },
    { ...before, title: titled(1), poster, circle: circle + 1 },
  ]
}

/** Sessions of one cycle, with a title each: same room, same hands, same picture, a week apart. */
const cycle: Pattern = (stage, circle) => {
  const { dice } = stage
  const slot: Slot = dice.pick(['topic', 'craft', 'spot', 'work'])
  const first = hard(makeHappening(stage, circle, { slots: [slot] }), 'cycle')
  const step = dice.pick([1, 2, 7, 7, 14])
  return Array.from({ length: 3 + dice.whole(5) }, (_, nr) => ({
    ...shifted(first, nr * step * MINUTES_A_DAY),
    title: { frame: first.title.frame, filler: pickFiller(dice, slot) },
  }))
}

/** Whole days, for weeks. */
const exhibition: Pattern = (stage, circle) => {
  const shown = makeHappening(stage, circle, { slots: ['topic', 'artist'], time: '00:00' })
  const days = 7 + stage.dice.whole(90)
  const last = dayPlus(shown.start.slice(0, 10), days)
  return [{ ...shown, all_day: true, end: `${last} 23:59:59` }]
}

/** A day of a festival: many things by one committee, under one poster, from morning to night. */
const festivalDay: Pattern = (stage, circle) => {
  const { dice } = stage
  const day = pickDay(stage)
  const first = makeHappening(stage, circle, { slots: ['whole'], day })
  return Array.from({ length: 8 + dice.whole(10) }, (_, nr) => {
    const own = makeHappening(stage, circle + nr, {
      slots: ['whole', 'whole', 'artist', 'tale'],
      day,
      time: pickTime(dice),
    })
    const { poster, categories, tags } = first
    const isOwn = dice.chance(0.3)
    return {
      ...own,
      organizers: first.organizers,
      categories,
      tags,
      poster: isOwn ? own.poster : poster,
    }
  })
}

/** Every morning for a season, as tours of museums are. */
const daily: Pattern = (stage, circle) => {
  const first = hard(makeHappening(stage, circle, { slots: ['spot'] }), 'series')
  return Array.from({ length: 5 + stage.dice.whole(15) }, (_, nr) =>
    shifted(first, nr * MINUTES_A_DAY),
  )
}

/** Entered twice by mistake, or for two sessions of which one was never corrected. */
const twice: Pattern = (stage, circle) => {
  const first = hard(makeHappening(stage, circle), 'enteredTwice')
  return [first, { ...first, circle: circle + 1 }]
}

/** A title that was changed after it was translated is one of another thing altogether. */
export const otherTitle = (dice: Dice): Title => pickTitle(dice, ['whole', 'topic', 'craft'])

const patterns: Readonly<Record<string, Pattern>> = {
  one,
  series,
  run,
  matinee,
  atOnce,
  edition,
  cycle,
  exhibition,
  festivalDay,
  daily,
  twice,
}

/** One pattern of the kind's, chosen by its weight. */
export function pickPattern(dice: Dice, kind: Kind): Pattern {
  const recipe = Object.entries(kinds[kind].patterns)
  let left = dice.next() * recipe.reduce((sum, [, weight]) => sum + weight, 0)
  const [name = ''] = recipe.find(([, weight]) => (left -= weight) < 0) ?? []
  return patterns[name] ?? one
}
