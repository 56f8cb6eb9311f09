import configuration from '../../public/config.json' with { type: 'json' }

const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at * 30 + (at % 7)))

/** What `Intl` says itself, in the language that the pages are read in; pickers have two letters of a weekday, narrow calendars one. */
const datesInWords = (['long', 'short'] as const).flatMap((length) =>
  Array.from({ length: 84 }, (_, at) => day(at)).flatMap((date) => {
    const weekday = date.toLocaleDateString('en-GB', { weekday: length })
    const month = date.toLocaleDateString('en-GB', { month: length })
    return [weekday, weekday.slice(0, 2), weekday.slice(0, 1), month]
  }),
)

/** And what it says of moments and sizes: «Friday, 1 May 2026 at 04:03», «2 seconds ago», «2 hr», «now», «418 byte», «5 kB». */
const momentsAndSizes = [
  String.raw`at(?= \d\d:\d\d)`,
  String.raw`\d+ (?:second|minute)s? ago`,
  String.raw`\d+ hr`,
  'now',
  // between two names that are drawn apart, or two words
  String.raw`(?<=^(?:”| *) )and(?= (?:“| *)$)`,
  String.raw`\d[\d,.]* (?:bytes?|kB|MB)`,
]

/** Words that are nobody's to translate: languages in themselves and their codes, zones, money, formats, names of the demo. */
const untranslated: readonly string[] = [
  ...Object.values(configuration.siteName),
  ...new Set(datesInWords),
  ...momentsAndSizes,
  'Català',
  'Español',
  'English',
  // what `Intl` calls them in the language that the pages are read in
  'Catalan',
  'Spanish',
  'CA',
  'ES',
  'EN',
  // drawn in capitals
  'ca',
  'es',
  'en',
  'Europe/Madrid',
  'EUR',
  'HTML',
  // a word of a list, and of the code beside it
  'ID',
  'DD/MM/YYYY',
  'hh:mm',
  // the demo account and its role, as the service names them
  'editor',
  'Editor',
  String.raw`Ctrl\+\p{Lu}`,
]

/** Signs that a word of the catalogues stands between. */
export interface Brackets {
  readonly open: string
  readonly close: string
}

/** Words between brackets; what stands between tags or keys has brackets of its own, for it is drawn apart. */
export function bracketed({ open, close }: Brackets, words: string): string {
  return words.replaceAll(/(<[^>]+>|\\?`)|((?:(?!\\?`)[^<])+)/g, (_, tag?: string, text?: string) =>
    text === undefined || text.trim() === '' ? (tag ?? text ?? '') : `${open}${text}${close}`,
  )
}

/** Patterns of what is taken away of a text, again and again: words in brackets may hold others. */
const within = ({ open, close }: Brackets) => new RegExp(`${open}[^${open}${close}]*${close}`, 'gu')

/** And of what is a half of a sentence that stands around an element, such as a name: its other bracket is beyond that. */
const halves = ({ open, close }: Brackets) =>
  new RegExp(`^[^${open}${close}]*${close}|${open}[^${open}${close}]*$`, 'gu')

/**
 * The text, when something remains of it without words in brackets, numbers, addresses and names; else nothing.
 * @param names patterns of what is of the world
 */
export function leftOver(brackets: Brackets, text: string, names: readonly RegExp[] = []): string {
  let rest = text
  for (let before = ''; before !== rest;)
    [before, rest] = [rest, rest.replaceAll(within(brackets), ' ')]
  rest = rest.replaceAll(halves(brackets), ' ')
  rest = rest.replaceAll(/https?:\S+|\S+@\S+/g, ' ')
  for (const name of names) rest = rest.replaceAll(name, ' ')
  for (const word of untranslated)
    rest = rest.replaceAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'), ' ')
  return /\p{L}/u.test(rest) ? text : ''
}
