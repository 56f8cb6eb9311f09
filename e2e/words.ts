import { readFileSync } from 'node:fs'

/** The languages of the interface, as a person reads them. */
export const LANGUAGES = ['ca', 'es', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

type Catalogue = { [key: string]: string | Catalogue }

const read = new Map<string, Catalogue>()

function catalogue(language: Language, room: string): Catalogue {
  const file = new URL(`../locales/${language}/${room}.json`, import.meta.url)
  const known = read.get(file.pathname) ?? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue)
  read.set(file.pathname, known)
  return known
}

function wordsAt(language: Language, room: string, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (at, name) => (typeof at === 'object' ? at[name] : undefined),
      catalogue(language, room),
    )
  return typeof found === 'string' ? found : undefined
}

/** The form of a number; words with the same form for every number have none. */
const pluralForm = /_(?:one|many|other)$/

type Holes = Readonly<Record<string, string | number>>

/** The words of the first of these rooms that has them: a page's own, or those it shares with others; `ui:undo` names its room. */
export function sayOf(
  language: Language,
  rooms: readonly string[],
  path: string,
  holes: Holes = {},
): string {
  const [key = '', named] = path.split(':').toReversed()
  const found = (named ? [named] : rooms)
    .flatMap((room) =>
      [key, key.replace(pluralForm, '')].map((one) => wordsAt(language, room, one)),
    )
    .find(Boolean)
  if (found === undefined) throw new Error(`locales/${language}/${rooms.join()} has no ${path}`)
  return found.replaceAll(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(holes[name] ?? ''))
}

/**
 * The words that the application says, for role and label locators: `say('ca', 'signIn:submit')`.
 * Holes are filled; throws when there is no such key, so that a renamed one is found at once.
 */
export function say(language: Language, key: `${string}:${string}`, holes?: Holes): string {
  const [path = '', room = ''] = key.split(':').toReversed()
  return sayOf(language, [room], path, holes)
}
