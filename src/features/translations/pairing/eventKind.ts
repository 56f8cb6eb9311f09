import type { Kind } from './kind.ts'
import type { PairedEvent, LinkedCollection } from './listing.ts'
import type { Things } from './thingsOf.ts'
import {
  dayNumber,
  pictureMarks,
  priceMark,
  remembering,
  slugStem,
  websiteMark,
  wordStems,
} from './values.ts'

const week = (date: string) => Math.floor((dayNumber(date) + 3) / 7)

/** Events: times are compared as they stand on the wall, in the zone of each. */
export function eventKind(languages: readonly string[], all: Things): Kind<PairedEvent> {
  const things =
    (collection: LinkedCollection, field: 'venue' | 'organizer' | 'categories' | 'tags') =>
    (event: PairedEvent, language: string) => {
      const found: number[] = []
      for (const { id } of event[field]) {
        const thing = all[collection].get(language)?.get(id)
        if (thing !== undefined) found.push(thing)
      }
      return found
    }
  const dayOf = remembering((date) => date.slice(0, 10))
  const weekOf = remembering((date) => date && week(date))
  const monthOf = remembering((date) => date.slice(0, 7))
  const hourOf = remembering((date) => date.slice(11))
  const picture = pictureMarks()
  const price = remembering(priceMark)
  const site = remembering((website) => websiteMark(website, languages))
  const words = wordStems()
  return {
    columns: {
      id: ({ id }) => id,
      slug: ({ slug }) => slug,
      slugStem: ({ slug }) => slugStem(slug, languages),
      instants: ({ start_date, end_date }) => start_date && `${start_date} ${end_date}`,
      start: ({ start_date }) => start_date,
      day: ({ start_date }) => dayOf(start_date),
      week: ({ start_date }) => weekOf(start_date),
      month: ({ start_date }) => monthOf(start_date),
      hours: ({ start_date, end_date }) =>
        start_date && `${hourOf(start_date)} ${hourOf(end_date)}`,
      venue: things('venues', 'venue'),
      organizer: things('organizers', 'organizer'),
      category: things('categories', 'categories'),
      tag: things('tags', 'tags'),
      picture: ({ image }) => picture(image),
      price: ({ cost }) => price(cost),
      website: ({ website }) => site(website),
      title: ({ title }) => words(title),
    },
    questions: [
      {
        rungs: [
          { column: 'instants', kind: 'instants', often: 0.93 },
          { column: 'start', kind: 'start', often: 0.025 },
          { column: 'day', kind: 'day', often: 0.015 },
          { column: 'week', kind: 'week', often: 0.015 },
        ],
        never: 0.02,
      },
      {
        rungs: [
          { column: 'slug', kind: 'slug', often: 0.4, rarity: 'slugStem' },
          { column: 'slugStem', kind: 'slugStem', often: 0.2 },
        ],
        never: 0.3,
        isHabit: true,
      },
      {
        isSetting: true,
        rungs: [{ column: 'venue', kind: 'venue', often: 0.97 }],
        never: 0.03,
      },
      {
        isSetting: true,
        rungs: [{ column: 'organizer', kind: 'organizer', often: 0.95 }],
        never: 0.05,
      },
      {
        isSetting: true,
        rungs: [{ column: 'picture', kind: 'picture', often: 0.85 }],
        never: 0.15,
        isHabit: true,
      },
      { isSetting: true, rungs: [{ column: 'price', kind: 'price', often: 0.9 }], never: 0.1 },
      { isSetting: true, rungs: [{ column: 'website', kind: 'website', often: 0.9 }], never: 0.1 },
      { isSetting: true, column: 'category', kind: 'category', often: 0.9, least: -3, most: 5 },
      { isSetting: true, column: 'tag', kind: 'tag', often: 0.8, least: -2, most: 5 },
      { column: 'title', kind: 'title', often: 0.35, least: -0.5, most: 8 },
    ],
    blocks: [
      ['slug'],
      ['slugStem', 'month'],
      ['slugStem', 'hours'],
      ['instants'],
      ['start', 'venue'],
      ['day', 'venue'],
      ['day', 'organizer'],
      ['day', 'picture'],
      ['day', 'title'],
      ['week', 'venue'],
      ['week', 'picture'],
      ['month', 'title'],
      ['picture'],
      ['website'],
      ['venue', 'title'],
    ],
  }
}
