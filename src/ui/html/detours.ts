const tracking =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|igshid|mc_[ce]id|_hs(enc|mi)|mkt_tok|vero_id)$/i

/** Where links of mail programs, searches and networks lead first. */
const detour =
  /^(([\w-]+\.)*safelinks\.protection\.(outlook\.com|office365\.us)\/|(www\.)?google(\.[a-z]{2,3}){1,2}\/url$|lm?\.(facebook|instagram)\.com\/|www\.youtube\.com\/redirect$|linkprotect\.cudasvc\.com\/url$|duckduckgo\.com\/l\/$)/

/** The address that a detour leads to; null where there is none. */
function behind({ hostname, pathname, searchParams, href }: URL): string | null {
  const [, written] = /^https:\/\/urldefense\.com\/v3\/__(https?:\/\/[^*]+?)__;/.exec(href) ?? []
  const names = detour.test(hostname + pathname) ? ['url', 'q', 'u', 'a', 'uddg'] : []
  const address = written ?? names.map((name) => searchParams.get(name)).find(Boolean) ?? ''
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null
}

/** An address without the detour on the way to it, and without what only serves to follow people. */
export function withoutDetours(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address
  let [found, next] = [address, behind(new URL(address))]
  // One may lead to another; who nests more is not followed.
  for (let step = 0; next !== null && step < 3; step += 1)
    [found, next] = [next, behind(new URL(next))]
  const url = new URL(found)
  const names = [...url.searchParams.keys()].filter((name) => tracking.test(name))
  if (names.length === 0) return found
  for (const name of names) url.searchParams.delete(name)
  return url.href
}
