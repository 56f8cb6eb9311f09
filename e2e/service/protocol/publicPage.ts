import { createHash } from 'node:crypto'
import type { World } from '../worlds/world.ts'
import { isLanguage, homeOf } from './address.ts'
import { type Language, fallbackLanguage } from './handlers.ts'
import { notFoundPage } from './notFoundPage.ts'
import { escapedHtml, shownText } from './texts/rendered.ts'
import type { TermKind, PostTable } from './checks/known.ts'
import { slugHolder } from './terms/termSlugs.ts'
import { termById } from './terms/termRow.ts'
import type { OrganizerRow } from './organizers/organizerKind.ts'
import type { VenueRow } from './venues/venueRow.ts'
import type { EventRow } from './events/eventRow.ts'
import { relationsOf } from './events/relations.ts'
import { findBySlug } from './posts/find.ts'
import type { PostRow } from './posts/post.ts'
import { postById } from './posts/rows.ts'
import { filteredHtml } from './texts/filteredHtml.ts'

/** What a page of the site says: its heading as text, and what is below it as HTML. */
interface PublicContents {
  readonly title: string
  readonly html: string
}

/** The contents at a slug in a language; null for what is not there or not everybody's to read. */
type PublicReader = (
  world: World,
  language: Language,
  slug: string,
) => Promise<PublicContents | null>

const paragraphs = (texts: readonly (string | null)[]): string =>
  texts
    .filter((text) => text !== null && text.trim() !== '')
    .map((text) => `<p>${escapedHtml(text ?? '')}</p>`)
    .join('')

const described = (text: string, world: World): string =>
  filteredHtml(shownText(text, { ...world, mode: 'live' }))

const MOST = 20

/** The next published events of a venue, an organizer or a term, each a link to its page. */
const comingEvents = async (
  world: World,
  language: Language,
  link: 'venue' | 'organizer' | 'term',
  id: number,
): Promise<string> => {
  const rows = await world.sql.query<{ title: string; slug: string; start: string }>(
    `select e.title, e.slug::text as slug, e.start_date::text as start ` +
      `from ${world.schema}.events e join ${world.schema}.event_${link}s l on l.event = e.id ` +
      `where l.${link} = $1 and e.status = 'publish' and coalesce(e.language, $2) = $2 ` +
      `and e.end_date >= $3 order by e.start_date, e.id limit ${MOST}`,
    [id, language, world.now().toISOString().slice(0, 19)],
  )
  const item = ({ title, slug, start }: (typeof rows)[number]): string =>
    `<li><time>${start.slice(0, 16)}</time> ` +
    `<a href="${homeOf(world, language)}/event/${encodeURIComponent(slug)}/">${escapedHtml(title)}</a></li>`
  return rows.length === 0 ? '' : `<ul>${rows.map(item).join('')}</ul>`
}

/** A record that everybody may see at this slug in this very language, else null. */
const publishedPost = async <Row extends PostRow>(
  world: World,
  table: PostTable,
  language: Language,
  slug: string,
): Promise<Row | null> => {
  const id = await findBySlug(world, table, slug, language)
  const row = id === null ? undefined : await postById<Row>(world, table, id)
  if (row?.status !== 'publish' || (row.language ?? language) !== language) return null
  return row
}

const inUtc = (wall: string): number => Date.parse(`${wall.replace(' ', 'T')}Z`)

const when = ({ start_date, end_date, all_day }: EventRow, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    ...(all_day ? {} : { timeStyle: 'short' as const }),
    timeZone: 'UTC',
  }).formatRange(inUtc(start_date), inUtc(end_date))

/** When, where, who and what; of an event with a password, only that it is. */
const publicEvent: PublicReader = async (world, language, slug) => {
  const row = await publishedPost<EventRow>(world, 'events', language, slug)
  if (row === null) return null
  if (row.password) return { title: row.title, html: '' }
  const reader = { world, language, account: null, sent: {} }
  const { venues, organizers } = (await relationsOf(reader, [row]))(row)
  const names = [...venues.map(({ venue }) => venue), ...organizers.map((one) => one.organizer)]
  const time = `<p><time datetime="${row.start_date}">${escapedHtml(when(row, language))}</time></p>`
  return {
    title: row.title,
    html: time + paragraphs(names.map(String)) + described(row.description, world),
  }
}

/** Where it is and what is on there; of a venue with a password, only that it is. */
const publicVenue: PublicReader = async (world, language, slug) => {
  const row = await publishedPost<VenueRow>(world, 'venues', language, slug)
  if (row === null || row.password) return row && { title: row.title, html: '' }
  const place = [row.zip, row.city].filter((part) => part !== null && part !== '').join(' ')
  const facts = paragraphs([row.address, place, row.country, row.phone, row.website])
  const events = await comingEvents(world, language, 'venue', row.id)
  return { title: row.title, html: facts + described(row.description, world) + events }
}

/** How to reach it and what it offers; of an organizer with a password, only that it is. */
const publicOrganizer: PublicReader = async (world, language, slug) => {
  const row = await publishedPost<OrganizerRow>(world, 'organizers', language, slug)
  if (row === null || row.password) return row && { title: row.title, html: '' }
  const facts = paragraphs([row.phone, row.email, row.website])
  const events = await comingEvents(world, language, 'organizer', row.id)
  return { title: row.title, html: facts + described(row.description, world) + events }
}

/** A term and what is on under it. A category's address names those above it too; the last slug is its own. */
const publicTerm =
  (kind: TermKind): PublicReader =>
  async (world, language, path) => {
    const slug = path.split('/').at(-1) ?? ''
    const id =
      (await slugHolder(world, world.sql, { kind, language }, slug)) ??
      (await slugHolder(world, world.sql, { kind, language: null }, slug))
    if (id === null) return null
    const { name, description } = await termById(world, world.sql, id)
    const events = await comingEvents(world, language, 'term', id)
    return { title: name, html: described(description, world) + events }
  }

const style =
  'body{max-width:44rem;margin:3rem auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif}' +
  'h1{line-height:1.2}h1,p,li{overflow-wrap:anywhere}img{max-width:100%;height:auto}'

const HEADERS = {
  'Content-Type': 'text/html; charset=UTF-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': [
    "default-src 'none'",
    "img-src 'self' https: data:",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
}

/** By what stands between the language and the slug in the `url` of a record. */
const readers: Readonly<Record<string, PublicReader>> = {
  event: publicEvent,
  venue: publicVenue,
  organizer: publicOrganizer,
  'events/category': publicTerm('category'),
  tag: publicTerm('tag'),
}

const addressPattern =
  /^(?:\/([a-z]{2}))?\/(?:(event|venue|organizer|tag)\/([^/]+)|(events\/category)\/([^?]+?))\/?$/

/** Whether a path is the public address of a record. */
export const isPublicPage = (path: string): boolean => addressPattern.test(path)

const page = (language: Language, { title, html }: PublicContents): Response =>
  new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${escapedHtml(title)}</title>` +
      `<style>${style}</style></head>` +
      `<body><main><h1>${escapedHtml(title)}</h1>${html}</main></body></html>`,
    { headers: HEADERS },
  )

/**
 * The page of a published record on the site, as plain as can be: what its `url` leads to. Where a live site has
 * pages of its own, of drafts and of what is in the trash it shows none.
 */
export const publicPage = async (path: string, world: World): Promise<Response> => {
  const [, segment = fallbackLanguage, post, slug, term, terms] = addressPattern.exec(path) ?? []
  const reader = readers[post ?? term ?? '']
  if (reader === undefined || !isLanguage(segment)) return notFoundPage()
  const contents = await reader(world, segment, slug ?? terms ?? '')
  return contents === null ? notFoundPage() : page(segment, contents)
}
