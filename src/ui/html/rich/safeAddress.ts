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
