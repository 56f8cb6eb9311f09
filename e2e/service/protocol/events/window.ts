import type { World } from '../../worlds/world.ts'
import { dayOf, monthsLater } from '../dates/clock.ts'
import { instantOf, wallAt } from '../dates/zones.ts'

interface Window {
  readonly start_date: string
  readonly end_date: string
}

/**
 * The days a listing shows when nobody says which (contract.md §3.6): from yesterday 23:59 UTC as
 * it reads in the site's zone, to 24 months from now.
 * Interface silent: the default dates of a listing are not specified. They are those of live sites: from yesterday to two
 * years from now.
 */
export const defaultWindow = (world: World): Window => {
  const utcNow = wallAt(world.now(), 'UTC')
  const today = instantOf(`${dayOf(utcNow)} 00:00:00`)
  return {
    start_date: wallAt(new Date(today.getTime() - 60_000), world.options.siteTimezone),
    end_date: monthsLater(utcNow, 24),
  }
}

/** A moment given as UTC, on the site's wall clock: how live sites read strict dates. */
export const fromUtc = (wall: string, { options: { siteTimezone } }: World): string =>
  wallAt(instantOf(wall), siteTimezone)
