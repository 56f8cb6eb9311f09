import { utcOf } from '../service/town/days.ts'
import type { Tongue } from '../service/town/tongues.ts'
import { paragraphs } from '../service/protocol/texts/paragraphs.ts'
import { typographic } from '../service/protocol/texts/typography.ts'
import type { LinkedVersion } from './linked.ts'
import type { Picture } from './pictures.ts'
import type { TermVersion } from './terms.ts'
import type { EventVersion } from './versions.ts'

/**
 * Records as a live service lists them (`contract.md` §1.1 to §1.5, events-read.json). Left out is what repeats
 * what is there: the parts of dates (`*_details`), the smaller pictures, `urls`.
 */
export type WireRecord = Readonly<Record<string, unknown>>

const host = 'https://agenda.example'
const zone = 'Europe/Madrid'

const stamps = (date: string, changed: string): WireRecord => ({
  date,
  date_utc: utcOf(date, zone),
  modified: changed,
  modified_utc: utcOf(changed, zone),
})

const globalId = (id: number): WireRecord => ({
  global_id: `agenda.example?id=${id}`,
  global_id_lineage: [`agenda.example?id=${id}`],
})

const imageWire = (image: Picture | null): WireRecord | false =>
  image === null
    ? false
    : {
        url: `${host}/wp-content/uploads/${image.path}.${image.extension}`,
        id: image.id,
        extension: image.extension,
        width: image.width,
        height: image.height,
        filesize: image.filesize,
      }

const linkedWire = (kind: 'venue' | 'organizer', version: LinkedVersion): WireRecord => ({
  id: version.id,
  author: '1',
  status: 'publish',
  ...stamps(version.at, version.at),
  url: `${host}/${version.language}/${kind}/${version.slug}/`,
  [kind]: typographic(version.name),
  slug: version.slug,
  ...version.facts,
  ...(kind === 'venue' ? { show_map: true, show_map_link: true } : {}),
  ...globalId(version.id),
})

export const venueWire = (version: LinkedVersion): WireRecord => linkedWire('venue', version)
export const organizerWire = (version: LinkedVersion): WireRecord =>
  linkedWire('organizer', version)

const rooms = { tribe_events_cat: 'events/category', post_tag: 'tag' } as const
type Taxonomy = keyof typeof rooms

const termWire = (
  taxonomy: Taxonomy,
  { id, name, slug, parent, count, language }: TermVersion,
): WireRecord => ({
  id,
  count,
  description: '',
  name: typographic(name),
  slug,
  taxonomy,
  ...(taxonomy === 'tribe_events_cat' ? { parent } : {}),
  meta: [],
  url: `${host}/${language}/${rooms[taxonomy]}/${slug}/`,
})

export const categoryWire = (term: TermVersion): WireRecord => termWire('tribe_events_cat', term)
export const tagWire = (term: TermVersion): WireRecord => termWire('post_tag', term)

/** A term inside of an event is another shape (`contract.md` §1.5). */
const termInEvent = (
  taxonomy: Taxonomy,
  { id, name, slug, parent, count }: TermVersion,
): WireRecord => ({
  name: typographic(name),
  slug,
  term_group: 0,
  term_taxonomy_id: id,
  taxonomy,
  description: '',
  parent,
  count,
  filter: 'raw',
  id,
})

const free = { ca: 'Gratuït', es: 'Gratis', en: 'Free' } as const

function costWire(cost: EventVersion['cost'], tongue: Tongue): WireRecord {
  const texts = cost === null ? [] : typeof cost === 'string' ? [cost] : cost
  const values = texts.flatMap((text) => text.match(/\d+(?:[.,]\d+)?/g) ?? [text])
  return {
    cost: texts.join(' – ') === '0' ? free[tongue] : texts.join(' – '),
    cost_details: {
      currency_symbol: texts.some((text) => text.includes('€')) ? '€' : '',
      currency_code: '',
      currency_position: 'postfix',
      values: values.map((value) => value.replace(',', '.')),
    },
  }
}

const descriptionWire = ({ description, website }: EventVersion): string => {
  const link = website.includes('entrades') ? `<a href="${website}">${website}</a>` : ''
  return paragraphs(typographic([...description, link].filter((text) => text !== '').join('\n\n')))
}

const addressOf = ({ status, slug, id, language }: EventVersion): string =>
  status === 'publish' || status === 'private' || status === 'future'
    ? `${host}/${language}/event/${slug}/`
    : `${host}/${language}/?post_type=tribe_events&p=${id}`

const isUnborn = ({ status }: EventVersion): boolean => status === 'draft' || status === 'pending'

/** An event; linked records are the same objects wherever they are linked. */
export function eventWire(
  event: EventVersion,
  linked: (version: LinkedVersion) => WireRecord,
): WireRecord {
  const { id, language, start, end, timezone, categories, tags } = event
  const url = addressOf(event)
  return {
    id,
    ...globalId(id),
    author: String(event.author),
    status: event.status,
    ...stamps(event.date, event.at > event.date ? event.at : event.date),
    ...(isUnborn(event) ? { date_utc: '0000-00-00 00:00:00' } : {}),
    url,
    rest_url: `${host}/${language}/wp-json/tribe/events/v1/events/${id}`,
    title: typographic(event.title),
    description: descriptionWire(event),
    excerpt: '',
    slug: event.slug,
    image: imageWire(event.image),
    all_day: event.all_day,
    start_date: start,
    end_date: end,
    utc_start_date: utcOf(start, timezone),
    utc_end_date: utcOf(end, timezone),
    timezone,
    ...costWire(event.cost, language),
    website: event.website === '' ? url : event.website.replaceAll('&', '&amp;'),
    show_map: true,
    show_map_link: true,
    hide_from_listings: false,
    sticky: false,
    featured: event.featured,
    categories: categories.map((term) => termInEvent('tribe_events_cat', term)),
    tags: tags.map((term) => termInEvent('post_tag', term)),
    venue: event.venue === null ? [] : linked(event.venue),
    organizer: event.organizers.map(linked),
    custom_fields: [],
  }
}
