/** Search parameters as they stand in the address: words, never JSON; lists are comma lists. */
export type AddressSearch = Record<string, string>

/** Reads `?categories=1,2&search=jazz`. A parameter given several times becomes one comma list. */
export function parseSearch(address: string): AddressSearch {
  const search = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(address)) {
    const before = search.get(name)
    search.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Object.fromEntries(search)
}

/** Writes it back so that a person can read it: commas, colons and slashes stay what they are. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${written(name)}=${written(value)}`],
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function written(value: unknown): string {
  return encodeURIComponent(String(value))
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
    .replaceAll('%20', '+')
}

/** What a place keeps of the address: every parameter as it was typed. The place itself reads them. */
export function asTyped(search: Record<string, unknown>): AddressSearch {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )
}
