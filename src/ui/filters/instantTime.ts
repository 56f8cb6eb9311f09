import { intlTag } from '../../i18n/interfaceLanguage.ts'

const styles = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: string, style: keyof typeof styles, instant: number): string {
  const name = `${language} ${style}`
  const known = formats.get(name) ?? new Intl.DateTimeFormat(intlTag(language), styles[style])
  formats.set(name, known)
  return known.format(instant)
}

/** «19:30» of an instant (milliseconds since 1970), on this browser's own clock. */
export function formatInstantTime(language: string, instant: number): string {
  return format(language, 'time', instant)
}

/** «19:30», and of another day than today «19:30 (21 nov.)»: a page may stay open for days. */
export function formatRecentTime(language: string, instant: number, now = Date.now()): string {
  const time = formatInstantTime(language, instant)
  const day = format(language, 'day', instant)
  return day === format(language, 'day', now) ? time : `${time} (${day})`
}
