const blockNames =
  'table|thead|tfoot|caption|col|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|map|area|blockquote|' +
  'address|style|p|h[1-6]|hr|fieldset|legend|section|article|aside|hgroup|header|footer|nav|figure|figcaption|' +
  'details|menu|summary|main|script'

/** Tags in capitals are no blocks to a site (contract.md §13.5). */
const startsBlock = new RegExp(`^</?(?:${blockNames})\\b`)
const blockTag = new RegExp(`(</?(?:${blockNames})\\b[^<>]*>)`, 'g')

const element = new RegExp(`^<(${blockNames})\\b`)

/** Where a block ends or begins right before another one. */
const seam = new RegExp(
  `(</(?:${blockNames})>)(?=</?(?:${blockNames})\\b)|(<(?:${blockNames})\\b[^<>]*>)(?=<(?:${blockNames})\\b)`,
  'g',
)

/** Splits into block elements with all they hold, and the text between them. */
const pieces = (html: string): string[] => {
  const found: string[] = []
  let depth = 0
  for (const part of html.split(blockTag)) {
    const [, name = ''] = element.exec(part) ?? []
    const opens = name !== '' && !/^hr$/.test(name) && !part.endsWith('/>')
    const closes = startsBlock.test(part) && part.startsWith('</')
    if (depth === 0) found.push(part)
    else found.push(`${found.pop() ?? ''}${part}`)
    if (opens) depth += 1
    if (closes) depth = Math.max(0, depth - 1)
  }
  return found
}

const paragraph = (text: string): string =>
  `<p>${text.trim().replaceAll(/(?<!<br ?\/?>)[ \t]*\n/g, '<br />\n')}</p>`

/**
 * Paragraphs as live sites add them to a text on read: a blank line parts paragraphs, a single
 * line break becomes `<br />`, block elements stay as they are, each on a line of its own.
 */
export const paragraphs = (html: string): string =>
  pieces(html.replaceAll(/\r\n?/g, '\n').trim())
    .flatMap((piece) =>
      startsBlock.test(piece)
        ? [piece.trim().replaceAll(seam, '$&\n')]
        : piece
            .split(/\n\s*\n/)
            .filter((text) => text.trim() !== '')
            .map(paragraph),
    )
    .join('\n')
