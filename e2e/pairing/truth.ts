import { type Tongue } from '../service/town/tongues.ts'
import type { HardCase } from './hardCases.ts'
import type { Linked } from './linked.ts'
import type { Term } from './terms.ts'
import type { EventVersion, Told } from './versions.ts'

export const collections = ['events', 'venues', 'organizers', 'categories', 'tags'] as const
export type Collection = (typeof collections)[number]

/** Two records that are one thing. */
export interface TruePair {
  readonly languages: readonly [Tongue, Tongue]
  readonly ids: readonly [number, number]
  readonly hard: readonly HardCase[]
}

export type Truth = Readonly<Record<Collection, readonly TruePair[]>>

const wordsOf = (title: string): Set<string> =>
  new Set(
    title
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase()
      .match(/\p{Letter}{3,}|\p{Number}+/gu),
  )

const shareNoWords = (one: string, other: string): boolean => {
  const known = wordsOf(other)
  return ![...wordsOf(one)].some((word) => known.has(word))
}

/** Each two languages of those that have it. */
function twos<Version extends { id: number }>(
  versions: Partial<Record<Tongue, Version>>,
  languages: readonly Tongue[],
): { languages: [Tongue, Tongue]; pair: [Version, Version] }[] {
  const there = languages.flatMap((language) => {
    const version = versions[language]
    return version === undefined ? [] : [{ language, version }]
  })
  return there.flatMap((one, at) =>
    there.slice(at + 1).map((other) => ({
      languages: [one.language, other.language] as [Tongue, Tongue],
      pair: [one.version, other.version] as [Version, Version],
    })),
  )
}

interface Named {
  readonly id: number
  readonly name: string
}

function namedPairs(
  things: readonly { versions: Partial<Record<Tongue, Named>>; isNamesake?: boolean }[],
  languages: readonly Tongue[],
): TruePair[] {
  return things.flatMap(({ versions, isNamesake = false }) =>
    twos(versions, languages).map(({ languages: two, pair: [one, other] }) => {
      const hard: HardCase[] = []
      if (isNamesake) hard.push('namesakes')
      if (one.id === other.id) hard.push('sharedId')
      else if (shareNoWords(one.name, other.name)) hard.push('noSharedWords')
      return { languages: two, ids: [one.id, other.id], hard }
    }),
  )
}

const hourAndPlace = ({ language, start, venue }: EventVersion): string =>
  `${language} ${start} ${venue?.id ?? 'nowhere'}`

/** How many events a listing has at the hour and in the place of one. */
function crowds(told: readonly Told[]): (version: EventVersion) => number {
  const counts = new Map<string, number>()
  for (const version of told.flatMap(({ versions }) => Object.values(versions))) {
    const key = hourAndPlace(version)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return (version) => counts.get(hourAndPlace(version)) ?? 0
}

function eventPairs(told: readonly Told[], languages: readonly Tongue[]): TruePair[] {
  const crowd = crowds(told)
  return told.flatMap(({ happening, source, versions }) =>
    twos(versions, languages)
      .filter(({ pair }) => pair.every(({ isListed }) => isListed))
      .map(({ languages: two, pair: [one, other] }) => {
        const hard = new Set([...happening.hard, ...one.hard, ...other.hard])
        if (one.id === other.id) hard.add('sharedId')
        if (one.slug === other.slug) hard.delete('slugUnrelated')
        if (shareNoWords(one.title, other.title)) hard.add('noSharedWords')
        if (crowd(one) >= 3 || crowd(other) >= 3) hard.add('crowdedHour')
        if (/-\d+$/.test(one.slug) || /-\d+$/.test(other.slug)) hard.add('slugNumbered')
        if (!two.includes(source)) hard.add('notTheSource')
        return { languages: two, ids: [one.id, other.id], hard: [...hard] }
      }),
  )
}

/** Which records of two listings are versions of one thing. */
export function truthOf(
  languages: readonly Tongue[],
  things: {
    told: readonly Told[]
    venues: readonly Linked[]
    organizers: readonly Linked[]
    categories: readonly Term[]
    tags: readonly Term[]
  },
): Truth {
  return {
    events: eventPairs(things.told, languages),
    venues: namedPairs(things.venues, languages),
    organizers: namedPairs(things.organizers, languages),
    categories: namedPairs(things.categories, languages),
    tags: namedPairs(things.tags, languages),
  }
}
