const prime = 0x01000193

function fnv(text: string, basis: number): string {
  let hash = basis
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Line ends as one sign: files and programs write them in three ways. */
export function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

/**
 * By what two states of a text are told apart; FNV-1a twice, for nobody has to be kept from forging it. It begins with
 * a letter, so that no spreadsheet takes it for a number.
 */
export function fingerprint(text: string): string {
  const written = withLineFeeds(text)
  return `h${written.length.toString(36)}-${fnv(written, 0x811c9dc5)}${fnv(written, 0x5bd1e995)}`
}
