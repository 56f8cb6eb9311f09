/** Elements that stand on lines of their own: white space beside their tags means nothing. */
const blocks = new Set(
  (
    'address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li main menu nav noscript ol ' +
    'optgroup option p pre search script section select style summary table tbody td template tfoot th thead ' +
    'tr ul'
  ).split(' '),
)

export function isBlock(name: string): boolean {
  return blocks.has(name)
}

const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

export function isVoid(name: string): boolean {
  return voids.has(name)
}

/** Marks within a line that the editor carries, whatever attributes they have. */
const marks = new Set(
  (
    'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike ' +
    'strong sub sup time tt u var'
  ).split(' '),
)

export function isMark(name: string): boolean {
  return marks.has(name)
}

/** Boxes without a meaning of their own, carried as they are. */
const boxes = new Set('article aside center div figure footer header main section'.split(' '))

export function isBox(name: string): boolean {
  return boxes.has(name)
}

/** The scheme of an address as a browser reads it: spaces and control signs in it hide nothing. */
function schemeOf(address: string): string | undefined {
  const bare = [...address].filter((sign) => sign > ' ').join('')
  return /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase()
}

/** Whether an address leads to the web, or to a place on the site itself. */
export function isSafeAddress(address: string): boolean {
  const scheme = schemeOf(address)
  return scheme === undefined || scheme === 'http' || scheme === 'https'
}

export function isSafeLink(address: string): boolean {
  const scheme = schemeOf(address)
  return isSafeAddress(address) || scheme === 'mailto' || scheme === 'tel'
}

const domain = /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$))/i
const mailbox = /^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i
const telephone = /^tel:\+?[\d ().-]{3,}$/i

/** The address that somebody typed for a link, `null` where it leads nowhere one may go. */
export function typedLink(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  if (/^mailto:/i.test(text)) return mailbox.test(text.slice(7).split('?')[0] ?? '') ? text : null
  if (/^tel:/i.test(text)) return telephone.test(text) ? text : null
  if (mailbox.test(text)) return `mailto:${text}`
  if (/^(?:[/#?]|\.{1,2}\/)/.test(text) && !text.startsWith('//')) return text
  return typedAddress(domain.test(text) ? `https://${text}` : text)
}

/** A whole address of the web that somebody typed, else `null`. */
export function typedAddress(typed: string): string | null {
  const text = typed.trim()
  if (!/^https?:\/\//i.test(text) || /\s/.test(text)) return null
  return URL.canParse(text) ? text : null
}
