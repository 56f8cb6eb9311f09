import type { Row } from '../store/rows.ts'
import { dayPlus, utcOf, wallTime } from './days.ts'
import type { Dice } from './dice.ts'
import { home } from './programme.ts'
import { makeSlugBook, slugOf } from './slugs.ts'
import {
  type PartialWords,
  type Tongue,
  type Words,
  readPartialWords,
  readTable,
  tongues,
} from './tongues.ts'
import places from './words/directory.json' with { type: 'json' }

export interface Entry {
  key: string
  words: PartialWords
  about: Words | undefined
  /** What the record has besides its name, in one language. */
  facts: (tongue: Tongue) => Row
}

/** Rows of venues or organizers, and the id of one in a language: the Catalan one where there is no other. */
export interface Directory {
  rows: Row[]
  idOf: (key: string, tongue: Tongue) => number | undefined
}

const notesIn = (table: readonly string[]): Map<string, Words> =>
  new Map(readTable(table).map(([key = '', ca = '', es = '', en = '']) => [key, { ca, es, en }]))

const aboutVenues = notesIn(places.venueNotes)
const aboutOrganizers = notesIn(places.organizerNotes)

const country = { ca: 'Espanya', es: 'España', en: 'Spain' } as const

const given = (cell: string): string | null => (cell === '-' || cell === '' ? null : cell)

const telephone = (end: string): string | null =>
  given(end) === null ? null : `+34 972 00 00 ${end}`

const coordinates = (cell: string): Row => {
  const [geo_lat, geo_lng] = cell.split(',').map(Number)
  return geo_lng === undefined ? {} : { geo_lat, geo_lng }
}

export const venueEntries = (): Entry[] =>
  readTable(places.venues).map(
    ([key = '', ca = '', es = '', en = '', address = '', phone = '', place = '']) => ({
      key,
      words: readPartialWords(ca, es, en),
      about: aboutVenues.get(key),
      facts: (tongue) =>
        given(address) === null
          ? {
              show_map: 'false',
              show_map_link: 'false',
              website: 'https://video.example/portsalabre',
            }
          : {
              address,
              city: 'Portsalabre',
              country: country[tongue],
              province: 'Girona',
              stateprovince: 'Girona',
              zip: '17999',
              phone: telephone(phone),
              website: given(phone) === null ? null : `https://${key}.portsalabre.example/`,
              show_map: 'true',
              show_map_link: 'true',
              ...coordinates(place),
            },
    }),
  )

export const organizerEntries = (): Entry[] =>
  readTable(places.organizers).map(
    ([key = '', ca = '', es = '', en = '', phone = '', mail = '']) => ({
      key,
      words: readPartialWords(ca, es, en),
      about: aboutOrganizers.get(key),
      facts: () => ({
        phone: telephone(phone),
        email: given(mail) === null ? null : `${mail}@portsalabre.example`,
        website: given(phone) === null ? null : `https://${key}.portsalabre.example/`,
      }),
    }),
  )

interface Making {
  dice: Dice
  today: string
  /** The first id to give, and where the caller may go on. */
  nextId: () => number
  pictures: readonly Row[]
}

const datedOn = (day: string, minute: number): Row => {
  const date = wallTime(day, '10:00', minute)
  const date_utc = utcOf(date, home)
  return { date, date_utc, modified: date, modified_utc: date_utc }
}

/** The records of venues or organizers, one for each language they are known in. */
export const directoryRows = (entries: readonly Entry[], making: Making): Directory => {
  const { dice, today, nextId, pictures } = making
  const ids = new Map<string, number>()
  const slug = makeSlugBook()
  const rowsOf = ({ key, words, about, facts }: Entry): Row[] => {
    const day = dayPlus(today, -200 - dice.whole(500))
    const image = dice.chance(0.4) ? dice.pick(pictures)['id'] : null
    const known = tongues.filter((tongue) => words[tongue] !== undefined)
    return known.map((language, turn) => {
      const id = nextId()
      ids.set(`${key} ${language}`, id)
      const post = { id, language, author: 1 + dice.whole(2), status: 'publish', image }
      const named = {
        title: words[language],
        slug: slug(language, slugOf(words.ca)),
        description: about?.[language] ?? '',
      }
      const when = datedOn(dayPlus(day, turn * 3), dice.whole(400))
      return Object.assign(post, named, when, facts(language))
    })
  }
  const rows = entries.flatMap(rowsOf)
  const idOf = (key: string, tongue: Tongue) => ids.get(`${key} ${tongue}`) ?? ids.get(`${key} ca`)
  return { rows, idOf }
}
