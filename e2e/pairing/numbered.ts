import { wallPlus } from '../service/town/days.ts'
import type { Dice } from '../service/town/dice.ts'
import type { Profile } from './profile.ts'

/** What has an id of the site's one sequence: events, venues, organizers and pictures share it. */
export interface Numbered {
  /** 0 until everything of the site is there */
  id: number
  /** when it was made, wall time */
  readonly at: string
}

/**
 * Ids in the order of making, with gaps for what takes numbers and is not listed: revisions, pages,
 * news. An import leaves few (559 and 560 in events-read.json).
 */
export function numberAll(dice: Dice, records: readonly Numbered[], profile: Profile): void {
  let last = 10 + dice.whole(5000)
  const gap = profile.rhythm === 'imported' ? 2 : 9
  for (const record of records.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))) {
    last += 1 + dice.whole(gap)
    record.id = last
  }
}

/** When a translation is made of what was made `at` and happens `start`. */
export function translatedAt(dice: Dice, profile: Profile, at: string, start: string): string {
  const isUsual = dice.chance(0.85)
  const rhythm = isUsual ? profile.rhythm : dice.pick(['atOnce', 'rounds', 'late'] as const)
  const minutes = 60 * 24
  switch (rhythm) {
    case 'imported':
    case 'atOnce':
      return wallPlus(at, dice.whole(rhythm === 'imported' ? 2 : 90))
    // The translator comes once a week and works off what lies there, mostly in its order.
    case 'rounds':
      return wallPlus(
        `${at.slice(0, 10)} 09:00:00`,
        (1 + dice.whole(7)) * minutes + Number(at.slice(11, 13)) * 5 + dice.whole(20),
      )
    case 'late': {
      const late = wallPlus(start, -(1 + dice.whole(20)) * minutes - dice.whole(300))
      return late > at ? late : wallPlus(at, 10 + dice.whole(minutes))
    }
    default:
      return rhythm satisfies never
  }
}
