import type { Reader } from '../handlers.ts'
import { linkedBodies } from '../linked/linkedBody.ts'
import type { Body, LinkedKind } from '../linked/linkedKind.ts'
import { organizerKind, type OrganizerRow } from '../organizers/organizerKind.ts'
import { type Images, imageBodies } from '../posts/pictures.ts'
import type { PostRow } from '../posts/post.ts'
import { rowsByIds } from '../posts/rows.ts'
import { venueKind } from '../venues/venueKind.ts'
import type { VenueRow } from '../venues/venueRow.ts'
import type { EventRow } from './eventRow.ts'
import { type EventTerms, eventTerms } from './eventTerms.ts'

export interface Relations {
  readonly terms: EventTerms
  readonly venues: readonly Body[]
  readonly organizers: readonly Body[]
  readonly image: Body | null
}

/** Ids of what hangs on one event; venues and organizers in their order. */
interface Links {
  readonly event: number
  readonly terms: readonly number[]
  readonly venues: readonly number[]
  readonly organizers: readonly number[]
}

const linksOf = ({ sql, schema }: Reader['world'], events: readonly number[]): Promise<Links[]> => {
  const inOrder = (noun: string): string =>
    `array_to_json(array(select ${noun} from ${schema}.event_${noun}s l where l.event = e.id ` +
    `order by position)) as ${noun}s`
  return sql.query<Links>(
    `select e.id as event, ${inOrder('venue')}, ${inOrder('organizer')}, array_to_json(array(` +
      `select term from ${schema}.event_terms l where l.event = e.id)) as terms ` +
      'from unnest($1::bigint[]) as e(id)',
    [events],
  )
}

const byId = <Row extends PostRow>(
  reader: Reader,
  kind: LinkedKind<Row>,
  rows: readonly Row[],
  images: Images,
  single: boolean,
): ReadonlyMap<number, Body> => {
  const bodies = linkedBodies(reader, kind, rows, images, single)
  return new Map(rows.map(({ id }, index) => [id, bodies[index] ?? {}]))
}

const known = (ids: readonly number[], bodies: ReadonlyMap<number, Body>): Body[] =>
  ids.map((id) => bodies.get(id)).filter((body) => body !== undefined)

/**
 * What hangs on some events, each kind read once for all of them: joining before the page is cut
 * would cost ten times as much. `single` adds the linked records' `json_ld`.
 */
export const relationsOf = async (
  reader: Reader,
  rows: readonly EventRow[],
  single = false,
): Promise<(row: EventRow) => Relations> => {
  const { world } = reader
  const links = await linksOf(
    world,
    rows.map(({ id }) => id),
  )
  const all = (name: 'terms' | 'venues' | 'organizers'): number[] => [
    ...new Set(links.flatMap((link) => link[name])),
  ]
  const terms = await eventTerms(reader, all('terms'))
  const venueRows = await rowsByIds<VenueRow>(world, 'venues', all('venues'))
  const organizerRows = await rowsByIds<OrganizerRow>(world, 'organizers', all('organizers'))
  const images = await imageBodies(world, [...rows, ...venueRows, ...organizerRows])
  const venues = byId(reader, venueKind, venueRows, images, single)
  const organizers = byId(reader, organizerKind, organizerRows, images, single)
  const linksByEvent = new Map(links.map((link) => [link.event, link]))
  return ({ id, image }) => {
    const link = linksByEvent.get(id)
    return {
      terms: terms(link?.terms ?? []),
      venues: known(link?.venues ?? [], venues),
      organizers: known(link?.organizers ?? [], organizers),
      image: image === null ? null : (images.get(image) ?? null),
    }
  }
}
