import { intlTag } from '../../i18n/interfaceLanguage.ts'

const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const formats = new Map<string, Intl.DateTimeFormat>()

/** «19:30» of an instant (milliseconds since 1970), on this browser's own clock. */
export function formatInstantTime(language: string, instant: number): string {
  const known = formats.get(language) ?? new Intl.DateTimeFormat(intlTag(language), style)
  formats.set(language, known)
  return known.format(instant)
}
