import { withFirstHour } from './formats.ts'
import { intlTag } from './interfaceLanguage.ts'

/** «dissabte, 21 de novembre del 2026, a les 16:40» of an instant in ISO 8601, on this device's own clock. */
export function formatInstant(language: string, instant: string): string {
  const format = new Intl.DateTimeFormat(intlTag(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  return withFirstHour(format.format(new Date(instant)))
}

const units: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** «fa 5 minuts» of an instant in ISO 8601. */
export function formatAge(language: string, instant: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000)
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? ['second', 1]
  const count = -Math.floor(seconds / size)
  return new Intl.RelativeTimeFormat(intlTag(language), { numeric: 'auto' }).format(count, unit)
}
