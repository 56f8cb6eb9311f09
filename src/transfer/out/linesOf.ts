import { decodeEntities, withoutTags } from '../../collection/plainText.ts'
import { scan } from '../../ui/html/rich/scan.ts'

/** What a browser would not show as text. */
const unshown = /^<(script|style)\b/i

/** A text of HTML as lines, for what shows text alone: paragraphs end with one. */
export function linesOf(html: string): string {
  const broken = scan(html)
    .map((part) => (part.kind === 'raw' && unshown.test(part.html) ? '' : part.html))
    .join('')
    .replaceAll(/<(?:br|hr)\b[^<>]*>|<\/(?:p|div|h[1-6]|li|tr|blockquote)>/gi, '$&\n')
  return decodeEntities(withoutTags(broken))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
