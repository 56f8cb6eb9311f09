import { folded } from '../../i18n/folded.ts'
import type { Image } from '../../collection/post.ts'

/** One value, or none where there is no text. */
export const only = (value: string): readonly string[] => (value === '' ? [] : [value])

/**
 * A slug without what a site adds to one that was taken (`fira-2`), and without the language people write at an end.
 * Interface silent: how services number slugs; years stay, since they tell editions apart.
 */
export function slugStem(slug: string, languages: readonly string[]): string {
  const parts = slug.split('-')
  while (parts.length > 1 && /^\d{1,2}$/.test(parts.at(-1) ?? '')) parts.pop()
  if (parts.length > 1 && languages.includes(parts.at(-1) ?? '')) parts.pop()
  if (parts.length > 1 && languages.includes(parts[0] ?? '')) parts.shift()
  return parts.join('-')
}

/** The words of a title by their beginnings, which related languages share; numbers whole. */
export function wordStems(title: string): readonly string[] {
  const words = folded(title).match(/\p{L}{3,}|\d+/gu) ?? []
  return words.map((word) => (/^\d/.test(word) ? word : word.slice(0, 5)))
}

/** Three letters after each other, which names keep from one related language to the next. */
export function letterTriples(name: string): readonly string[] {
  const text = ` ${(folded(name).match(/[\p{L}\d]+/gu) ?? []).join(' ')} `
  return Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3))
}

/**
 * What tells a picture: its id and its file's name, without the size that sites put behind it. A site with copies
 * of a picture for each language gives those ids of their own.
 */
export function pictureMarks(image: Image | null): readonly string[] {
  if (image === null) return []
  const file = image.url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  const name = file.replace(/(-\d+x\d+)?\.\w+$/, '')
  return [...(image.id === null ? [] : [`#${String(image.id)}`]), ...only(name)]
}

/** An address without what languages change in it. */
export function websiteMark(website: string, languages: readonly string[]): readonly string[] {
  const bare = website.toLowerCase().replace(/^https?:\/\/(www\.)?/, '')
  const [address = ''] = bare.split('#')
  const steps = address.replace(/[?&](lang|hl|locale)=[\w-]+/, '').split('/')
  return only(steps.filter((step) => step !== '' && !languages.includes(step)).join('/'))
}

/** The numbers in a price; words such as “free” are of a language. */
export function priceMarks(cost: string): readonly string[] {
  if (cost === '') return []
  const numbers = cost.match(/\d+(?:[.,]\d+)?/g) ?? []
  return [numbers.map((number) => String(Number(number.replace(',', '.')))).join(' ') || 'free']
}

/** The last nine digits: with or without the country's. */
export const phoneMark = (phone: string): readonly string[] =>
  only(phone.replaceAll(/\D/g, '').slice(-9))

/** The number of the day, from any beginning. */
export const dayNumber = (date: string): number =>
  Math.floor(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / 86_400_000)
