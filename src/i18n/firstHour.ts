/**
 * `Intl` and sentences say «a les 1:05», «desde las 1:05»: Catalan and Spanish say the first hour, and no other, in the
 * singular.
 */
export function withFirstHour(words: string): string {
  return words.replace(/\bl[ea]s (?=0?1:)/, 'la ')
}

/** The hour of a time in words, by which what stands before it is singular or plural. */
export function hourIn(time: string): number {
  return Number(/\d+/.exec(time)?.[0] ?? 0)
}
