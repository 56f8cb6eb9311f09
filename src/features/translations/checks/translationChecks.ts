import { decodeEntities } from '../../../core/resource/plainText.ts'
import { attributesOf } from '../../../core/resource/richText.ts'
import { scan } from '../../../ui/html/rich/scan.ts'

/** A text and its translation, both as HTML or as plain words. */
interface Translated {
  /** codes of languages */
  readonly from: string
  readonly to: string
  readonly source: string
  readonly target: string
}

/** What a person has to look at in a translation before it is saved or published. */
export const translationChecks = ['sameText', 'numbers', 'links', 'lists'] as const
type TranslationCheck = (typeof translationChecks)[number]

/** What each check found in the source and misses in the translation; a check that found nothing is not there. */
export type CheckFindings = Readonly<Partial<Record<TranslationCheck, readonly string[]>>>

const textOf = (html: string) =>
  scan(html)
    .map((part) => (part.kind === 'text' ? decodeEntities(part.html) : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Addresses of the web and of mail that stand in a text as words. */
function addressesIn(text: string): readonly string[] {
  return text
    .split(/[\s<>"«»“”(),;!?]+/)
    .map((word) => (/[.:]$/.test(word) ? word.slice(0, -1) : word))
    .filter((word) => /^(?:https?:\/\/|www\.|[^@]+@[^@.]+\.)[^@]/i.test(word))
}

function linksOf(html: string, text: string): readonly string[] {
  const attributes = [...attributesOf(html).keys()].flatMap((key) => {
    const [element = '', name = '', ...value] = key.split(' ')
    return /^(?:a href|img src|iframe src)$/.test(`${element} ${name}`) ? [value.join(' ')] : []
  })
  return [...new Set([...attributes, ...addressesIn(text)])]
}

/** An address without what pages of two languages differ in: «/ca/», «lang=ca», «ca.example.org». */
function anyLanguage(link: string, { from, to }: Translated): string {
  return link
    .toLowerCase()
    .split(/([^a-z\d]+)/)
    .map((part) => (part === from || part === to ? '*' : part))
    .join('')
    .replace(/^(?:mailto:|https?:\/\/)/, '')
    .replace(/\/$/, '')
}

/** Items of lists and rows of tables, by their elements. */
function itemsOf(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const part of scan(html))
    if (part.kind === 'start' && /^(?:li|tr|dt)$/.test(part.name))
      counts.set(part.name, (counts.get(part.name) ?? 0) + 1)
  return counts
}

/**
 * What a translation may have lost of its source or changed: numbers with hours, prices and telephones, addresses and
 * links, items of lists; and whether it is the source itself. Names are alike in every language, so that each finding
 * is a reason to look, and none is an error.
 */
export function checkTranslation(translated: Translated): CheckFindings {
  const { source, target } = translated
  const [text, other] = [textOf(source), textOf(target)]
  const there = new Set(linksOf(target, other).map((link) => anyLanguage(link, translated)))
  const links = linksOf(source, text).filter((link) => !there.has(anyLanguage(link, translated)))
  const wordsOf = (one: string) =>
    one
      .split(' ')
      .filter((word) => addressesIn(word).length === 0)
      .join(' ')
  const numbers = numbersMissing(wordsOf(text), wordsOf(other), translated.to)
  const items = itemsOf(target)
  const isListed = [...itemsOf(source)].every(([name, count]) => items.get(name) === count)
  return {
    ...(text === other && /\p{L}/u.test(text) ? { sameText: [] } : {}),
    ...(numbers.length > 0 ? { numbers } : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(isListed ? {} : { lists: [] }),
  }
}

/** A number as one reads it, and what it may be in another language. */
interface FoundNumber {
  readonly written: string
  /** without signs that languages write each in their own way */
  readonly readings: readonly string[]
}

/** Nine digits in groups: a telephone of Spain, with the prefix of a country or without. */
const telephone = /(?<![\d.,])(?:(?:\+|00)\d{1,3}[ .-]?)?\d{2,3}(?:[ .-]?\d{2,3}){2,3}(?![\d])/g
const number = /\d+(?:[.,:'’h]\d+)*/gi

/** Afternoon, as English, Catalan and Spanish say it after an hour. */
const afternoon =
  /^\s?(?:h\s|hor[ae]s\s)?(?:p\.?\s?m\b|de la (?:tarda|tarde|nit|noche)|del vespre)/i

/** «1.500» and «1,500» are a thousand and a half; «12,50», «12.5» and «12:50» have a part after the sign. */
function plainNumber(text: string): readonly string[] {
  const parts = text.split(/[.,:'’h]/i)
  const [first = '', ...rest] = parts
  if (rest.length > 0 && first.length <= 3 && rest.every((part) => part.length === 3))
    return [String(Number(parts.join('')))]
  if (rest.length !== 1) return parts.map((part) => String(Number(part)))
  return [String(Number(parts.join('.')))]
}

/** An hour of the afternoon is said by twelve less, too. */
function readingsOf(value: string, written: string, after: string): readonly string[] {
  const [hour = '', ...minutes] = value.split('.')
  const by = (more: number) => [value, [String(Number(hour) + more), ...minutes].join('.')]
  if (Number(hour) <= 12) return afternoon.test(after) ? by(12) : [value]
  const isHour = /[:h]/i.test(written) || /^\s?h\b/i.test(after)
  return isHour && Number(hour) <= 24 ? by(-12) : [value]
}

function numbersOf(text: string): readonly FoundNumber[] {
  const found: FoundNumber[] = []
  const rest = text.replaceAll(telephone, (written) => {
    const digits = written.replaceAll(/\D/g, '')
    if (digits.length < 9) return written
    found.push({ written: written.trim(), readings: [digits.slice(-9)] })
    return ' '
  })
  for (const { 0: written, index } of rest.matchAll(number)) {
    const after = rest.slice(index + written.length, index + written.length + 30)
    for (const value of plainNumber(written))
      found.push({ written, readings: readingsOf(value, written, after) })
  }
  return found
}

const roman: Readonly<Record<string, number>> = {
  I: 1,
  V: 5,
  X: 10,
  L: 50,
  C: 100,
  D: 500,
  M: 1000,
}

/** Centuries and editions: «segle XX» is «20th century». */
function romanOf(text: string): readonly string[] {
  return Array.from(text.matchAll(/\b[IVXLCDM]+\b/g), ([letters]) => {
    const values = [...letters].map((letter) => roman[letter] ?? 0)
    return String(
      values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0),
    )
  })
}

/** Months by their names: «20/12» is «20 December». */
function monthsOf(text: string, language: string): readonly string[] {
  const nameOf = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const lower = text.toLocaleLowerCase(language)
  return Array.from({ length: 12 }, (_, at) => at).flatMap((at) =>
    lower.includes(nameOf.format(Date.UTC(2000, at)).toLocaleLowerCase(language))
      ? [String(at + 1)]
      : [],
  )
}

/**
 * Numbers of a source that its translation does not have, as they are written there: hours, prices, days, telephones.
 * What only the translation has is no finding, for languages write out some numbers.
 * @param language code, of the translation
 */
function numbersMissing(source: string, target: string, language: string): readonly string[] {
  const there = new Set([
    ...numbersOf(target).flatMap(({ readings }) => readings),
    ...romanOf(target),
    ...monthsOf(target, language),
  ])
  const missing = numbersOf(source).filter(
    ({ readings }) => !readings.some((one) => there.has(one)),
  )
  return [...new Set(missing.map(({ written }) => written))]
}
