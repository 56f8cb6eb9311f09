import { dayPlus } from '../service/town/days.ts'
import { type Dice, makeDice } from '../service/town/dice.ts'
import type { Tongue } from '../service/town/tongues.ts'
import { makeOrganizers, makeVenues } from './directory.ts'
import type { Happening, Stage } from './happening.ts'
import type { Linked, LinkedVersion } from './linked.ts'
import ofKind from './kinds.json' with { type: 'json' }
import { numberAll } from './numbered.ts'
import { otherTitle, pickPattern } from './patterns.ts'
import { makePicture, posterOf } from './pictures.ts'
import { type Kind, type Profile, kinds, makeProfile } from './profile.ts'
import { tellAll } from './telling.ts'
import { type Term, makeCategories, makeTags } from './terms.ts'
import { type Collection, type Truth, truthOf } from './truth.ts'
import { titleIn } from './titles.ts'
import type { EventVersion, Told } from './versions.ts'
import {
  type WireRecord,
  categoryWire,
  eventWire,
  organizerWire,
  tagWire,
  venueWire,
} from './wire.ts'
import { makeSlugBook, slugOf } from '../service/town/slugs.ts'

/** `slug__trashed` is not kept: such an event is in no listing. */
const isTaken = ({ slugWay, status }: EventVersion): boolean =>
  slugWay !== 'none' && status !== 'trash'

/**
 * Slugs in the order in which the records were made, so that the numbers of a series (`-2`, `-3`) run in each
 * language for itself and are not the same where an occurrence was forgotten.
 */
function giveSlugs(dice: Dice, profile: Profile, told: readonly Told[]): void {
  const slug = makeSlugBook()
  const lines = told
    .flatMap(({ source, versions }) =>
      Object.values(versions).map((version) => ({ version, source: versions[source] })),
    )
    .filter(({ version }) => isTaken(version))
    .toSorted((a, b) => a.version.id - b.version.id)
  for (const { version, source } of lines) {
    const book = profile.slugsPerLanguage ? version.language : ''
    const { slugWay, title, language } = version
    const kept = slugWay === 'ofSource' ? source?.slug : undefined
    const own = slugWay === 'unrelated' ? titleIn(otherTitle(dice), language) : title
    version.slug = slug(book, kept === undefined || kept === '' ? slugOf(own) : kept)
  }
}

/** A site of several languages: what it lists in each, and what of that is the same thing. */
export interface Site {
  readonly kind: Kind
  readonly profile: Profile
  readonly languages: readonly Tongue[]
  readonly listings: readonly WireListing[]
  readonly truth: Truth
}

export type WireListing = { readonly language: Tongue } & Readonly<
  Record<Collection, readonly WireRecord[]>
>

const today = '2027-03-01'

function makeStage(dice: Dice, profile: Profile, size: number): Stage {
  const { perDay } = ofKind[profile.kind]
  const days = Math.max(20, Math.min(730, Math.round(size / perDay)))
  const names = ['logo', 'logo-ajuntament', 'generica', 'biblioteca', 'infantil', 'banner']
  return {
    dice,
    profile,
    venues: makeVenues(dice, profile, size),
    organizers: makeOrganizers(dice, profile, size),
    categories: makeCategories(dice, profile),
    tags: makeTags(dice, profile),
    stock: names.map((name) => posterOf(makePicture(dice, '2024-06-01 09:00:00', name), true)),
    firstDay: dayPlus(today, -Math.floor(days * 0.6)),
    days,
  }
}

function happeningsOf(stage: Stage, size: number): Happening[] {
  const happenings: Happening[] = []
  for (let turn = 0; happenings.length < size; turn += 1)
    happenings.push(...pickPattern(stage.dice, stage.profile.kind)(stage, turn * 100))
  return stage.dice.shuffled(happenings.slice(0, size))
}

const versionsOf = (told: readonly Told[]): EventVersion[] =>
  told.flatMap(({ versions }) => Object.values(versions))

const linkedVersions = (linked: readonly Linked[]): LinkedVersion[] => [
  ...new Set(linked.flatMap(({ versions }) => Object.values(versions))),
]

function number(stage: Stage, told: readonly Told[]): void {
  const events = versionsOf(told)
  const pictures = new Set(events.flatMap(({ image }) => image ?? []))
  const linked = [...linkedVersions(stage.venues), ...linkedVersions(stage.organizers)]
  numberAll(stage.dice, [...events, ...pictures, ...linked], stage.profile)
}

/** The record of the source in every language, its title in those it was translated to. */
function oneRecordOf({ happening, source, versions }: Told, languages: readonly Tongue[]): Told {
  const first = versions[source]
  if (first === undefined) return { happening, source, versions }
  const told = languages.map((language) => {
    const title =
      versions[language] === undefined ? first.title : titleIn(happening.title, language)
    return [language, { ...first, language, title, hard: [] }] as const
  })
  return { happening, source, versions: Object.fromEntries(told) }
}

function countTerms(told: readonly Told[]): void {
  const records = new Map(versionsOf(told).map((version) => [version.id, version])).values()
  const published = [...records].filter(({ status }) => status === 'publish')
  for (const { categories, tags } of published)
    for (const term of [...categories, ...tags]) term.count += 1
}

/** Wire records are made once, so that what is linked often is one object. */
function once<Version>(make: (version: Version) => WireRecord): (version: Version) => WireRecord {
  const made = new Map<Version, WireRecord>()
  return (version) => {
    const record = made.get(version) ?? make(version)
    made.set(version, record)
    return record
  }
}

const inLanguage = <Version>(
  things: readonly { versions: Partial<Record<Tongue, Version>> }[],
  language: Tongue,
): Version[] => things.flatMap(({ versions }) => versions[language] ?? [])

/** Newest first, as venues and organizers are listed; events by their start, terms by name. */
function listingsOf(
  stage: Stage,
  told: readonly Told[],
  languages: readonly Tongue[],
): WireListing[] {
  const [venue, organizer] = [once(venueWire), once(organizerWire)]
  const venues = new Set(linkedVersions(stage.venues))
  const linked = (version: LinkedVersion) => (venues.has(version) ? venue : organizer)(version)
  const newest = (a: LinkedVersion, b: LinkedVersion) => b.id - a.id
  const byName = (terms: readonly Term[], language: Tongue) =>
    inLanguage(terms, language).toSorted((a, b) => a.name.localeCompare(b.name))
  return languages.map((language) => ({
    language,
    events: inLanguage(told, language)
      .filter(({ isListed }) => isListed)
      .toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.id - b.id))
      .map((event) => eventWire(event, linked)),
    venues: inLanguage(stage.venues, language).toSorted(newest).map(venue),
    organizers: inLanguage(stage.organizers, language).toSorted(newest).map(organizer),
    categories: byName(stage.categories, language).map(categoryWire),
    tags: byName(stage.tags, language).map(tagWire),
  }))
}

/**
 * The site of a seed; `size` is how many things happen, `kind` is taken in turn by default, and `habits` are held
 * to whatever the seed says.
 */
export function siteOf(
  seed: number,
  size?: number,
  kind = kinds[seed % kinds.length] ?? 'village',
  habits: Partial<Profile> = {},
): Site {
  // Neighbouring seeds would begin alike.
  const dice = makeDice(Math.imul(seed, 0x9e3779b1))
  const profile = { ...makeProfile(dice, kind), ...habits }
  const { languages } = profile
  const most = size ?? ofKind[kind].size
  const stage = makeStage(dice, profile, most)
  const teller = { dice, profile, now: `${today} 09:00:00` }
  const separate = tellAll(teller, happeningsOf(stage, most))
  number(stage, separate)
  giveSlugs(dice, profile, separate)
  const told =
    kind === 'oneRecord' ? separate.map((each) => oneRecordOf(each, languages)) : separate
  countTerms(told)
  return {
    kind,
    profile,
    languages,
    listings: listingsOf(stage, told, languages),
    truth: truthOf(languages, { told, ...stage }),
  }
}
