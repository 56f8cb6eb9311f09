import type { Dice } from '../service/town/dice.ts'
import { makeSlugBook, slugOf } from '../service/town/slugs.ts'
import { type Tongue, type Words, readAllWords } from '../service/town/tongues.ts'
import kinds from './kinds.json' with { type: 'json' }
import type { Linking, Profile } from './profile.ts'
import places from './words/places.json' with { type: 'json' }

/** A category or a tag as one language has it. */
export interface TermVersion {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** id of the category above in the same language, 0 at the top */
  readonly parent: number
  /** published events of the languages that have it */
  count: number
  readonly language: Tongue
}

export interface Term {
  readonly versions: Partial<Record<Tongue, TermVersion>>
}

interface Leaf {
  readonly words: Words
  readonly above: number | null
}

/** So many of the written terms, what is inside of another never without it. */
function leavesOf(dice: Dice, lines: readonly string[], count: number): Leaf[] {
  const families: Words[][] = []
  for (const words of readAllWords(lines)) {
    if (words.ca.startsWith('> ')) families.at(-1)?.push({ ...words, ca: words.ca.slice(2) })
    else families.push([words])
  }
  const leaves: Leaf[] = []
  for (const family of dice.shuffled(families)) {
    const top = leaves.length
    leaves.push(...family.map((words, nr) => ({ words, above: nr === 0 ? null : top })))
  }
  return leaves.slice(0, count)
}

/**
 * Ids of their own sequence. In categories.json they count in eights, a translation comes two after its source
 * (45 and 47), and the slug has the mark of the language also where the name differs (`deportes-es`).
 */
function makeTerms(
  dice: Dice,
  profile: Profile,
  leaves: readonly Leaf[],
  linking: Linking,
): Term[] {
  const slug = makeSlugBook()
  const isMarked = dice.chance(0.4)
  const isAtOnce = dice.chance(0.6)
  let id = 1 + dice.whole(40)
  const terms: Term[] = leaves.map(() => ({ versions: {} }))
  const parentIn = ({ above }: Leaf, tongue: Tongue): number =>
    (above === null ? undefined : terms[above]?.versions[tongue]?.id) ?? 0
  const add = (at: number, tongue: Tongue): void => {
    const [leaf, versions] = [leaves[at], terms[at]?.versions]
    if (leaf === undefined || versions === undefined) return
    id += 1 + dice.whole(3)
    const name = leaf.words[tongue]
    const wanted = isMarked && tongue !== 'ca' ? `${slugOf(name)}-${tongue}` : slugOf(name)
    versions[tongue] = {
      id,
      name,
      slug: slug(profile.slugsPerLanguage ? tongue : '', wanted),
      parent: parentIn(leaf, tongue),
      count: 0,
      language: tongue,
    }
  }
  const translate = (at: number, tongue: Tongue): void => {
    const versions = terms[at]?.versions
    if (versions === undefined) return
    if (linking === 'oneForAll') versions[tongue] = versions.ca
    else if (dice.chance(linking === 'partly' ? 0.6 : 0.93)) add(at, tongue)
  }
  const others = profile.languages.slice(1)
  const places = leaves.map((_, at) => at)
  for (const at of places) {
    add(at, 'ca')
    if (isAtOnce) for (const tongue of others) translate(at, tongue)
  }
  if (!isAtOnce) for (const tongue of others) for (const at of places) translate(at, tongue)
  return terms
}

export const makeCategories = (dice: Dice, profile: Profile): Term[] => {
  const linking = profile.kind === 'oneRecord' ? 'oneForAll' : 'everyLanguage'
  return makeTerms(
    dice,
    profile,
    leavesOf(dice, places.categoryTree, kinds[profile.kind].categories),
    linking,
  )
}

export const makeTags = (dice: Dice, profile: Profile): Term[] =>
  makeTerms(dice, profile, leavesOf(dice, places.tagWords, kinds[profile.kind].tags), profile.tags)
