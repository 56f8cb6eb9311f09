import { readdirSync, readFileSync } from 'node:fs'
import { interfaceLanguages } from './i18n/interfaceLanguage.ts'

const folder = new URL('../locales/', import.meta.url)
const rooms = readdirSync(new URL('en/', folder)).filter((file) => file.endsWith('.json'))

type Words = Map<string, string>

/** Every key of a catalogue with its words, `a.b.c` → words. */
function flat(value: unknown, path = ''): Words {
  if (typeof value === 'string') return new Map([[path, value]])
  if (typeof value !== 'object' || value === null)
    throw new Error(`${path} is neither words nor keys`)
  const words: Words = new Map()
  for (const [key, inner] of Object.entries(value))
    for (const [below, text] of flat(inner, path ? `${path}.${key}` : key)) words.set(below, text)
  return words
}

function wordsOf(language: string, room: string): Words {
  return flat(JSON.parse(readFileSync(new URL(`${language}/${room}`, folder), 'utf8')))
}

const categories = /_(zero|one|two|few|many|other)$/
const stem = (key: string) => key.replace(categories, '')
const isPlural = (key: string) => categories.test(key)

function found(pattern: RegExp, words: string): string[] {
  return [...new Set(words.match(pattern))].toSorted()
}

const holes = (words: string) => found(/\{\{.+?\}\}/g, words)
const tags = (words: string) => found(/<\/?\w+[^>]*>/g, words)

/** Words that a translation shares with the English ones. */
const shared = new Set(
  'Agenda Categories categories Dates HTML ID (ID ) No Notes Text UTC Visual slug Slug no'.split(
    / (?!\))/,
  ),
)

/** A text without its holes, its tags and what other rooms say. */
const wordsAlone = (words: string) =>
  words.replaceAll(/\{\{.+?\}\}|\$t\([^)]+\)|<\/?\w+[^>]*>/g, '').trim()

it('has the same rooms in every language', () => {
  for (const language of interfaceLanguages)
    expect(readdirSync(new URL(`${language}/`, folder)).toSorted()).toEqual(rooms.toSorted())
})

it('leaves to a device that installs it the name alone, which needs no language', () => {
  const manifest = readFileSync(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8')
  const { name, short_name, ...rest } = JSON.parse(manifest)
  expect([name, short_name]).toEqual(['Agenda', 'Agenda'])
  for (const worded of ['description', 'lang', 'shortcuts', 'screenshots'])
    expect(Object.keys(rest)).not.toContain(worded)
})

describe.each(rooms)('%s', (room) => {
  const english = wordsOf('en', room)
  const keys = new Set([...english.keys()].map(stem))

  it.each(interfaceLanguages)('has every key in %s, and no other', (language) => {
    const here = new Set([...wordsOf(language, room).keys()].map(stem))
    expect([...here].toSorted()).toEqual([...keys].toSorted())
  })

  it.each(interfaceLanguages)('has every plural of %s', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const words = wordsOf(language, room)
    const plurals = new Set([...english.keys()].filter(isPlural).map(stem))
    for (const plural of plurals) {
      const here = [...words.keys()].filter((key) => isPlural(key) && stem(key) === plural)
      const wanted = pluralCategories.map((category) => `${plural}_${category}`)
      expect(here.toSorted()).toEqual(wanted.toSorted())
    }
  })

  it.each(interfaceLanguages)('has the same holes and tags in %s', (language) => {
    for (const [key, words] of wordsOf(language, room)) {
      const source =
        english.get(key) ?? english.get(`${stem(key)}_other`) ?? english.get(stem(key)) ?? ''
      const one = /_(zero|one|two)$/.test(key) ? ['{{count}}'] : []
      const optional = (hole: string) => !one.includes(hole)
      expect([key, holes(words).filter(optional)]).toEqual([key, holes(source).filter(optional)])
      expect([key, tags(words)]).toEqual([key, tags(source)])
    }
  })

  it.each(interfaceLanguages)('leaves nothing empty or untrimmed in %s', (language) => {
    for (const [key, words] of wordsOf(language, room))
      expect([key, words]).toEqual([key, words.trim() || key])
  })

  it.each(['ca', 'es'])('leaves nothing in English in %s', (language) => {
    const untranslated = [...wordsOf(language, room)].filter(
      ([key, words]) =>
        english.get(key) === words &&
        /\p{L}/u.test(wordsAlone(words)) &&
        !shared.has(wordsAlone(words)),
    )
    expect(untranslated).toEqual([])
  })

  it.each(interfaceLanguages)('writes apostrophes and quotes as printed in %s', (language) => {
    for (const [key, words] of wordsOf(language, room))
      expect([key, /['"]/.test(words)]).toEqual([key, false])
  })

  it.each(interfaceLanguages)('quotes as %s does', (language) => {
    const foreign = language === 'en' ? /[«»]/ : /[“”]/
    for (const [key, words] of wordsOf(language, room))
      expect([key, foreign.test(words)]).toEqual([key, false])
  })

  // The calendar that is used is the only one that counts: what others do is no help.
  it.each(interfaceLanguages)('speaks of this calendar, not of many, in %s', (language) => {
    const others =
      /\b(many|some|molts|alguns|muchos|algunos) (calendars|sites|calendaris|calendarios|webs|llocs web|sitios)\b/i
    for (const [key, words] of wordsOf(language, room))
      expect([key, others.test(words)]).toEqual([key, false])
  })
})

/** What one word says everywhere, and the words that would say it another way. */
const otherWords: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  en: {
    image: /\bpictures?\b/i,
    'someone, everyone, anyone': /\b(some|every|any)body\b/i,
    permanently: /\bfor good\b/i,
    'can’t, isn’t': /\bcannot\b|\b(could|does|is|was|did|has|have|are|were|do|will|would) not\b/i,
    email: /\be-mail/i,
    phone: /\btelephone/i,
    overlap: /\bclash/i,
    link: /\bpair(s|ed|ing)?\b|\bunpaired\b/i,
    Translations: /\bboard\b/i,
    'offline, online': /\bno network\b|\bnetwork is\b/i,
    'anyway, now': /\ball the same\b|\bby now\b|\bmeanwhile\b/i,
    'a new sentence': /;/,
  },
  ca: {
    'de l’acte «…»': /\bde «\{\{/,
    connexió: /\bxarxa\b/i,
    web: /\bllocs? web\b/i,
    rebutja: /\brefus/i,
    últim: /\bdarrer(a|s|es)?\b/i,
    enllaç: /\bparell/i,
    suprimeix: /\besborr(a|ar|at|ada|ats|ades|ant)\b(?! la cerca)/i,
    'conserva, cerca': /\bguard(a|ar|en)\b|\bbuscar?\b/i,
    Traduccions: /\btauler\b/i,
    'una frase nova': /;/,
  },
  es: {
    'la otra versión': /\bsuyo\b/i,
    conexión: /\bred\b/i,
    sitio: /\bsitios? web\b|\b(de|en) la web\b/i,
    enlace: /\bparejas?\b/i,
    'revisar, comprobar': /\bmir(ar|e|a)\b/i,
    Traducciones: /\b(tablero|panel)\b/i,
    'una frase nueva': /;/,
  },
}

it.each(interfaceLanguages)('has one word for one thing in %s', (language) => {
  const others = rooms.flatMap((room) =>
    [...wordsOf(language, room)].flatMap(([key, words]) =>
      Object.entries(otherWords[language] ?? {})
        .filter(([, other]) => other.test(words.replaceAll(/\{\{.+?\}\}/g, '{{}}')))
        .map(([word]) => `${room} ${key}, for ${word}: ${words}`),
    ),
  )
  expect(others).toEqual([])
})
