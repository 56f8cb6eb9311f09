import kept from './kept.json' with { type: 'json' }

/**
 * What the content system leaves of HTML from people who may not write any (contract.md §7.11).
 * Tags outside the list fall away and their contents stay, as live sites answer.
 */
const attributes: Readonly<Record<string, readonly string[]>> = kept.attributes

const tags = new Set([...Object.keys(attributes), ...kept.plainTags])
const everywhere = new Set('class dir id lang style title role'.split(' '))

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g

const isHarmless = (value: string): boolean => {
  // Control characters and spaces inside `java script:` do not hide it from a browser.
  const bare = [...value].filter((sign) => sign > ' ').join('')
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(bare) ?? []
  return scheme === undefined || /^(?:https?|mailto|tel|ftp)$/i.test(scheme)
}

const keptAttributes = (tag: string, text: string): string => {
  const own = attributes[tag] ?? []
  return [...text.matchAll(attributePattern)]
    .map(([, name = '', quoted]) => {
      const value = quoted?.replaceAll(/^["']|["']$/g, '')
      return { name: name.toLowerCase(), value }
    })
    .filter(
      ({ name, value = '' }) =>
        (own.includes(name) || everywhere.has(name) || name.startsWith('data-')) &&
        isHarmless(value),
    )
    .map(({ name, value }) => (value === undefined ? ` ${name}` : ` ${name}="${value}"`))
    .join('')
}

export const filteredHtml = (html: string): string =>
  html.replaceAll(
    /<(?!!--)(\/?)([a-z][a-z0-9]*)(?![a-z0-9])((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi,
    (_, end, name, rest) => {
      const tag = String(name).toLowerCase()
      if (!tags.has(tag)) return ''
      if (end === '/') return `</${tag}>`
      const own = keptAttributes(tag, String(rest))
      return `<${tag}${own}${/\/\s*$/.test(String(rest)) ? ' /' : ''}>`
    },
  )
