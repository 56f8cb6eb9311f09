const snippetLength = 300

/** Nothing but the text of what may be a page: it is shown, never rendered. */
export function snippet(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, snippetLength)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where the object or list that begins at `start` ends, -1 where the text ends before it. */
function endOf(text: string, start: number): number {
  let depth = 0
  let isQuoted = false
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (isQuoted && sign === '\\') at += 1
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '{' || sign === '[')) depth += 1
    else if (!isQuoted && (sign === '}' || sign === ']')) depth -= 1
    if (depth === 0) return at + 1
  }
  return -1
}

/** Where an object or a list may begin: a warning may hold other brackets, and need not close them. */
const beginning = /\{\s*["}]|\[\s*(?:["[\]{\d-]|true|false|null)/

/**
 * The longest object or list in a text, for the warnings before it may hold brackets. Null where one has no end: what is
 * inside of an answer cut short is not the answer.
 */
function longestIn(text: string): string | null {
  let longest: string | null = null
  let from = 0
  for (;;) {
    const next = text.slice(from).search(beginning)
    if (next < 0) return longest
    const end = endOf(text, from + next)
    if (end < 0) return null
    const part = text.slice(from + next, end)
    if (part.length > (longest ?? '').length && parsed(part) !== undefined) longest = part
    from = end
  }
}

/** A page may hold JSON for its own scripts, and does not pass for an answer. */
const page = /<(!doctype|html|head|body|script)\b/i

/**
 * The JSON of an answer, and what is odd about the way it came, as text; null where there is none. PHP prints warnings
 * before it, caches write comments after it, and files saved with a byte order mark put that in front (contract.md §9, 29).
 */
export function jsonIn(
  { headers }: Response,
  text: string,
): { readonly body: unknown; readonly oddity: string } | null {
  const type = headers.get('Content-Type') ?? ''
  const isJson = /^application\/([\w.-]+\+)?json\b/i.test(type)
  const body = isJson ? parsed(text) : undefined
  if (body !== undefined) return { body, oddity: '' }
  const json = longestIn(text)
  if (json === null) return null
  const around = text.replace(json, '')
  if (page.test(around)) return null
  const unseen = isJson ? 'BOM (U+FEFF)' : `Content-Type: ${type}`
  return { body: parsed(json), oddity: snippet(around) || around.trim() || unseen }
}
