import { dayPlus, daysBetween, wallTime } from './days.ts'
import type { Dice } from './dice.ts'
import type { Occasion } from './occasion.ts'
import type { Tongue } from './tongues.ts'

/** How far a language version went its own way. */
export type Drift =
  | 'none'
  | 'dateMoved'
  | 'untranslated'
  | 'untranslatedText'
  | 'otherPicture'
  | 'otherCost'
  | 'venueForgotten'

const drifts: readonly Drift[] = [
  'dateMoved',
  'untranslated',
  'untranslatedText',
  'untranslatedText',
  'otherPicture',
  'otherCost',
  'venueForgotten',
]

export const pickDrift = (dice: Dice, { fixed }: Occasion): Drift =>
  fixed?.everywhere !== true && dice.chance(0.28) ? dice.pick(drifts) : 'none'

const statuses = (dice: Dice, isOver: boolean): string => {
  const roll = dice.next()
  if (roll < (isOver ? 0.96 : 0.84)) return 'publish'
  if (isOver) return roll < 0.98 ? 'private' : 'trash'
  if (roll < 0.9) return 'draft'
  if (roll < 0.945) return 'pending'
  if (roll < 0.965) return 'private'
  return roll < 0.985 ? 'future' : 'trash'
}

/** The post status of the Catalan record. */
export const pickStatus = (dice: Dice, { start_date, fixed }: Occasion, today: string): string => {
  if (fixed?.status !== undefined) return fixed.status
  const ahead = daysBetween(today, start_date.slice(0, 10))
  const status = statuses(dice, ahead < 0)
  return status === 'future' && ahead < 30 ? 'draft' : status
}

/** The post status of a translation; null when there is no point in one. */
export const pickTranslationStatus = (
  dice: Dice,
  status: string,
  isFixed: boolean,
): string | null => {
  if (status === 'trash') return null
  if (isFixed) return status
  if (status !== 'publish') return status === 'future' ? 'future' : 'draft'
  const roll = dice.next()
  if (roll < 0.9) return 'publish'
  return roll < 0.97 ? 'draft' : 'pending'
}

/** When the record was published and last changed: wall times, never later than yesterday but for `future`. */
export const pickDates = (
  dice: Dice,
  { start_date }: Occasion,
  status: string,
  today: string,
): { date: string; modified: string } => {
  const day = start_date.slice(0, 10)
  const yesterday = dayPlus(today, -1)
  const wanted = dayPlus(day, -14 - dice.whole(60))
  const written = wanted < yesterday ? wanted : dayPlus(yesterday, -dice.whole(45))
  const minute = dice.whole(9 * 60)
  const later = dayPlus(written, dice.chance(0.5) ? 0 : dice.whole(20))
  const changed = wallTime(later < yesterday ? later : yesterday, '19:00', dice.whole(240))
  if (status === 'future')
    return { date: wallTime(dayPlus(today, 2 + dice.whole(20)), '09:00'), modified: changed }
  return { date: wallTime(written, '09:00', minute), modified: changed }
}

/** Which occasions are written in a language: exactly this share, chosen by lot. */
export const chosenShare = (dice: Dice, count: number, share: number): Set<number> =>
  new Set(
    dice
      .shuffled(Array.from({ length: count }, (_, index) => index))
      .slice(0, Math.round(count * share)),
  )

/** Two thirds of what is written in Catalan is also in Spanish, half in English. */
export const shares: Readonly<Record<Exclude<Tongue, 'ca'>, number>> = { es: 2 / 3, en: 1 / 2 }
