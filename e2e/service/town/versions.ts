import type { Row } from '../store/rows.ts'
import { costIn, pickCost, isFree } from './costs.ts'
import { MINUTES_A_DAY, daysBetween, utcOf, wallPlus } from './days.ts'
import type { Dice } from './dice.ts'
import { type Drift, pickDates, pickDrift, pickStatus, pickTranslationStatus } from './fates.ts'
import type { Occasion } from './occasion.ts'
import { home } from './programme.ts'
import { slugOf } from './slugs.ts'
import { type Tongue, type Words, tongues, filled, readAllWords } from './tongues.ts'
import practical from './words/practical.json' with { type: 'json' }

const sentences = {
  free: readAllWords(practical.entrance.free),
  priced: readAllWords(practical.entrance.priced),
  onSite: readAllWords(practical.onSite),
  outdoors: readAllWords(practical.outdoors),
  anywhere: readAllWords(practical.anywhere),
}

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
const describe = (
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

/** A record in one language, before it has a number and a slug of its own. */
export interface Version {
  occasion: Occasion
  tongue: Tongue
  /** Columns of the table `events`, without `id`, `slug` and what follows from them. */
  row: Row
  status: string
  wantedSlug: string
  drift: Drift
}

interface Telling {
  dice: Dice
  today: string
  organizerOf: (occasion: Occasion) => Words
  pictureIds: readonly number[]
}

type Facts = Pick<Occasion, 'start_date' | 'end_date' | 'cost'> & { image: number | null }

const minutesOf = ({ start_date, end_date, all_day }: Occasion): number =>
  all_day
    ? 24 * 60 * (daysBetween(start_date.slice(0, 10), end_date.slice(0, 10)) + 1)
    : (Date.parse(`${end_date}Z`) - Date.parse(`${start_date}Z`)) / 60_000

/** What one language tells otherwise than the others. */
const drifted = (
  dice: Dice,
  drift: Drift,
  facts: Facts,
  { all_day }: Occasion,
  ids: readonly number[],
): Facts => {
  if (drift === 'dateMoved') {
    const minutes = all_day ? 24 * 60 : dice.pick([60, -60, 30, 24 * 60, 7 * 24 * 60])
    return {
      ...facts,
      start_date: wallPlus(facts.start_date, minutes),
      end_date: wallPlus(facts.end_date, minutes),
    }
  }
  if (drift === 'otherPicture') return { ...facts, image: dice.pick(ids) }
  if (drift === 'otherCost') return { ...facts, cost: pickCost(dice, ['ticket']) }
  return facts
}

const flags = (dice: Dice, { venue, fixed }: Occasion): Row => ({
  show_map: venue !== null && dice.chance(0.8),
  show_map_link: venue !== null && dice.chance(0.8),
  hide_from_listings: fixed === undefined ? dice.chance(0.02) : fixed.hide_from_listings === true,
  sticky: fixed === undefined ? dice.chance(0.03) : fixed.sticky === true,
  featured: fixed === undefined ? dice.chance(0.06) : fixed.featured === true,
})

const website = (dice: Dice, { organizers }: Occasion): string | null => {
  const roll = dice.next()
  if (roll < 0.6) return null
  if (roll < 0.7) return ''
  const query = roll < 0.8 ? '?ruta=agenda&origen=cartell' : ''
  return `https://${organizers[0] ?? 'agenda'}.portsalabre.example/activitats${query}`
}

/** When a record of a status was published and changed; a draft has no publication in UTC. */
const dated = (dice: Dice, occasion: Occasion, status: string, today: string): Row => {
  const { date, modified } = pickDates(dice, occasion, status, today)
  const isDraft = status === 'draft' || status === 'pending'
  return {
    date,
    date_utc: isDraft ? null : utcOf(date, home),
    modified,
    modified_utc: utcOf(modified, home),
  }
}

const timed = ({ start_date, end_date }: Facts, { timezone, all_day }: Occasion): Row => ({
  start_date,
  end_date,
  all_day,
  timezone,
  utc_start_date: utcOf(start_date, timezone),
  utc_end_date: utcOf(end_date, timezone),
})

/** The records of one occasion: the Catalan one and those translations that are `wanted`. */
export const versionsOf = (
  occasion: Occasion,
  wanted: (tongue: Tongue) => boolean,
  { dice, today, organizerOf, pictureIds }: Telling,
): Version[] => {
  const told = describe(dice, occasion, organizerOf(occasion), minutesOf(occasion))
  const { description = told.description, website: address = website(dice, occasion) } =
    occasion.fixed ?? {}
  const marks = flags(dice, occasion)
  const image = dice.chance(0.7) ? dice.pick(pictureIds) : null
  const first = pickStatus(dice, occasion, today)
  const slug = occasion.fixed?.slug ?? slugOf(occasion.title.ca)

  return tongues.flatMap((tongue) => {
    const isFirst = tongue === 'ca'
    const isFixed = occasion.fixed?.everywhere === true
    const status = isFirst ? first : pickTranslationStatus(dice, first, isFixed)
    if (status === null || !(isFirst || isFixed || wanted(tongue))) return []
    const drift = isFirst ? 'none' : pickDrift(dice, occasion)
    const facts = drifted(dice, drift, { ...occasion, image }, occasion, pictureIds)
    const titleTongue = drift === 'untranslated' ? 'ca' : tongue
    const textTongue = drift === 'untranslated' || drift === 'untranslatedText' ? 'ca' : tongue
    const title = occasion.title[titleTongue]
    const sharesSlug = isFirst || isFixed || dice.chance(0.45)
    const row = {
      language: tongue,
      author: 1 + dice.whole(4),
      title,
      description: description[textTongue],
      excerpt: told.excerpt?.[textTongue] ?? '',
      password: occasion.fixed?.password ?? null,
      image: facts.image,
      cost: costIn(facts.cost, textTongue),
      website: address,
      ...marks,
      ...timed(facts, occasion),
      ...dated(dice, occasion, status, today),
    }
    return { occasion, tongue, row, status, wantedSlug: sharesSlug ? slug : slugOf(title), drift }
  })
}
