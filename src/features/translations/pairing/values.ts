import type { Image } from '../../../core/resource/post.ts'
import { folded } from '../../../i18n/folded.ts'
import type { Value } from './kind.ts'

/** The same function, which reads each text once: listings say the same again and again. */
export function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = read(text)
    known.set(text, found)
    return found
  }
}

const isDigit = (text: string, at: number) => {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57
}

/** Where a slug ends before the number of one or two digits behind it; its whole length where there is none. */
function withoutNumber(slug: string, end: number): number {
  if (!isDigit(slug, end - 1)) return end
  const at = isDigit(slug, end - 2) ? end - 3 : end - 2
  return at > -1 && slug[at] === '-' ? at : end
}

/**
 * A slug without what a site adds to one that was taken (`fira-2`), and without the language people write at an end.
 * Interface silent: how a service numbers a slug that is taken is not specified. A number of one or two digits at the
 * end of a slug is ignored in comparisons, a year is not.
 */
export function slugStem(slug: string, languages: readonly string[]): string {
  let end = slug.length
  for (let next = withoutNumber(slug, end); next < end; next = withoutNumber(slug, end)) end = next
  const last = slug.lastIndexOf('-', end - 1)
  if (last > -1 && languages.includes(slug.slice(last + 1, end))) end = last
  const first = slug.indexOf('-')
  const isNamed = first > -1 && first < end && languages.includes(slug.slice(0, first))
  return slug.slice(isNamed ? first + 1 : 0, end)
}

/** The words of a title by their beginnings, which related languages share; numbers whole. */
function stemsOf(text: string): readonly string[] {
  const words = folded(text).match(/\p{L}{3,}|\d+/gu) ?? []
  return words.map((word) => (/^\d/.test(word) ? word : word.slice(0, 5)))
}

/** Reads titles: each word once, for titles share most of them. */
export function wordStems(): (title: string) => readonly string[] {
  const stems = remembering(stemsOf)
  return (title) => {
    const found: string[] = []
    for (const word of title.split(' ')) for (const stem of stems(word)) found.push(stem)
    return found
  }
}

/** Three letters after each other, which names keep from one related language to the next. */
export function letterTriples(name: string): readonly string[] {
  const text = ` ${(folded(name).match(/[\p{L}\d]+/gu) ?? []).join(' ')} `
  return Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3))
}

/** The file of a picture, without the size that sites put behind its name. */
const fileOf = (url: string) =>
  (url.split(/[?#]/)[0]?.split('/').at(-1) ?? '').replace(/(-\d+x\d+)?\.\w+$/, '')

/**
 * Reads what tells a picture: its id and its file's name. A site with copies of a picture for each language gives
 * those ids of their own.
 */
export function pictureMarks(): (image: Pick<Image, 'id' | 'url'> | null) => readonly Value[] {
  const file = remembering(fileOf)
  return (image) => {
    if (image === null) return []
    const name = file(image.url)
    const all: Value[] = image.id === null ? [] : [image.id]
    return name === '' ? all : [...all, name]
  }
}

/** An address without what languages change in it. */
export function websiteMark(website: string, languages: readonly string[]): string {
  const bare = website.toLowerCase().replace(/^https?:\/\/(www\.)?/, '')
  const [address = ''] = bare.split('#')
  const steps = address.replace(/[?&](lang|hl|locale)=[\w-]+/, '').split('/')
  return steps.filter((step) => step !== '' && !languages.includes(step)).join('/')
}

/** The numbers in a price; words such as “free” are of a language. */
export function priceMark(cost: string): string {
  if (cost === '') return ''
  const numbers = cost.match(/\d+(?:[.,]\d+)?/g) ?? []
  return numbers.map((number) => String(Number(number.replace(',', '.')))).join(' ') || 'free'
}

/** The last nine digits: with or without the country's. */
export const phoneMark = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-9)

/** The number of the day, from any beginning. */
export const dayNumber = (date: string): number =>
  Math.floor(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / 86_400_000)
