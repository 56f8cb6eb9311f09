import type { Call } from '../handlers.ts'
import type { Conditions } from '../conditions.ts'

/** Interface silent: the radius of the location filters is not specified. It is ten kilometres. */
const radius = 10
const kilometresOfDegree = 111.2

/**
 * Filters by where the venue is. Interface mode only: live sites without the extension that does it
 * look at none of the three (contract.md §3.6).
 */
export const addGeoFilters = (
  { world, arguments: values, given }: Pick<Call, 'world' | 'arguments' | 'given'>,
  { add, bind }: Conditions,
): void => {
  if (world.mode === 'live') return
  const located = (condition: string): string =>
    `exists (select 1 from ${world.schema}.event_venues l join ${world.schema}.venues v ` +
    `on v.id = l.venue where l.event = e.id and ${condition})`
  if (given.has('geoloc')) {
    const known = located('v.geo_lat is not null and v.geo_lng is not null')
    add(values.geoloc === true ? known : `not ${known}`)
  }
  if (!given.has('geoloc_lat') || !given.has('geoloc_lng')) return
  const lat = Number(values.geoloc_lat)
  const degrees = radius / kilometresOfDegree
  const wide = degrees / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  const near = (column: string, middle: number, size: number): string =>
    `${column} between ${bind(middle - size)} and ${bind(middle + size)}`
  add(
    located(
      `${near('v.geo_lat', lat, degrees)} and ${near('v.geo_lng', Number(values.geoloc_lng), wide)}`,
    ),
  )
}
