/** As long as an address can be: 64 letters, «@» and 255 (RFC 5321 §4.5.3.1). */
const longest = 320

/** One «@», and no dot right behind it. Nothing here can be matched in two ways, so that no text takes long. */
const parts = /^[^\s@]+@[^\s@.][^\s@]*$/

/**
 * What anybody would mean by an e-mail address. Services take any text for one (contract.md §3.2): a form points out what
 * is otherwise, and a file, whose rows nobody looks at one by one, is refused it.
 */
export function isLikelyEmail(text: string): boolean {
  const address = text.trim()
  if (address.length > longest || !parts.test(address)) return false
  const dot = address.lastIndexOf('.')
  return dot > address.indexOf('@') && dot < address.length - 1
}
