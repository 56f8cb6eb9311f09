import { hiddenEvents } from '../../../resources/events/events.ts'
import type { Service } from '../../../api/service.ts'
import type { LanguageReading } from './useFullListings.ts'

export interface UnreadRequest {
  readonly service: Service
  /** numbers of what was asked for, by language */
  readonly halves: ReadonlyMap<string, readonly number[]>
  /** what was not, by language */
  readonly beyond: ReadonlyMap<string, readonly number[]>
  /** what the listings told of those */
  readonly found: readonly LanguageReading[]
  /** requests that may go out, in all languages */
  readonly mostAsked: number
}

export type Begun = ReadonlyMap<string, readonly number[]>

interface SoFar {
  /** what was asked for by itself, by language */
  readonly begun: Begun
  /** so many in a language of which nobody here knows that they are hidden */
  readonly most: number
}

/** What no listing told of a language. */
interface Untold {
  readonly language: string
  /** what is asked for by itself, and where */
  readonly places: readonly { readonly there: Service; readonly id: number }[]
  readonly unasked: readonly number[]
}

/** What is asked for by itself in each language, and what is left, in the order of `found`. */
export function unreadOf(asking: UnreadRequest, { begun, most }: SoFar): readonly Untold[] {
  const { service, halves, beyond, found, mostAsked } = asking
  let left = mostAsked
  return found.map((reading) => {
    const { language } = reading
    const there = service.in(language)
    const before = new Set(begun.get(language))
    const { asked, unasked } = untold(there, halves.get(language), reading, before, most)
    const places = asked.slice(0, left).map((id) => ({ there, id }))
    left -= places.length
    const rest = [...asked.slice(places.length), ...unasked]
    return { language, places, unasked: [...rest, ...(beyond.get(language) ?? [])] }
  })
}

/** What is begun once these are asked for as well; the same where that is nothing new. */
export function withBegun(begun: Begun, untolds: readonly Untold[]): Begun {
  const all = untolds.map(({ language, places }) => {
    const ids = [...(begun.get(language) ?? []), ...places.map(({ id }) => id)]
    return [language, [...new Set(ids)]] as const
  })
  const isMore = all.some(([language, ids]) => ids.length > (begun.get(language) ?? []).length)
  return isMore ? new Map([...begun, ...all]) : begun
}

/** What was asked for and not told, as soon as that is known; what was asked before and what is known to be hidden come first. */
function untold(
  service: Service,
  asked: readonly number[] = [],
  { listing }: LanguageReading,
  begun: ReadonlySet<number>,
  most: number,
): { readonly asked: readonly number[]; readonly unasked: readonly number[] } {
  if (listing === undefined || asked.length === 0) return { asked: [], unasked: [] }
  const told = new Set(listing.events.map(({ id }) => id))
  const hidden = new Set(hiddenEvents(service).map(({ id }) => id))
  const again = asked.filter((id) => begun.has(id))
  const left = asked.filter((id) => !told.has(id) && !begun.has(id))
  const unknown = left.filter((id) => !hidden.has(id))
  const room = Math.max(0, most - again.filter((id) => !hidden.has(id)).length)
  return {
    asked: [...again, ...left.filter((id) => hidden.has(id)), ...unknown.slice(0, room)],
    unasked: unknown.slice(room),
  }
}
