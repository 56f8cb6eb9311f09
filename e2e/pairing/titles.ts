import type { Dice } from '../service/town/dice.ts'
import { type Tongue, type Words, filled, readAllWords } from '../service/town/tongues.ts'
import written from './words/fillers.json' with { type: 'json' }
import framing from './words/frames.json' with { type: 'json' }
import places from './words/places.json' with { type: 'json' }
import whole from './words/wholeTitles.json' with { type: 'json' }

/** The kinds of frame that a title is made with. */
export type Slot = keyof typeof framing.frames

/** A title as its frame and what fills it; a whole title has nothing to fill. */
export interface Title {
  readonly frame: Words
  readonly filler: Words | null
}

export const inAll = (make: (tongue: Tongue) => string): Words => ({
  ca: make('ca'),
  es: make('es'),
  en: make('en'),
})

const frameWords = Object.fromEntries(
  Object.entries(framing.frames).map(([slot, text]) => [slot, readAllWords(text)]),
)

const wholes = readAllWords(whole.wholeTitles)

const fillers = {
  work: readAllWords(written.works),
  craft: readAllWords(written.crafts),
  topic: readAllWords(written.topics),
  spot: readAllWords(written.spots),
  tale: readAllWords(written.tales),
}

const artistWords = (dice: Dice): Words => {
  const second = dice.chance(0.6) ? '' : dice.pick(written.artists.second)
  const name = `${dice.pick(written.artists.first)}${second}`
  return inAll(() => name)
}

const properName = (dice: Dice): Words => {
  const name = dice.pick(places.properNames)
  return inAll(() => name)
}

/** One wording of those parted by `/`, chosen once for each language. */
const worded = (dice: Dice, words: Words): Words =>
  inAll((tongue) => dice.pick(words[tongue].split(' / ')))

export const pickFrame = (dice: Dice, slot: Slot): Words =>
  worded(dice, dice.pick(frameWords[slot] ?? []))

export function pickFiller(dice: Dice, slot: Slot): Words {
  if (slot === 'artist') return artistWords(dice)
  return slot === 'name' ? properName(dice) : dice.pick(fillers[slot])
}

export const pickTitle = (dice: Dice, slots: readonly (Slot | 'whole')[]): Title => {
  const slot = dice.pick(slots)
  return slot === 'whole'
    ? { frame: dice.pick(wholes), filler: null }
    : { frame: pickFrame(dice, slot), filler: pickFiller(dice, slot) }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a frame and a filler contract to: `del`, `pels`, and in Catalan `d'ocells`. */
function contracted(text: string, tongue: Tongue): string {
  const joined = text.replaceAll(/\b(d|p)er? (els?) /g, '$1$2 ')
  return tongue === 'ca' ? joined.replaceAll(/\bde (?=h?[aeiouàèéíòóú])/gi, "d'") : joined
}

/** The title in a language; `of` is the language of its second half, another one when half-translated. */
export const titleIn = ({ frame, filler }: Title, tongue: Tongue, of: Tongue = tongue): string =>
  capital(contracted(filled(frame[tongue], { what: filler?.[of] ?? '' }), tongue))

/** A title of which only the first half was translated; null where it has but one. */
export const halfTranslated = (title: Title, tongue: Tongue, source: Tongue): string | null =>
  title.filler !== null && title.filler[tongue] !== title.filler[source]
    ? titleIn(title, tongue, source)
    : null

/** Two neighbouring letters changed places, or one got lost. */
export const misspelt = (dice: Dice, title: string): string => {
  const at = 1 + dice.whole(Math.max(1, title.length - 2))
  return dice.chance(0.5)
    ? title.slice(0, at) + title.slice(at + 1)
    : title.slice(0, at) + title.charAt(at + 1) + title.charAt(at) + title.slice(at + 2)
}
