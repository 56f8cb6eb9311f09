import { createHash } from 'node:crypto'
import type { World } from '../worlds/world.ts'
import { isLanguage } from './address.ts'
import { type Language, fallbackLanguage } from './handlers.ts'
import { notFoundPage } from './notFoundPage.ts'
import type { PublicContents, PublicReader } from './publicPages/publicContents.ts'
import { publicEvent } from './publicPages/publicEvent.ts'
import { publicOrganizer, publicVenue } from './publicPages/publicLinked.ts'
import { publicTerm } from './publicPages/publicTerm.ts'
import { escapedHtml } from './texts/rendered.ts'

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
