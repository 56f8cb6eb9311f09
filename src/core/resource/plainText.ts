/** HTML 4 names of U+00A0 to U+00FF, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const named: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, at): [string, string] => [name, String.fromCodePoint(160 + at)]),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    prime: '′',
    Prime: '″',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    euro: '€',
    trade: '™',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
  }),
])

function character(code: number, entity: string): string {
  // From U+D800 to U+DFFF are halves of other signs.
  const isText = code > 0 && code <= 0x10ffff && code >> 11 !== 27
  return isText ? String.fromCodePoint(code) : entity
}

/** Text with its entities decoded once; an unknown entity stays as it is written. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,7}));/gi,
    (entity: string, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return character(Number.parseInt(hex, 16), entity)
      if (decimal !== undefined) return character(Number(decimal), entity)
      return named.get(name ?? '') ?? entity
    },
  )
}

/**
 * A title or a name as it is written: its tags stay, and so does a sign of HTML that would be the beginning of a tag
 * or of another entity if it were decoded. Whoever changes a word of it changes nothing else.
 */
export function writtenText(html: string): string {
  return html.replaceAll(/&[#\da-z]+;/gi, (entity, at: number) => {
    const sign = decodeEntities(entity)
    const begun = `${sign}${html.slice(at + entity.length, at + entity.length + 32)}`
    return /^(<[a-z/!?]|&(#|lt|gt|amp|quot|[\da-z]+;))/i.test(begun) ? entity : sign
  })
}

/** An end that is missing is looked for once; a pattern would look for it from every beginning. */
export function withoutComments(html: string): string {
  let kept = ''
  let from = 0
  for (;;) {
    const start = html.indexOf('<!--', from)
    const end = start === -1 ? -1 : html.indexOf('-->', start + 4)
    if (end === -1) return kept + html.slice(from)
    kept += html.slice(from, start)
    from = end + 3
  }
}

/** No tag has an `@` in its name: `<ana@ateneu.example>` is an address, and stays. */
export function withoutTags(html: string): string {
  return withoutComments(html).replaceAll(/<\/?[a-z][^<>@\s/]*(?:[\s/][^<>]*)?>/gi, '')
}

/** A title or a name as text: live services render them (contract.md §1.1, §9 17). */
export function plainText(html: string): string {
  return decodeEntities(withoutTags(html))
}

const endsOfBlocks =
  /<(?:br|hr|\/(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|tr|td|th|caption|blockquote|figure|figcaption|pre))\b[^<>]*>/gi

/** A text of HTML as one line, in which words of two paragraphs do not run together. */
export function onOneLine(html: string): string {
  return plainText(html.replaceAll(endsOfBlocks, '$& ')).replaceAll(/\s+/g, ' ').trim()
}
