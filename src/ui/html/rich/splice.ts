import { isBlock } from './elements.ts'
import { attributesOf, parsed, startTag } from './normalised.ts'
import { scan, type Part, type Tag } from './scan.ts'

/** The smallest thing that changes as a whole, as it is written and as it reads. */
interface Token {
  html: string
  reads: string
}

const decoded = new Map<string, string>()

function decode(entity: string): string {
  const known = decoded.get(entity) ?? parsed(entity).textContent
  decoded.set(entity, known)
  return known
}

function readsTag(part: Tag): string {
  if (part.kind === 'end') return `</${part.name}>`
  if (!/\s/.test(part.html)) return `<${part.name}>`
  // A browser reads no cell outside a table: the attributes are read from an element that stands anywhere.
  const anywhere = part.html.replace(/^<[^\s/>]+/, '<span')
  const element = parsed(anywhere).firstElementChild
  return startTag(part.name, element ? attributesOf(element) : {})
}

const isEdge = (part: Part) =>
  part.kind === 'comment' ||
  ((part.kind === 'start' || part.kind === 'end') && (part.name === 'br' || isBlock(part.name)))

const textParts = /&(?:#x?[\da-f]+|[a-z][a-z\d]*);?|[ \t\n\r\f]+|[\s\S]/giu

const isEntity = (html: string) => html.length > 1 && html.startsWith('&')

function textTokens(text: string, isVerbatim: boolean, keepsLines: boolean): Token[] {
  const pattern = isVerbatim ? /&(?:#x?[\da-f]+|[a-z][a-z\d]*);?|[\s\S]/giu : textParts
  return Array.from(text.matchAll(pattern), ([html]): Token[] => {
    if (isEntity(html)) {
      const reads = decode(html)
      const isNone = reads.startsWith('&') && reads.length > 1
      return isNone ? Array.from(html, (sign) => ({ html: sign, reads: sign })) : [{ html, reads }]
    }
    if (isVerbatim || !/^[ \t\n\r\f]/.test(html)) return [{ html, reads: html }]
    return [{ html, reads: keepsLines && html.includes('\n') ? '\n' : ' ' }]
  }).flat()
}

function partTokens(part: Part, isVerbatim: boolean, keepsLines: boolean): Token[] {
  const { html } = part
  if (part.kind === 'text') return textTokens(html, isVerbatim, keepsLines)
  if (part.kind === 'start' || part.kind === 'end') return [{ html, reads: readsTag(part) }]
  return [{ html, reads: html.replaceAll(/\s+/g, ' ') }]
}

const isSpace = ({ reads }: Token) => reads === ' ' || reads === '\n'

interface Place {
  token: Token
  /** A block's tag, or a comment: white space beside it means nothing. */
  isEdge: boolean
  /** White space that means nothing beside an edge: not that of preformatted text. */
  isLoose: boolean
}

/** White space beside a block's tag belongs to the tag. */
function joined(places: readonly Place[]): Token[] {
  const tokens: Token[] = []
  let pending = ''
  places.forEach(({ token, isLoose }, at) => {
    const before = places[at - 1]
    const after = places[at + 1]
    const last = tokens.at(-1)
    if (isLoose && (!before || before.isEdge) && last) last.html += token.html
    else if (isLoose && (!before || !after || after.isEdge)) pending += token.html
    else {
      tokens.push({ html: pending + token.html, reads: token.reads })
      pending = ''
    }
  })
  if (pending && tokens.length > 0) tokens[tokens.length - 1] = withTail(tokens.at(-1), pending)
  return tokens
}

function withTail(token: Token | undefined, tail: string): Token {
  return { html: (token?.html ?? '') + tail, reads: token?.reads ?? '' }
}

function tokensOf(html: string, keepsLines: boolean): Token[] {
  let verbatim = 0
  const found = scan(html).flatMap((part) => {
    const isPre = (part.kind === 'start' || part.kind === 'end') && part.name === 'pre'
    if (isPre) verbatim += part.kind === 'start' ? 1 : -1
    const isEdgePart = isEdge(part) && verbatim === 0
    return partTokens(part, verbatim > 0, keepsLines).map((token): Place => {
      return { token, isEdge: isEdgePart, isLoose: !isEdgePart && verbatim === 0 && isSpace(token) }
    })
  })
  return joined(found)
}

const written = (tokens: readonly Token[]) => tokens.map(({ html }) => html).join('')

/** How many tokens read the same at the beginning, and how many of the others at the end. */
function common(one: readonly Token[], other: readonly Token[]): [head: number, foot: number] {
  const most = Math.min(one.length, other.length)
  let head = 0
  while (head < most && one[head]?.reads === other[head]?.reads) head += 1
  let foot = 0
  while (foot < most - head && one.at(-1 - foot)?.reads === other.at(-1 - foot)?.reads) foot += 1
  return [head, foot]
}

const isEndTag = (token: Token | undefined) => token?.reads.startsWith('</') === true

/** What a browser reads nothing of: an end tag that ends nothing, and white space beside one. */
const mayBeUnread = (token: Token) => isEndTag(token) || isSpace(token)

/** Where each token of `own` stands in `before`, which may lack end tags and have some that end nothing. */
function places(before: readonly Token[], own: readonly Token[]): number[] | null {
  const found: number[] = []
  const isUnread = (there: Token | undefined, token: Token) =>
    there !== undefined && mayBeUnread(there) && there.reads !== token.reads
  let at = 0
  for (const token of own) {
    const isImplied = () => isEndTag(token) && before[at]?.reads !== token.reads
    while (!isEndTag(token) && isUnread(before[at], token)) at += 1
    found.push(at)
    if (before[at]?.reads === token.reads) at += 1
    else if (!isImplied()) return null
  }
  found.push(at)
  return before.slice(at).every(mayBeUnread) ? found : null
}

/**
 * The text `next` of a part, written as it was `before` wherever nothing changed: entities, quotes, white space and
 * missing end tags around a changed word stay as somebody wrote them.
 * @param own the part as it is written here when nothing is changed
 */
export function spliced(before: string, own: string, next: string, keepsLines = false): string {
  const [old, mine, fresh] = [before, own, next].map((html) => tokensOf(html, keepsLines))
  if (!old || !mine || !fresh) return next
  const [head, foot] = common(mine, fresh)
  const at = places(old, mine)
  if (!at) return next
  const rest = written(old.slice(at[mine.length - foot]))
  const lead = written(old.slice(0, at[head]))
  const changed = written(fresh.slice(head, fresh.length - foot))
  // Blanks at the very end of `next` are those before what ends nothing: they stand in the rest as they were written;
  // those at its very beginning, behind what ends nothing, in the lead.
  const end = foot === 0 && rest ? changed.trimEnd() : changed
  return lead + (head === 0 && lead !== lead.trimEnd() ? end.trimStart() : end) + rest
}
