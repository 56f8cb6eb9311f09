import { isFree } from './costs.ts'
import type { Dice } from './dice.ts'
import type { Occasion } from './occasion.ts'
import { type Words, filled, readAllWords } from './tongues.ts'
import practical from './words/practical.json' with { type: 'json' }

const sentences = {
  free: readAllWords(practical.entrance.free),
  priced: readAllWords(practical.entrance.priced),
  onSite: readAllWords(practical.onSite),
  outdoors: readAllWords(practical.outdoors),
  anywhere: readAllWords(practical.anywhere),
}

const MINUTES_A_DAY = 24 * 60

const inAll = (make: (tongue: keyof Words) => string): Words => ({
  ca: make('ca'),
  es: make('es'),
  en: make('en'),
})

const paragraph = (text: string): string => `<p>${text}</p>`

/** How an editor got the paragraphs into the field. */
const ways: readonly ((texts: readonly string[]) => string)[] = [
  (texts) => texts.map(paragraph).join('\n'),
  (texts) => texts.map(paragraph).join('\n'),
  (texts) => texts.join('\n\n'),
  (texts) =>
    texts
      .map((text) => `<!-- wp:paragraph -->\n${paragraph(text)}\n<!-- /wp:paragraph -->`)
      .join('\n\n'),
  ([first = '', ...others]) =>
    `<p><strong>${first}</strong></p>\n<ul>${others.map((text) => `<li>${text}</li>`).join('')}</ul>`,
]

/** What may be added after the first sentence; nothing about a day's notice, as of closed offices. */
const additions = (dice: Dice, { tags, venue, cost }: Occasion, minutes: number): Words[] => {
  const entrance = dice.pick(isFree(cost) ? sentences.free : sentences.priced)
  const fitting = [
    ...(minutes < MINUTES_A_DAY ? sentences.anywhere : []),
    ...(venue === null || venue === 'linia' ? [] : sentences.onSite),
    ...(tags.includes('airelliure') ? sentences.outdoors : []),
  ]
  return [entrance, ...dice.shuffled(fitting).slice(0, dice.whole(3))]
}

/** A text about an occasion in the three languages, and for some a summary. `minutes`: how long it lasts. */
export const describe = (
  dice: Dice,
  occasion: Occasion,
  organizer: Words,
  minutes: number,
): { description: Words; excerpt: Words | null } => {
  const more = minutes === MINUTES_A_DAY ? [] : additions(dice, occasion, minutes)
  const way = dice.pick(ways)
  const description = inAll((tongue) =>
    way(
      [occasion.about, ...more].map((words) =>
        filled(words[tongue], { organizer: organizer[tongue], minutes: String(minutes) }),
      ),
    ),
  )
  return { description, excerpt: dice.chance(0.3) ? occasion.about : null }
}
