import { wallTime } from '../service/town/days.ts'
import type { Dice } from '../service/town/dice.ts'
import { makeSlugBook, slugOf } from '../service/town/slugs.ts'
import { type Tongue, type Words, filled, readAllWords } from '../service/town/tongues.ts'
import { type Numbered, translatedAt } from './numbered.ts'
import type { Linking, Profile } from './profile.ts'
import { inAll } from './titles.ts'
import places from './words/places.json' with { type: 'json' }

/** The texts of a venue or an organizer, as the interface names them. */
export type Facts = Readonly<Record<string, string>>

/** A venue or an organizer as one language has it. */
export interface LinkedVersion extends Numbered {
  readonly name: string
  readonly slug: string
  readonly facts: Facts
  /** the language of its address, which one record for all languages has too */
  readonly language: Tongue
}

/** A venue or an organizer in the languages that have it. */
export interface Linked {
  readonly versions: Partial<Record<Tongue, LinkedVersion>>
  readonly isNamesake: boolean
}

/** What a kind of linked record is made from. */
export interface Making {
  readonly count: number
  readonly linking: Linking
  /** names that every town has once, then sorts that a proper name is put to */
  readonly common: readonly string[]
  readonly sorts: readonly string[]
  readonly facts: (dice: Dice, isElsewhere: boolean) => Facts
  /** the facts as a translator leaves them */
  readonly told: (dice: Dice, facts: Facts, tongue: Tongue) => Facts
}

const names = places.properNames

const sortedName = (dice: Dice, sorts: readonly Words[]): Words => {
  const sort = dice.pick(sorts)
  const name = dice.pick(names)
  return inAll((tongue) => filled(sort[tongue], { name }))
}

const nameIn = (dice: Dice, words: Words, tongue: Tongue, { names: habit }: Profile): string => {
  if (tongue === 'ca') return words.ca
  const used = dice.chance(0.9) ? habit : 'translated'
  if (used === 'translated') return words[tongue]
  return used === 'kept' ? words.ca : `${words.ca} (${tongue})`
}

const share: Readonly<Record<Linking, number>> = { everyLanguage: 0.95, partly: 0.55, oneForAll: 1 }

/** Venues or organizers of a site; made long before the events. */
export function makeLinked(dice: Dice, profile: Profile, making: Making): Linked[] {
  const common = readAllWords(making.common)
  const sorts = readAllWords(making.sorts)
  const slug = makeSlugBook()
  const made: { linked: Linked; words: Words }[] = []
  const used = new Set<string>()
  for (let nr = 0; made.length < making.count; nr += 1) {
    // Two towns of one county have a casal each.
    const twin = made.length > 5 && dice.chance(0.06) ? dice.pick(made) : null
    const words = twin?.words ?? common[nr] ?? sortedName(dice, sorts)
    if (twin === null && used.has(words.ca)) continue
    used.add(words.ca)
    const facts = making.facts(dice, twin !== null)
    const at = wallTime('2024-01-10', '09:00', nr * 7 + dice.whole(5))
    const versionIn = (tongue: Tongue): LinkedVersion => {
      const name = nameIn(dice, words, tongue, profile)
      const book = profile.slugsPerLanguage ? tongue : ''
      return {
        id: 0,
        at: tongue === 'ca' ? at : translatedAt(dice, profile, at, '2024-05-01 10:00:00'),
        name,
        slug: slug(book, slugOf(name)),
        facts: tongue === 'ca' ? facts : making.told(dice, facts, tongue),
        language: tongue,
      }
    }
    const versions: Linked['versions'] = { ca: versionIn('ca') }
    for (const tongue of profile.languages.slice(1)) {
      if (making.linking === 'oneForAll') versions[tongue] = versions.ca
      else if (dice.chance(share[making.linking])) versions[tongue] = versionIn(tongue)
    }
    made.push({ linked: { versions, isNamesake: twin !== null }, words })
  }
  return made.map(({ linked }) => linked)
}
