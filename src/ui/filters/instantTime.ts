import { intlTag } from '../../i18n/interfaceLanguage.ts'

/** «19:30» of an instant (milliseconds since 1970), on this browser's own clock. */
export function formatInstantTime(language: string, instant: number): string {
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat(intlTag(language), style).format(instant)
}
