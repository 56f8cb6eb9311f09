import { answer } from '../protocol/protocol.ts'
import type { World } from '../worlds/world.ts'
import { authorization } from './replay.ts'

export type PartialResource = 'events' | 'venues' | 'organizers'

/** A draft with a value in every field that an update could reset. */
const full: Readonly<Record<PartialResource, Readonly<Record<string, unknown>>>> = {
  events: {
    title: 'Jornada',
    description: '<p>Primer text</p>',
    excerpt: 'Resum',
    slug: 'jornada',
    status: 'draft',
    timezone: 'America/New_York',
    all_day: false,
    start_date: '2027-02-01 12:00:00',
    end_date: '2027-02-01 14:00:00',
    cost: '12,50',
    website: 'https://example.org/jornada',
    show_map: true,
    show_map_link: true,
    hide_from_listings: true,
    sticky: true,
    featured: true,
    categories: [69],
    tags: [99],
    venue: 22,
    organizer: [28, 31],
    image: '9001',
  },
  venues: {
    venue: 'Sala',
    description: 'd',
    status: 'draft',
    show_map: 'false',
    show_map_link: 'false',
    address: 'C/ 1',
    city: 'Olot',
    country: 'Spain',
    province: 'Girona',
    zip: '17800',
    phone: '972',
    stateprovince: 'Girona',
    website: 'https://example.org',
    image: '9001',
  },
  organizers: {
    organizer: 'Entitat',
    description: 'd',
    status: 'draft',
    phone: '1',
    website: 'https://example.org',
    email: 'a@example.org',
    image: '9001',
  },
}

/** What each recorded update sent, and nothing else with it. */
export const sent: Readonly<Record<PartialResource, Readonly<Record<string, unknown>>>> = {
  events: {
    title: 'Jornada nova',
    description: '<p>Altre</p>',
    excerpt: 'Un altre',
    slug: 'jornada-nova',
    status: 'publish',
    timezone: 'Europe/Paris',
    all_day: true,
    start_date: '2027-02-02 12:00:00',
    end_date: '2027-02-02 14:00:00',
    cost: '20',
    website: 'https://example.org/altre',
    show_map: false,
    show_map_link: false,
    hide_from_listings: false,
    sticky: false,
    featured: false,
    categories: [61],
    tags: [95],
    venue: 25,
    organizer: [28],
    author: 1,
    date: '2026-10-01 10:00:00',
    // No such picture.
    image: '999999',
  },
  venues: {
    venue: 'Sala 2',
    description: 'e',
    status: 'publish',
    show_map: 'true',
    show_map_link: 'true',
    address: 'C/ 2',
    city: 'Salt',
    country: 'France',
    province: 'Lleida',
    zip: '1',
    phone: '9',
    stateprovince: 'X',
    website: 'https://e.org',
    author: 1,
    date: '2026-10-01 10:00:00',
  },
  organizers: {
    organizer: 'Entitat 2',
    description: 'e',
    status: 'publish',
    phone: '2',
    website: 'https://e.org',
    email: 'b@example.org',
    author: 1,
  },
}

/** A picture for the records to lose. */
export const recordedPicture = {
  id: 9001,
  file: 'salabre.png',
  mime: 'image/png',
  width: 300,
  height: 200,
}

const write = async (
  world: World,
  path: string,
  body: unknown,
): Promise<Record<string, unknown>> => {
  const request = new Request(`${world.root}/ca/wp-json/${world.options.namespace}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...authorization('editor') },
    body: JSON.stringify(body),
  })
  const response = await answer(request, world)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return Object(await response.json())
}

/** What a value says: of linked records only which they are, as a term counts its events. */
const said = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && 'id' in inner ? inner.id : inner,
  )

/** Follows from other fields, or from the clock. */
const derived = /^(modified|modified_utc|date_utc|url|slug|utc_.*|.*_details|timezone_abbr)$/

/**
 * Makes a full draft and sends one field of it: the names of the fields that are different after.
 * Throws with the status and the body of a refusal.
 * A slug that a draft gets on being published follows from that, unless the field sent is the slug.
 */
export const changedBy = async (
  world: World,
  resource: PartialResource,
  field: string,
): Promise<string[]> => {
  const name = { events: 'title', venues: 'venue', organizers: 'organizer' }[resource]
  const draft = { ...full[resource], [name]: `${String(full[resource][name])} ${field}` }
  const before = await write(world, resource, draft)
  const after = await write(world, `${resource}/${String(before['id'])}`, {
    [field]: sent[resource][field],
  })
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => key === field || !derived.test(key))
    .filter((key) => said(before[key]) !== said(after[key]))
    .sort()
}
