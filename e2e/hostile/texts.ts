import addresses from './addresses.json' with { type: 'json' }
import markup from './markup.json' with { type: 'json' }
import words from './words.json' with { type: 'json' }

/** What would run, load or lead somewhere if a page took it for more than text. */
export const hostileMarkup = Object.values(markup).flat()
export const hostileWords = words
export const hostileAddresses = addresses

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/** As a service writes signs that are no markup; whoever decodes them once too often has markup again. */
export const escaped = (text: string) => text.replaceAll(/[<>&]/g, (sign) => entities[sign] ?? sign)

const all = [...hostileMarkup, ...words, ...addresses]
const share = 10

/** Names that hold all of them, ten in each, both as markup and as the signs of it. */
export const hostileNames = Array.from({ length: Math.ceil(all.length / share) }, (_, at) => {
  const some = all.slice(at * share, (at + 1) * share)
  return [...some, ...some.map(escaped)].join(' ')
})
