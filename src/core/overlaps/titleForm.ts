import { folded } from '../../i18n/folded.ts'

/** What is left of a title when it is compared. */
export interface TitleForm {
  /** numbers and single letters, which tell «Grup 1» from «Grup 2» */
  readonly exact: string
  /** the other words, written together; a letter of them may be a slip */
  readonly letters: string
}

/** Letters from which on one of them may differ: «Fira» and «Mira» are two words. */
const longEnough = 8

/** Words up to so many letters say little: «de», «la», «of». */
const little = 2

const elided = /\b[dlmnst]['’](?=\p{L})/gu

/** Null of a title without letters or numbers, which is like no other. */
export function titleForm(title: string): TitleForm | null {
  const words = folded(title)
    .replaceAll(elided, '')
    .match(/[\p{L}\p{N}]+/gu)
  if (!words) return null
  const isExact = (word: string) => /\p{N}/u.test(word) || word.length === 1
  const exact = words.filter(isExact)
  const others = words.filter((word) => !isExact(word))
  const telling = others.filter((word) => word.length > little)
  return { exact: exact.join(' '), letters: (telling.length > 0 ? telling : others).join('') }
}

/** Whether two titles are the same but for accents, capitals, signs, little words, or one slip of the hand. */
export function isNearForm(one: TitleForm, other: TitleForm): boolean {
  if (one.exact !== other.exact) return false
  if (one.letters === other.letters) return true
  const shorter = Math.min(one.letters.length, other.letters.length)
  return shorter >= longEnough && isOneSlip(one.letters, other.letters)
}

/** One letter more, less or another, or two that changed places. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  const shorter = Math.min(one.length, other.length)
  let before = 0
  while (before < shorter && one[before] === other[before]) before += 1
  let after = 0
  while (after < shorter - before && one.at(-1 - after) === other.at(-1 - after)) after += 1
  const left = one.slice(before, one.length - after)
  const right = other.slice(before, other.length - after)
  if (left.length <= 1 && right.length <= 1) return true
  const isTwo = left.length === 2 && right.length === 2
  return isTwo && left[0] === right[1] && left[1] === right[0]
}

/**
 * Under which words a form is to be looked for: two that are near without being the same have one of these in common,
 * and few others do. One slip leaves the first or the second half as it was.
 */
export function lookupKeys({ exact, letters }: TitleForm): readonly string[] {
  if (letters.length < longEnough) return []
  // The longer one of two is looked for as the shorter one is.
  const halves = new Set([letters.length, letters.length - 1].map((size) => (size - 1) >> 1))
  return [...halves].flatMap((half) => [
    `${exact}|<${letters.slice(0, half)}`,
    `${exact}|>${letters.slice(-half)}`,
  ])
}
