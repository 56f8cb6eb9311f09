import {
  type ClashFacts,
  clashFactsIn,
  type ClashKind,
  clashKinds,
} from '../../../core/overlaps/clashFacts.ts'
import { type ClashCount, countClashes } from '../../../core/overlaps/countClashes.ts'
import type { Item } from '../data/items.ts'

/** Another event, and what it has in common that may be a mistake. */
export interface Clash {
  readonly item: Item
  readonly kinds: readonly ClashKind[]
}

/** Two events, the one that begins first being `one`. */
export interface ClashPair extends Clash {
  readonly one: Item
}

/** What clashes on the days that are shown, with whatever is known of the month around them. */
export interface CalendarClashes {
  /** how many pairs there are that touch these days; one of both kinds is counted in both */
  readonly total: ClashCount
  readonly kindsOf: (item: Item) => readonly ClashKind[]
  /** in the order they begin */
  clashesOf(item: Item): readonly Clash[]
  /** pairs that touch these days, as many as are asked for */
  pairs(most: number): readonly ClashPair[]
}

interface Known {
  readonly item: Item
  readonly facts: ClashFacts
  readonly count: ClashCount
}

const none: ClashCount = { venue: 0, title: 0 }

export const noClashes: CalendarClashes = {
  total: none,
  kindsOf: () => [],
  clashesOf: () => [],
  pairs: () => [],
}

/** What there is to be known of a month, whichever of its days are shown. */
interface MonthClashes {
  readonly known: ReadonlyMap<string, Known>
  readonly clashing: readonly Known[]
  /** the same for every view of the month, so that none draws its events anew */
  readonly kindsOf: CalendarClashes['kindsOf']
}

/** @param whole every event that is known around the days that are shown */
export function monthClashes(whole: readonly Item[], siteZone: string): MonthClashes {
  const sorted = whole.toSorted((a, b) => a.placement.start.localeCompare(b.placement.start))
  const read = clashFactsIn(siteZone)
  const facts = sorted.map((item) => read(item, item.versions.map(versionOf)))
  const counts = countClashes(facts)
  const known = new Map<string, Known>()
  for (const [at, item] of sorted.entries()) {
    const own = facts[at]
    if (own) known.set(item.key, { item, facts: own, count: counts[at] ?? none })
  }
  return {
    known,
    clashing: [...known.values()].filter(({ count }) => isAny(count)),
    kindsOf({ key }) {
      const { venue, title } = known.get(key)?.count ?? none
      return [
        ...(venue > 0 ? (['venue'] as const) : []),
        ...(title > 0 ? (['title'] as const) : []),
      ]
    },
  }
}

/** @param shown those of the days that are shown */
export function calendarClashes(
  { known, clashing, kindsOf }: MonthClashes,
  shown: readonly Item[],
): CalendarClashes {
  const here = new Set(shown.map(({ key }) => key))
  const withOthers = ({ item, facts: own }: Known) =>
    clashing.flatMap((other): Clash[] => {
      const kinds = other.item === item ? [] : clashKinds(own, other.facts)
      return kinds.length > 0 ? [{ item: other.item, kinds }] : []
    })
  return {
    total: touching(clashing, here),
    kindsOf,
    clashesOf({ key }) {
      const own = known.get(key)
      return own && isAny(own.count) ? withOthers(own) : []
    },
    pairs: (most) => pairsOf(clashing, here, withOthers, most),
  }
}

const isAny = ({ venue, title }: ClashCount) => venue > 0 || title > 0

function versionOf({ language, title, status, record, venues = [] }: Item['versions'][number]) {
  return { language, title, status, venues: record?.venue.map(({ id }) => id) ?? venues }
}

/** Pairs of which one at least is shown: each is counted from both of its ends when both are. */
function touching(clashing: readonly Known[], here: ReadonlySet<string>): ClashCount {
  const shown = clashing.filter(({ item }) => here.has(item.key))
  const among =
    shown.length < clashing.length ? countClashes(shown.map(({ facts }) => facts)) : null
  const sum = (kind: ClashKind) => {
    const ends = shown.reduce((total, { count }) => total + count[kind], 0)
    const inside = among ? among.reduce((total, count) => total + count[kind], 0) : ends
    return ends - inside / 2
  }
  return { venue: sum('venue'), title: sum('title') }
}

function pairsOf(
  clashing: readonly Known[],
  here: ReadonlySet<string>,
  withOthers: (own: Known) => readonly Clash[],
  most: number,
): readonly ClashPair[] {
  const place = new Map(clashing.map(({ item }, at) => [item.key, at]))
  const placeOf = ({ key }: Item) => place.get(key) ?? 0
  const pairs: ClashPair[] = []
  for (const own of clashing) {
    if (pairs.length >= most) break
    const later = withOthers(own).filter(
      ({ item }) =>
        placeOf(item) > placeOf(own.item) && (here.has(item.key) || here.has(own.item.key)),
    )
    pairs.push(...later.map((clash) => Object.assign({ one: own.item }, clash)))
  }
  return pairs.slice(0, most)
}
