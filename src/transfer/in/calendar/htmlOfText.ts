import { decodeEntities, withoutTags } from '../../../collection/plainText.ts'

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** Tags of formatting, which some programs write where a file has text only. */
const formatted = /<\/?(?:a|b|br|div|em|i|li|ol|p|span|strong|u|ul)(?:\s[^<>]*)?\/?>/i

function linesOf(html: string): string {
  const broken = html.replaceAll(/<br\b[^<>]*>|<\/(?:div|li|ol|p|ul)>/gi, '$&\n')
  return decodeEntities(withoutTags(broken))
}

/** A plain text as HTML: paragraphs and lines, every sign as what it is. */
export function paragraphsOf(text: string): string {
  const plain = text.replaceAll(/\r\n?/g, '\n').trim()
  const paragraphs = plain.split(/\n[^\S\n]*\n\s*/).filter((one) => one.trim() !== '')
  return paragraphs
    .map((one) => one.trim().split('\n'))
    .map((lines) => `<p>${lines.map((line) => escaped(line.trim())).join('<br>')}</p>`)
    .join('\n')
}

/**
 * The text of a calendar file as HTML.
 * @returns also whether formatting was left out
 */
export function htmlOfText(text: string): { html: string; isPlainer: boolean } {
  const isPlainer = formatted.test(text)
  return { html: paragraphsOf(isPlainer ? linesOf(text) : text), isPlainer }
}
