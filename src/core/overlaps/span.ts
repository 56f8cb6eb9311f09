import {
  addDays,
  dayOf,
  readWallTime,
  ticksOf,
  type WallTime,
  wallTime,
} from '../../time/wallTime.ts'
import { instantOf } from '../../time/zoneClock.ts'

/** When something is, as wall times of its own zone. */
export interface Dated {
  readonly start_date: string
  readonly end_date: string
  readonly all_day: boolean
  /** `''` means the site's */
  readonly timezone: string
}

/** Instants, milliseconds of the epoch; `to` is not counted. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** What has no length, or ends before it starts, is at its start all the same. */
const shortest = 1000

const midnight = '00:00:00'

/**
 * Reads when things are, whichever zone each is of, so that they can be compared. Whole days last to the midnight
 * after. Made for a reading of many: a zone is asked about a day once.
 * @returns null for a start or a zone that cannot be read
 */
export function spansIn(siteZone: string): (dated: Dated) => Span | null {
  const instant = instants()
  return ({ start_date, end_date, all_day, timezone }) => {
    const start = readWallTime(start_date)
    if (!start) return null
    const said = readWallTime(end_date) ?? start
    const end = said < start ? start : said
    const zone = timezone || siteZone
    const from = instant(all_day ? wallTime(dayOf(start), midnight) : start, zone)
    const to = instant(all_day ? wallTime(addDays(dayOf(end), 1), midnight) : end, zone)
    return from === null || to === null ? null : { from, to: Math.max(to, from + shortest) }
  }
}

/** `instantOf`, remembering how far a zone is ahead on days without a change of its clock. */
function instants(): (wall: WallTime, zone: string) => number | null {
  const ahead = new Map<string, number | null>()
  return (wall, zone) => {
    const day = dayOf(wall)
    const key = `${zone} ${day}`
    let found = ahead.get(key)
    if (found === undefined) {
      found = aheadOn(wall, zone)
      ahead.set(key, found)
    }
    return found === null ? instantOf(wall, zone) : ticksOf(wall) * 1000 - found
  }
}

/** Milliseconds ahead of UTC all through a day; null where the clock changes about then, or for an unknown zone. */
function aheadOn(wall: WallTime, zone: string): number | null {
  const aheadAt = (at: WallTime) => {
    const found = instantOf(at, zone)
    return found === null ? null : ticksOf(at) * 1000 - found
  }
  const day = dayOf(wall)
  const before = aheadAt(wallTime(day, midnight))
  return before === aheadAt(wallTime(addDays(day, 1), midnight)) ? before : null
}

/** Milliseconds. What lasts longer, such as an exhibition, is there all along, and other events are held beside it. */
const longest = 7 * 86_400_000

/** Whether something has its venue to itself. */
export const isExclusive = ({ from, to }: Span): boolean => to - from <= longest

/** Whether two would be in each other's way at one venue. */
export function isMeeting(one: Span | null, other: Span | null): boolean {
  if (one === null || other === null || !isExclusive(one) || !isExclusive(other)) return false
  return one.from < other.to && other.from < one.to
}
