import type { NameIndex } from './nameIndex.ts'

/**
 * The venue that a place of a calendar file begins with: «Ateneu, carrer Major 3, Vic» is «Ateneu» where there is one.
 * What names none stays whole, on one line.
 */
export function placeName(place: string, index: NameIndex): string {
  const whole = place.replaceAll(/[|;]/g, ',').replaceAll(/\s+/g, ' ').trim()
  const parts = place.split(/[,;|\n]/)
  for (let taken = parts.length; taken > 0; taken -= 1) {
    const name =
      taken === parts.length
        ? whole
        : parts.slice(0, taken).join(',').replaceAll(/\s+/g, ' ').trim()
    if (name !== '' && index.find(name).kind !== 'none') return name
  }
  return whole
}
