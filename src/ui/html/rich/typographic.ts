import { scan } from './scan.ts'

/** Whether a text is as somebody wrote it or as the service shows it to visitors. */
export type Rendering = 'written' | 'rendered' | 'unknown'

/** Numeric entities that live services put in place of typed signs (contract.md §0.3, 9). */
const signs: readonly (readonly [RegExp, string])[] = [
  [/&#(?:8216|8217|8242);/g, "'"],
  [/&#(?:8220|8221|8243);/g, '"'],
  [/&#8230;/g, '...'],
  [/ &#8211; /g, ' - '],
  [/&#8211;/g, '--'],
  [/&#8212;/g, '---'],
  [/(?<=\d)&#215;(?=\d)/g, 'x'],
  // A bare sign would make an entity of what follows it.
  [/&#0?38;/g, '&amp;'],
]

const madeSign = /&#(?:8216|8217|8220|8221|8230|8211|8212|8242|8243|215|0?38);/
const code = /^(pre|code|kbd|tt)$/

/** The text with the service's typographic signs as they were typed; tags and code stay as they are. */
export function asTyped(html: string): string {
  let inCode = 0
  return scan(html)
    .map((part) => {
      if ((part.kind === 'start' || part.kind === 'end') && code.test(part.name))
        inCode += part.kind === 'start' ? 1 : -1
      if (part.kind !== 'text' || inCode > 0) return part.html
      return signs.reduce((text, [sign, typed]) => text.replaceAll(sign, typed), part.html)
    })
    .join('')
}

const wordsIn = (html: string) =>
  scan(html)
    .map((part) => (part.kind === 'text' ? part.html : ' '))
    .join('')

/** What a service that renders its texts never leaves in one. */
function isWritten(html: string): boolean {
  if (/<!--\s*\/?wp:|\[\/?[a-z][\w-]*(\s+[\w-]+=[^\]]*)?\]/i.test(html)) return true
  const outsideCode = html.replaceAll(/<(pre|code|kbd|script|style|tt)\b[\s\S]*?<\/\1>/gi, '')
  return /["']|\.\.\./.test(wordsIn(outsideCode))
}

/**
 * Read from the text itself and from others of the same record, for the application is never told.
 * @param beside other texts of the record, such as its title
 */
export function renderingOf(html: string, beside: readonly string[] = []): Rendering {
  const texts = [html, ...beside]
  if (texts.some(isWritten)) return 'written'
  return texts.some((text) => madeSign.test(text)) ? 'rendered' : 'unknown'
}
