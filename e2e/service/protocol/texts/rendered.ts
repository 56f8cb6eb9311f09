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
  String.raw`\[\/?(?:${registered})(?![\w-])(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]]+))*\s*\/?\]`,
  'gi',
)

/** Block comments and shortcodes are instructions to the site and never shown. */
const withoutInstructions = (html: string): string =>
  html.replaceAll(/<!--\s*\/?wp:[\s\S]*?-->/g, '').replaceAll(shortcode, '')

const images = (html: string): string =>
  html.replaceAll(/<img(?![^>]*\bdecoding=)(?=[\s/>])/gi, '<img decoding="async"')

/** Texts kept as they were shown: a site reads the same pages over and over. */
const MOST = 2000

const liveTitle = remembered(typographic, MOST)

const liveText = remembered(
  (text) => paragraphs(typographic(images(withoutInstructions(text)))),
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
