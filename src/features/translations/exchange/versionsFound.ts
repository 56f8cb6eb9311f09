import type { QueryClient } from '@tanstack/react-query'
import type { EventRecord } from '../../../resources/events/events.ts'
import { languageOf } from '../../../api/language.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { foundIn } from '../near/found.ts'
import { listAround, readLinked } from '../near/listAround.ts'
import { versionsIn } from '../state/version.ts'
import type { Now } from './checked.ts'
import type { TextUnit } from './textUnit.ts'

/** What the records tell of the version of a source: its id, and whether there may be one that nobody has confirmed. */
export interface FoundVersion {
  readonly id: number | null
  readonly isPerhapsThere: boolean
  /** why the languages could not be compared */
  readonly refused?: Now
}

interface Seeking {
  readonly client: QueryClient
  readonly service: Service
  /** statuses that this account may list */
  readonly reach: readonly string[]
  readonly confirmed: ConfirmedPairs
  readonly sourceOf: (unit: TextUnit) => Now
}

const none: FoundVersion = { id: null, isPerhapsThere: false }

/** Of texts of one collection and one pair of languages. @throws ApiError */
async function foundAlong(seeking: Seeking, units: readonly TextUnit[]) {
  const { client, service, reach, confirmed, sourceOf } = seeking
  const [first] = units
  const languages = [first?.from, first?.to].flatMap(
    (code) => languageOf(service.configuration, code ?? '') ?? [],
  )
  if (first === undefined || languages.length < 2) return () => none
  const { collection, from, to } = first
  const events = units.flatMap((unit) => {
    const source = sourceOf(unit)
    // Sound because the sources of a collection of events are events.
    return source.kind === 'here' ? [source.record as EventRecord] : []
  })
  const read = await Promise.all(
    languages.map((language) => {
      const asked = { client, there: service.in(language), reach }
      return collection === 'events'
        ? listAround({ ...asked, events })
        : readLinked(asked, [collection])
    }),
  )
  const listings = read.map(({ listing }) => listing)
  const found = foundIn(listings, confirmed)
  const [here = [], there = []] = listings.map((listing) =>
    versionsIn(listing, collection, service.configuration.timezone),
  )
  const isWhole = read.every((one) => one.isWhole)
  return ({ id }: TextUnit): FoundVersion => {
    const place = { language: from, id }
    const mate = found.mateOf(collection, place, to)
    if (mate && mate.certainty !== 'possible') return { id: mate.id, isPerhapsThere: false }
    const others = found.proposals(collection, place, to).map(({ other }) => other)
    const possible = new Set([...(mate ? [mate.id] : []), ...others])
    const slug = here.find((one) => one.id === id)?.slug ?? ''
    // Of those that are merely possible the one of the same slug, as of those that a file names.
    const alike = there.find((one) => slug !== '' && one.slug === slug && possible.has(one.id))
    return { id: alike?.id ?? null, isPerhapsThere: possible.size > 0 || !isWhole }
  }
}

/** Versions of sources whose rows name none, for many programs drop what a file says of itself: listings, not records. */
export async function versionsFound(
  seeking: Seeking,
  units: readonly TextUnit[],
): Promise<(unit: TextUnit) => FoundVersion> {
  const ways = new Map<string, TextUnit[]>()
  const wayOf = ({ collection, from, to }: TextUnit) => `${collection} ${from} ${to}`
  for (const unit of units) ways.set(wayOf(unit), [...(ways.get(wayOf(unit)) ?? []), unit])
  const found = new Map<string, (unit: TextUnit) => FoundVersion>()
  for (const [way, some] of ways)
    try {
      found.set(way, await foundAlong(seeking, some))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const refused = { kind: 'refused', refusal: error } as const
      found.set(way, () => ({ ...none, refused }))
    }
  return (unit) => found.get(wayOf(unit))?.(unit) ?? none
}
