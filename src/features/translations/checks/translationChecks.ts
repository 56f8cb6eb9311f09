import { attributesOf } from '../../../core/resource/richText.ts'
import { decodeEntities } from '../../../core/resource/plainText.ts'
import { scan } from '../../../ui/html/rich/scan.ts'
import { numbersMissing } from './numbers.ts'

/** A text and its translation, both as HTML or as plain words. */
export interface Translated {
  /** codes of languages */
  readonly from: string
  readonly to: string
  readonly source: string
  readonly target: string
}

/** What a person has to look at in a translation before it is saved or published. */
export const translationChecks = ['sameText', 'numbers', 'links', 'lists'] as const
export type TranslationCheck = (typeof translationChecks)[number]

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
