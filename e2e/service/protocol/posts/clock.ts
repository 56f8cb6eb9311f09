import type { World } from '../../worlds/world.ts'
import { inZone, instantOf, wallAt } from '../dates/zones.ts'
import { writtenDate } from '../dates/written.ts'
import type { Call } from '../handlers.ts'
import type { PostRow } from './post.ts'

/** A moment on the site's wall clock and in UTC. */
export interface SiteTime {
  readonly wall: string
  readonly utc: string
}

const siteTime = (world: World, instant: Date): SiteTime => ({
  wall: wallAt(instant, world.options.siteTimezone),
  utc: wallAt(instant, 'UTC'),
})

export const now = (world: World): SiteTime => siteTime(world, world.now())

/**
 * When a write happens: now, and later than the write before. Clocks here have seconds, and two
 * writes within one must not look like one to those who compare `modified_utc`.
 */
export const writeTime = (world: World, current?: Pick<PostRow, 'modified_utc'>): SiteTime => {
  const next = current ? instantOf(current.modified_utc).getTime() + 1000 : 0
  return siteTime(world, new Date(Math.max(world.now().getTime(), next)))
}

/** The publication date a write names: `date` on the site's wall clock, or `date_utc`. */
export const givenDate = ({ world, arguments: values, given }: Call): SiteTime | null => {
  const zone = world.options.siteTimezone
  const wall = given.has('date') ? writtenDate(values.date, zone, world.now()) : null
  if (wall !== null) return inZone(wall, zone)
  const utc = given.has('date_utc') ? writtenDate(values.date_utc, 'UTC', world.now()) : null
  return utc === null ? null : siteTime(world, instantOf(utc))
}
