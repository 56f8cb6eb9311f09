import { createHash } from 'node:crypto'
import type { World } from '../worlds/world.ts'
import { isLanguage } from './address.ts'
import type { EventRow } from './events/eventRow.ts'
import { relationsOf } from './events/relations.ts'
import { type Language, fallbackLanguage } from './handlers.ts'
import { notFoundPage } from './notFoundPage.ts'
import { findBySlug } from './posts/find.ts'
import { postById } from './posts/rows.ts'
import { filteredHtml } from './texts/filteredHtml.ts'
import { escapedHtml, shownText } from './texts/rendered.ts'

const style =
  'body{max-width:44rem;margin:3rem auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif}' +
  'h1{line-height:1.2}img{max-width:100%;height:auto}'

const POLICY = [
  "default-src 'none'",
  "img-src 'self' https: data:",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const addressPattern = /^(?:\/([a-z]{2}))?\/event\/([^/]+)\/?$/

/** Whether a path is the public address of an event. */
export const isPublicPage = (path: string): boolean => addressPattern.test(path)

const inUtc = (wall: string): number => Date.parse(`${wall.replace(' ', 'T')}Z`)

const when = ({ start_date, end_date, all_day }: EventRow, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    ...(all_day ? {} : { timeStyle: 'short' as const }),
    timeZone: 'UTC',
  }).formatRange(inUtc(start_date), inUtc(end_date))

/** What everybody may read of an event; of one with a password, only that it is. */
const contents = async (world: World, row: EventRow, language: Language): Promise<string> => {
  if (row.password) return ''
  const reader = { world, language, account: null, sent: {} }
  const { venues, organizers } = (await relationsOf(reader, [row]))(row)
  const names = [...venues.map(({ venue }) => venue), ...organizers.map((one) => one.organizer)]
  const places = names.map((name) => `<p>${escapedHtml(String(name))}</p>`).join('')
  const text = filteredHtml(shownText(row.description, { ...world, mode: 'live' }))
  return `<p><time datetime="${row.start_date}">${escapedHtml(when(row, language))}</time></p>${places}${text}`
}

/**
 * The page of a published event on the site, as plain as can be: what `url` of a record leads to. Where a live site
 * has pages of its own, of drafts and of what is in the trash it shows none.
 */
export const publicPage = async (path: string, world: World): Promise<Response> => {
  const [, segment = fallbackLanguage, slug = ''] = addressPattern.exec(path) ?? []
  const language = isLanguage(segment) ? segment : null
  const id = language && (await findBySlug(world, 'events', slug, language))
  const row = id ? await postById<EventRow>(world, 'events', id) : undefined
  if (!language || row?.status !== 'publish' || (row.language ?? language) !== language)
    return notFoundPage()
  const title = escapedHtml(row.title)
  return new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>` +
      `<body><main><h1>${title}</h1>${await contents(world, row, language)}</main></body></html>`,
    {
      headers: {
        'Content-Type': 'text/html; charset=UTF-8',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': POLICY,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'same-origin',
      },
    },
  )
}
