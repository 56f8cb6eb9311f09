export interface Tag {
  kind: 'start' | 'end'
  html: string
  name: string
}

export type Part =
  | Tag
  | { kind: 'comment'; html: string }
  | { kind: 'text'; html: string }
  | { kind: 'raw'; html: string }

/** Elements whose content is no markup: they are one part with all they hold. */
const rawElement = /^<(script|style|textarea|title|iframe|noscript|xmp|noembed|noframes)\b/i

const tag = /<(\/?)([a-z][^\s/>]*)(?![^\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>/iy
const comment = /<!--(?:-?>|[\s\S]*?(?:-->|$))|<[!?][^>]*(?:>|$)/y

const startsTag = /^<\/?[a-z]/i

function match(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(html)
}

/** The end of an element whose content is no markup. */
function rawEnd(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}\\s*>`, 'gi')
  end.lastIndex = from
  const found = end.exec(html)
  return found ? found.index + found[0].length : html.length
}

function partAt(html: string, at: number): Part | null {
  const said = match(comment, html, at)
  if (said) return { kind: 'comment', html: said[0] }
  const found = match(tag, html, at)
  if (!found) return null
  const [whole, slash, name = ''] = found
  const [, raw] = rawElement.exec(whole) ?? []
  if (raw !== undefined && !slash)
    return { kind: 'raw', html: html.slice(at, rawEnd(html, raw, at + whole.length)) }
  return { kind: slash ? 'end' : 'start', html: whole, name: name.toLowerCase() }
}

/** HTML as tags, comments and the text between them; joined, they are the text again, byte by byte. */
export function scan(html: string): Part[] {
  const parts: Part[] = []
  let textFrom = 0
  let at = html.indexOf('<')
  while (at !== -1) {
    const part = partAt(html, at)
    // A tag without an end takes all that follows with it, as browsers see it: looking on would go over it again and again.
    if (!part && startsTag.test(html.slice(at, at + 3))) break
    if (part) {
      if (at > textFrom) parts.push({ kind: 'text', html: html.slice(textFrom, at) })
      parts.push(part)
      textFrom = at + part.html.length
    }
    at = html.indexOf('<', part ? textFrom : at + 1)
  }
  if (textFrom < html.length) parts.push({ kind: 'text', html: html.slice(textFrom) })
  return parts
}
