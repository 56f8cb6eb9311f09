import type { NameIndex } from './nameIndex.ts'

/** A place of a calendar file: its name, and fields of the venue that it would be. */
export interface NamedPlace {
  readonly name: string
  readonly more: Readonly<Record<string, string>>
}

const onOneLine = (text: string) => text.replaceAll(/[|;]/g, ',').replaceAll(/\s+/g, ' ').trim()

const isTown = (part: string) => /^\d{5} \D/.test(part)

/** «Plaça Major, 1, 08500 Vic, Espanya» as fields of a venue. */
function addressOf(parts: readonly string[]): NamedPlace['more'] {
  const at = parts.findLastIndex(isTown)
  const town = parts[at]
  if (town === undefined) return { address: parts.join(', ') }
  const address = parts.slice(0, at).join(', ')
  const country = parts.slice(at + 1).join(', ')
  const fields = { address, zip: town.slice(0, 5), city: town.slice(6), country }
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))
}

/** What names no venue: its first line, or what stands before a street and a town with its postal code. */
function newPlace(place: string): NamedPlace {
  const [first = '', ...rest] = place.split('\n').map(onOneLine).filter(Boolean)
  const partsOf = (text: string) => text.split(/, ?/).filter(Boolean)
  if (rest.length > 0) return { name: first, more: addressOf(partsOf(rest.join(', '))) }
  const [name = first, ...parts] = partsOf(first)
  const isTold = parts.findIndex(isTown) > 0 && !/^\d/.test(parts[0] ?? '')
  return isTold ? { name, more: addressOf(parts) } : { name: first, more: {} }
}

/**
 * The venue that a place of a calendar file begins with: «Ateneu, carrer Major 3, Vic» is «Ateneu» where there is one;
 * else the one that it would be.
 */
export function placeName(place: string, index: NameIndex): NamedPlace {
  const parts = place.split(/[,;|\n]/)
  for (let taken = parts.length; taken > 0; taken -= 1) {
    const name = onOneLine(taken === parts.length ? place : parts.slice(0, taken).join(','))
    if (name !== '' && index.find(name).kind !== 'none') return { name, more: {} }
  }
  return newPlace(place)
}
