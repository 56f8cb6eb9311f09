/**
 * The typographic signs that live sites put into what they show (contract.md §0.3, 9): curly quotes,
 * dashes, dots and bare ampersands, as numeric entities.
 */
const entity = (code: number): string => `&#${code};`

const rules: readonly (readonly [RegExp, string])[] = [
  [/&(?!#(?:\d+|x[\da-f]+);|[a-z][a-z\d]*;)/gi, '&#038;'],
  [/\.\.\./g, entity(8230)],
  [/---/g, entity(8212)],
  [/--/g, entity(8211)],
  [/ - /g, ` ${entity(8211)} `],
  [/(?<=\d)"/g, entity(8243)],
  [/(?<=\d)'(?=\s|$)/g, entity(8242)],
  [/(^|[\s([{«“<-])"/g, `$1${entity(8220)}`],
  [/"/g, entity(8221)],
  [/(^|[\s([{“<-])'(?=\S)/g, `$1${entity(8216)}`],
  [/'/g, entity(8217)],
  [/(\d)x(?=\d)/g, `$1${entity(215)}`],
]

const textured = (text: string): string =>
  rules.reduce((shown, [pattern, sign]) => shown.replaceAll(pattern, sign), text)

const untouched = /^<(\/?)(pre|code|kbd|script|style|tt|textarea)\b/i

/** The text between tags, never the tags themselves nor what code or script elements hold. */
export const typographic = (html: string): string => {
  const open: string[] = []
  return html
    .split(/(<!--[\s\S]*?(?:-->|$)|<[a-z/][^<>]*>)/i)
    .map((part, index) => {
      if (index % 2 === 0) return open.length === 0 ? textured(part) : part
      const [, end, name] = untouched.exec(part) ?? []
      if (name !== undefined && end === '') open.push(name)
      else if (name !== undefined) open.pop()
      return part
    })
    .join('')
}
