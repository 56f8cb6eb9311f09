/**
 * Hosts refuse addresses of 8,000 characters, and a character takes up to nine of them.
 * Interface silent: the maximum length of a search is not specified. The first 200 characters are sent.
 */
const longest = 200

/**
 * The beginning of a text, as much of it as a listing can be asked for in an address: whole words where it has any,
 * never half a sign.
 */
export function searchTerms(text: string): string {
  const whole = text.trim()
  if (whole.length <= longest) return whole
  const cut = whole.slice(0, longest + 1)
  const end = cut.lastIndexOf(' ')
  return (end > 0 ? cut.slice(0, end) : cut.slice(0, longest))
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
