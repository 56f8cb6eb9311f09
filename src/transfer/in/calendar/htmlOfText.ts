import { decodeEntities, withoutTags } from '../../../collection/plainText.ts'
import { paragraphsOf } from '../../cells/htmlText.ts'

/** Tags of formatting, which some programs write where a file has text only. */
const formatted = /<\/?(?:a|b|br|div|em|i|li|ol|p|span|strong|u|ul)(?:\s[^<>]*)?\/?>/i

function linesOf(html: string): string {
  const broken = html.replaceAll(/<br\b[^<>]*>|<\/(?:div|li|ol|p|ul)>/gi, '$&\n')
  return decodeEntities(withoutTags(broken))
}

/**
 * The text of a calendar file as HTML.
 * @returns also whether formatting was left out
 */
export function htmlOfText(text: string): { html: string; isPlainer: boolean } {
  const isPlainer = formatted.test(text)
  return { html: paragraphsOf(isPlainer ? linesOf(text) : text), isPlainer }
}
