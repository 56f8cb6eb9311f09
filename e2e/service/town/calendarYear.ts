import { feastDays } from './feasts.ts'
import type { Dice } from './dice.ts'
import type { Occasion } from './occasion.ts'
import { oddities } from './oddities.ts'
import { programme } from './programme.ts'
import { routines } from './routines.ts'
import { dayPlus } from './days.ts'

/** Twelve months around today: a third of them behind us. */
const firstDayOf = (today: string): string => dayPlus(today, -120)

/** Everything that happens in the twelve months around a day, `YYYY-MM-DD`. */
export const calendarYear = (dice: Dice, today: string): Occasion[] => {
  const firstDay = firstDayOf(today)
  return [
    ...oddities(firstDay, today),
    ...programme(dice, firstDay),
    ...routines(firstDay),
    ...feastDays(firstDay),
  ]
}
