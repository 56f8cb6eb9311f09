import ICAL from 'ical.js'
import { type ClockChange, clockChanges } from '../../time/clockChanges.ts'
import { instantOf } from '../../time/zoneClock.ts'
import { wallTimeAt, type WallTime } from '../../time/wallTime.ts'

/** A time of a zone's own clock, of which the file says nothing else. */
const wallClock = (wall: WallTime) => ICAL.Time.fromDateTimeString(wall.replace(' ', 'T'))

function observance({ wall, before, after }: ClockChange): ICAL.Component {
  const made = new ICAL.Component(after > before ? 'daylight' : 'standard')
  made.addPropertyWithValue('dtstart', wallClock(wall))
  made.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(before))
  made.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(after))
  return made
}

const year = 366 * 86_400_000

/**
 * What a calendar program has to know of a zone for these times, change by change: the rules of years to come are
 * made by parliaments, not by files.
 * @param zone as `zoneKey` gives it
 */
export function icsZone(zone: string, first: WallTime, last: WallTime): ICAL.Component {
  const from = Math.floor((instantOf(first, zone) ?? 0) / 1000) * 1000 - year
  const until = (instantOf(last, zone) ?? 0) + year
  const begin = wallTimeAt(from, zone)
  const offset = ((instantOf(begin, 'UTC') ?? 0) - from) / 1000
  const made = new ICAL.Component('vtimezone')
  made.addPropertyWithValue('tzid', zone)
  const start = { wall: begin, before: offset, after: offset }
  for (const change of [start, ...clockChanges(zone, from, until)])
    made.addSubcomponent(observance(change))
  return made
}
