import type { EventRecord } from '../../events/events.ts'
import type { Kind } from './kind.ts'
import type { PairedCollection } from './listing.ts'
import {
  dayNumber,
  only,
  pictureMarks,
  priceMarks,
  slugStem,
  websiteMark,
  wordStems,
} from './values.ts'

/** What events name. */
export type LinkedCollection = Exclude<PairedCollection, 'events'>

/** What a linked record is called over all languages; `''` where it has no version elsewhere. */
export type ThingOf = (collection: LinkedCollection, language: string, id: number) => string

const week = (date: string) => String(Math.floor((dayNumber(date) + 3) / 7))

/** Hours of an event, without its day. */
const hours = ({ start_date, end_date }: EventRecord) =>
  `${start_date.slice(11)} ${end_date.slice(11)}`

/** Events: times are compared as they stand on the wall, in the zone of each. */
export function eventKind(languages: readonly string[], thingOf: ThingOf): Kind<EventRecord> {
  const things =
    (collection: LinkedCollection, field: 'venue' | 'organizer' | 'categories' | 'tags') =>
    (event: EventRecord, language: string) =>
      event[field].flatMap(({ id }) => only(thingOf(collection, language, id)))
  return {
    columns: {
      id: ({ id }) => [String(id)],
      slug: ({ slug }) => only(slug),
      slugStem: ({ slug }) => only(slugStem(slug, languages)),
      instants: ({ start_date, end_date }) => only(start_date && `${start_date} ${end_date}`),
      start: ({ start_date }) => only(start_date),
      day: ({ start_date }) => only(start_date.slice(0, 10)),
      week: ({ start_date }) => only(start_date && week(start_date)),
      month: ({ start_date }) => only(start_date.slice(0, 7)),
      hours: (event) => only(event.start_date && hours(event)),
      venue: things('venues', 'venue'),
      organizer: things('organizers', 'organizer'),
      category: things('categories', 'categories'),
      tag: things('tags', 'tags'),
      picture: ({ image }) => pictureMarks(image),
      price: ({ cost }) => priceMarks(cost),
      website: ({ website }) => websiteMark(website, languages),
      title: ({ title }) => wordStems(title),
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
