import { MINUTES_A_DAY, utcOf, wallPlus } from '../service/town/days.ts'
import type { Dice } from '../service/town/dice.ts'
import type { HardCase } from './hardCases.ts'

/** When something is, as one record says it: wall times of `timezone`. */
export interface When {
  readonly start: string
  readonly end: string
  readonly all_day: boolean
  readonly timezone: string
}

/** The same so many minutes later. */
export const shifted = <Timed extends When>(when: Timed, minutes: number): Timed => ({
  ...when,
  start: wallPlus(when.start, minutes),
  end: wallPlus(when.end, minutes),
})

/** The same instants said in another zone. */
const inOtherZone = (when: When, timezone: string): When => ({
  ...when,
  start: timezone === 'UTC' ? utcOf(when.start, when.timezone) : wallPlus(when.start, -60),
  end: timezone === 'UTC' ? utcOf(when.end, when.timezone) : wallPlus(when.end, -60),
  timezone,
})

/**
 * What one version says otherwise: a change that was made in one language only, an end that somebody
 * guessed, the zone a translator's record was made with, a tick of "all day".
 */
export function drifted(dice: Dice, when: When): { when: When; hard: HardCase } {
  const roll = dice.next()
  if (roll < 0.4) {
    const hours = [30, -30, 60, 60, -60, 15]
    const days = [MINUTES_A_DAY, -MINUTES_A_DAY, 7 * MINUTES_A_DAY, 14 * MINUTES_A_DAY]
    const minutes = when.all_day || dice.chance(0.5) ? dice.pick(days) : dice.pick(hours)
    return { when: shifted(when, minutes), hard: 'dateMoved' }
  }
  if (roll < 0.8) {
    const minutes = when.all_day ? 7 * MINUTES_A_DAY : dice.pick([30, 60, 90])
    return { when: { ...when, end: wallPlus(when.end, minutes) }, hard: 'endMoved' }
  }
  if (roll < 0.9 && !when.all_day) {
    const zone = dice.pick(['UTC', 'Europe/London', 'Europe/Paris'])
    // Some services convert the hours, in others only the name of the zone is another.
    const isConverted = zone !== 'Europe/Paris' && dice.chance(0.5)
    return {
      when: isConverted ? inOtherZone(when, zone) : { ...when, timezone: zone },
      hard: 'otherZone',
    }
  }
  const [start, end] = [when.start.slice(0, 10), when.end.slice(0, 10)]
  return when.all_day
    ? {
        when: { ...when, all_day: false, start: `${start} 10:00:00`, end: `${end} 20:00:00` },
        hard: 'allDayInOne',
      }
    : {
        when: { ...when, all_day: true, start: `${start} 00:00:00`, end: `${end} 23:59:59` },
        hard: 'allDayInOne',
      }
}
