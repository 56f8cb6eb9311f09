import type { World } from '../../worlds/world.ts'
import type { Language } from '../handlers.ts'
import { filteredHtml } from '../texts/filteredHtml.ts'
import { escapedHtml, shownText } from '../texts/rendered.ts'

/** What a page of the site says: its heading as text, and what is below it as HTML. */
export interface PublicContents {
  readonly title: string
  readonly html: string
}

/** The contents at a slug in a language; null for what is not there or not everybody's to read. */
export type PublicReader = (
  world: World,
  language: Language,
  slug: string,
) => Promise<PublicContents | null>

export const paragraphs = (texts: readonly (string | null)[]): string =>
  texts
    .filter((text) => text !== null && text.trim() !== '')
    .map((text) => `<p>${escapedHtml(text ?? '')}</p>`)
    .join('')

export const described = (text: string, world: World): string =>
  filteredHtml(shownText(text, { ...world, mode: 'live' }))
