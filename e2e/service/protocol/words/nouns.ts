import type { Language } from '../handlers.ts'

export type Kind = 'event' | 'venue' | 'organizer' | 'category' | 'tag'

/**
 * A kind of record as sentences need it. `one`: its name; `the`: with the article; `of`: with «of
 * the»; `a`: with the indefinite article; `many`: plural; `all`: plural with the article; `some`:
 * plural with «of».
 */
type Noun = Readonly<Record<'one' | 'the' | 'of' | 'a' | 'many' | 'all' | 'some', string>>

const english = (one: string, many: string, a: string): Noun => ({
  one,
  many,
  the: `the ${one}`,
  of: `of the ${one}`,
  a: `${a} ${one}`,
  all: `the ${many}`,
  some: `of ${many}`,
})

const catalan = (
  one: string,
  many: string,
  the: string,
  gender: 'm' | 'f',
  some: string,
): Noun => ({
  one,
  many,
  the,
  // «el» alone contracts with «de».
  of: the.startsWith('el ') ? `del ${one}` : `de ${the}`,
  a: `${gender === 'm' ? 'un' : 'una'} ${one}`,
  all: `${gender === 'm' ? 'els' : 'les'} ${many}`,
  some,
})

const spanish = (one: string, many: string, gender: 'm' | 'f'): Noun => ({
  one,
  many,
  the: `${gender === 'm' ? 'el' : 'la'} ${one}`,
  of: `${gender === 'm' ? 'del' : 'de la'} ${one}`,
  a: `${gender === 'm' ? 'un' : 'una'} ${one}`,
  all: `${gender === 'm' ? 'los' : 'las'} ${many}`,
  some: `de ${many}`,
})

export const nouns: Readonly<Record<Language, Readonly<Record<Kind, Noun>>>> = {
  en: {
    event: english('event', 'events', 'an'),
    venue: english('venue', 'venues', 'a'),
    organizer: english('organizer', 'organizers', 'an'),
    category: english('event category', 'event categories', 'an'),
    tag: english('event tag', 'event tags', 'an'),
  },
  ca: {
    event: catalan('acte', 'actes', 'l’acte', 'm', 'd’actes'),
    venue: catalan('lloc', 'llocs', 'el lloc', 'm', 'de llocs'),
    organizer: catalan('organitzador', 'organitzadors', 'l’organitzador', 'm', 'd’organitzadors'),
    category: catalan('categoria', 'categories', 'la categoria', 'f', 'de categories'),
    tag: catalan('etiqueta', 'etiquetes', 'l’etiqueta', 'f', 'd’etiquetes'),
  },
  es: {
    event: spanish('acto', 'actos', 'm'),
    venue: spanish('lugar', 'lugares', 'm'),
    organizer: spanish('organizador', 'organizadores', 'm'),
    category: spanish('categoría', 'categorías', 'f'),
    tag: spanish('etiqueta', 'etiquetas', 'f'),
  },
}

/** A sentence about a kind: its noun in the holes, a capital at the start. */
export const about = (language: Language, kind: Kind, sentence: string): string => {
  const noun: Readonly<Record<string, string>> = nouns[language][kind]
  const filled = sentence.replaceAll(/\{(\w+)\}/g, (hole, form: string) => noun[form] ?? hole)
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
