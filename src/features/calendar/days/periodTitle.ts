import { formatDate, formatOf } from '../../../i18n/formats.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { type Days, daysOf, type View } from './range.ts'

type Style = Intl.DateTimeFormatOptions

const month: Style = { month: 'long', year: 'numeric' }
const week: Style = { day: 'numeric', month: 'long', year: 'numeric' }

const inUtc = (day: WallDay) => Date.parse(`${day}T00:00:00Z`)

function capital(words: string, language: string): string {
  const [first = '', ...rest] = words
  return first.toLocaleUpperCase(language) + rest.join('')
}

/** «dimecres, 18 de novembre». */
export function dayTitle(day: WallDay, language: string): string {
  return formatOf(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(inUtc(day))
}

/** «dt., 2 – dv., 5 de març». */
export function daysTitle({ first, last }: Days, language: string): string {
  const style: Style = { weekday: 'short', day: 'numeric', month: 'long' }
  return formatOf(language, style).formatRange(inUtc(first), inUtc(last))
}

/** «Novembre del 2026», «16–22 de novembre del 2026», «Dimecres, 18 de novembre del 2026». */
export function periodTitle(view: View, date: WallDay, language: string): string {
  if (view === 'day') return capital(formatDate(language, date), language)
  if (view !== 'week') return capital(formatOf(language, month).format(inUtc(date)), language)
  const { first, last } = daysOf('week', date)
  return capital(formatOf(language, week).formatRange(inUtc(first), inUtc(last)), language)
}
