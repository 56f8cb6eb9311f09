import type { Row, Rows } from '../store/rows.ts'
import { calendarYear } from './calendarYear.ts'
import { crowdOf, idAfter } from './crowd.ts'
import { type Dice, makeDice } from './dice.ts'
import { type Directory, directoryRows, organizerEntries, venueEntries } from './directory.ts'
import { numberedEvents } from './events.ts'
import { chosenShare, shares } from './fates.ts'
import type { Occasion } from './occasion.ts'
import { pictureRows } from './pictures.ts'
import { readOrganizerNames } from './names.ts'
import { termRows } from './terms.ts'
import { type Version, versionsOf } from './versions.ts'

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
