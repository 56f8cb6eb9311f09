import type { World } from '../../worlds/world.ts'
import { remembered } from '../remembered.ts'
import { paragraphs } from './paragraphs.ts'
import { typographic } from './typography.ts'

/**
 * The shortcodes that the site knows: the content system's own, and the town's «galeria».
 * Interface silent: which shortcodes a site has registered is not specified. Those of the content system and «galeria»
 * are; other words in brackets, such as «[sic]», are text.
 */
const registered = 'audio|caption|embed|galeria|gallery|playlist|video|wp_caption'

const shortcode = new RegExp(
  String.raw`\[\/?(?:${registered})(?![\w-])(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s[\]"'][^\s[\]]*))*\s*\/?\]`,
  'gi',
)

/** Block comments and shortcodes are instructions to the site and never shown. */
const withoutInstructions = (html: string): string =>
  html.replaceAll(/<!--\s*\/?wp:[\s\S]*?(?:-->|$)/g, '').replaceAll(shortcode, '')

const images = (html: string): string =>
  html.replaceAll(/<img(?![^<>]*\bdecoding=)(?=[\s/>])/gi, '<img decoding="async"')

/** Texts kept as they were shown: a site reads the same pages over and over. */
const MOST = 2000

const liveTitle = remembered(typographic, MOST)

/** What consists of blocks says itself where its paragraphs are. */
const laidOut = (html: string, text: string): string =>
  text.includes('<!-- wp:') ? html.trim() : paragraphs(html)

const liveText = remembered(
  (text) => laidOut(typographic(images(withoutInstructions(text))), text),
  MOST,
)

/** A title as the mode shows it: as written, or with typographic entities. */
export const shownTitle = (title: string, { mode }: World): string =>
  mode === 'interface' ? title : liveTitle(title)

/** A description or excerpt as the mode shows it: as written, or as the site's pages would. */
export const shownText = (text: string, { mode }: World): string =>
  mode === 'interface' ? text : liveText(text)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
}

export const escapedHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** An address as live sites show it: what is an entity already stays one, its number in three digits (contract.md §13.3). */
export const escapedAddress = (address: string): string =>
  address
    .split(/(&#\d+;)/)
    .map((part, at) =>
      at % 2 === 0 ? escapedHtml(part) : `&#${part.slice(2, -1).padStart(3, '0')};`,
    )
    .join('')
