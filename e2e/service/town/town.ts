import type { Row, Rows } from '../store/rows.ts'
import { type Dice, makeDice } from './dice.ts'
import { type Directory, directoryRows, organizerEntries, venueEntries } from './directory.ts'
import { numberedEvents } from './events.ts'
import { chosenShare, shares } from './fates.ts'
import type { Occasion } from './occasion.ts'
import { termRows } from './terms.ts'
import { type Version, versionsOf } from './versions.ts'
import { feastDays } from './feasts.ts'
import { oddities } from './oddities.ts'
import { programme, home } from './programme.ts'
import { dayPlus, daysFrom, wallTime, weekday } from './days.ts'
import { type Words, readPartialWords, readTable } from './tongues.ts'
import directory from './words/directory.json' with { type: 'json' }
import { PICTURE_MIME, pictureDetails } from '../pictures.ts'
import { type Topic, readTopics } from './topics.ts'
import drawn from './words/pictures.json' with { type: 'json' }
import written from './words/routines.json' with { type: 'json' }

type Routine = (typeof written.weekly)[number] | (typeof written.monthly)[number]

const occasionOn = (day: string, named: Topic, { time, minutes, ...place }: Routine): Occasion => ({
  ...named,
  categories: place.categories,
  tags: place.tags,
  venue: place.venue,
  organizers: place.organizers,
  cost: place.cost,
  start_date: wallTime(day, time),
  end_date: wallTime(day, time, minutes),
  timezone: home,
  all_day: false,
})

/** Each routine on those of the days that are its weekday (0 is Sunday). */
const series = (routines: readonly Routine[], days: readonly string[]): Occasion[] =>
  routines.flatMap((routine) =>
    readTopics(routine.topic).flatMap((named) =>
      days
        .filter((day) => weekday(day) === routine.weekday)
        .map((day) => occasionOn(day, named, routine)),
    ),
  )

/** What comes back every week (half a year of it) and every month (on the first such weekday, the whole year). */
const routines = (firstDay: string): Occasion[] => [
  ...series(written.weekly, daysFrom(dayPlus(firstDay, 63), 168)),
  ...series(
    written.monthly,
    daysFrom(firstDay, 365).filter((day) => Number(day.slice(8)) <= 7),
  ),
]

const pictureRow = (id: number, file: string, shape: { width: number; height: number }): Row => {
  const drawn = { file, ...shape }
  return { id, mime: PICTURE_MIME, ...drawn, ...pictureDetails(drawn) }
}

/** Sixty pictures from `firstId` on; the service draws each when it is asked for. */
const pictureRows = (firstId: number): Row[] =>
  drawn.subjects.flatMap((subject, place) =>
    drawn.shapes.map((shape, turn) =>
      pictureRow(firstId + place * drawn.shapes.length + turn, `${subject}-${turn + 1}.png`, shape),
    ),
  )

const nobody: Words = { ca: 'la gent del poble', es: 'la gente del pueblo', en: 'the townspeople' }

/** The name of an occasion's first organizer, the Catalan one standing in where there is no other. */
const readOrganizerNames = (): ((occasion: Occasion) => Words) => {
  const names = new Map<string, Words>(
    readTable(directory.organizers).map(([key = '', ca = '', es = '', en = '']) => {
      const words = readPartialWords(ca, es, en)
      return [key, { ca, es: words.es ?? ca, en: words.en ?? ca }]
    }),
  )
  return ({ organizers: [first = ''] }) => names.get(first) ?? nobody
}

/** Twelve months around today: a third of them behind us. */
const firstDayOf = (today: string): string => dayPlus(today, -120)

/** Everything that happens in the twelve months around a day, `YYYY-MM-DD`. */
const calendarYear = (dice: Dice, today: string): Occasion[] => {
  const firstDay = firstDayOf(today)
  return [
    ...oddities(firstDay, today),
    ...programme(dice, firstDay),
    ...routines(firstDay),
    ...feastDays(firstDay),
  ]
}

/** The same records over and over, each with a number of its own in name and slug, until there are `most`. */
const crowdOf = (rows: readonly Row[], firstId: number, most: number): Row[] =>
  Array.from({ length: Math.max(0, most - rows.length) }, (_, at) => {
    const model = rows[at % rows.length]
    const turn = 2 + Math.floor(at / rows.length)
    const named = {
      title: `${String(model?.['title'])} ${turn}`,
      slug: `${String(model?.['slug'])}-${turn}`,
    }
    return Object.assign({}, model, named, { id: firstId + at })
  })

/** The first id that none of these has. */
const idAfter = (rows: readonly Row[]): number =>
  rows.reduce((most, { id }) => Math.max(most, Number(id ?? 0)), 0) + 1

interface TownSettings {
  /** The same seed and day give the same rows. */
  seed: number
  /** `YYYY-MM-DD`, the site's date: the twelve months lie around it. */
  today: string
}

const FIRST_ID = 101

const counter = (): (() => number) => {
  let last = FIRST_ID - 1
  return () => (last += 1)
}

/** What stays the same however many events there are. */
const groundRows = (dice: Dice, today: string, nextId: () => number) => {
  const pictures = pictureRows(nextId())
  for (let left = pictures.length - 1; left > 0; left -= 1) nextId()
  const making = { dice, today, nextId, pictures }
  return {
    pictures,
    terms: termRows(),
    venues: directoryRows(venueEntries(), making),
    organizers: directoryRows(organizerEntries(), making),
  }
}

const versionsOfAll = (
  dice: Dice,
  occasions: readonly Occasion[],
  today: string,
  pictures: readonly Row[],
): Version[] => {
  const chosen = {
    es: chosenShare(dice, occasions.length, shares.es),
    en: chosenShare(dice, occasions.length, shares.en),
  }
  const telling = {
    dice,
    today,
    organizerOf: readOrganizerNames(),
    pictureIds: pictures.map(({ id }) => Number(id)),
  }
  return occasions.flatMap((occasion, index) =>
    versionsOf(occasion, (tongue) => tongue === 'ca' || chosen[tongue].has(index), telling),
  )
}

const build = ({ seed, today }: TownSettings, years: number, most = Infinity): Rows => {
  const dice = makeDice(seed)
  const nextId = counter()
  const { pictures, terms, venues, organizers } = groundRows(dice, today, nextId)
  const occasions = Array.from({ length: years }, () => calendarYear(dice, today)).flat()
  const versions = versionsOfAll(dice, occasions, today, pictures).slice(0, most)
  const lookUp: { terms: typeof terms.idOf; venues: Directory; organizers: Directory } = {
    terms: terms.idOf,
    venues,
    organizers,
  }
  return {
    pictures,
    terms: terms.rows,
    venues: venues.rows,
    organizers: organizers.rows,
    ...numberedEvents(versions, nextId, lookUp),
  }
}

/** The sample town Portsalabre, as plain rows by table name. */
export const townRows = (settings: TownSettings): Rows => build(settings, 1)

/** What a year is sure to give. */
const EVENTS_A_YEAR = 900

/** The same town with its year repeated until there are exactly so many events, and so many venues; for measuring. */
export const bigTownRows = (settings: TownSettings & { events: number; venues: number }): Rows => {
  const rows = build(settings, Math.ceil(settings.events / EVENTS_A_YEAR), settings.events)
  const { venues = [], ...others } = rows
  const free = idAfter(Object.values(rows).flatMap((table) => table ?? []))
  return { ...others, venues: [...venues, ...crowdOf(venues, free, settings.venues)] }
}
