import type { Language } from '../../../api/language.ts'
import { sameTitle } from '../../../core/resource/richText.ts'
import { type Placement, placementOf, reaches } from '../days/placement.ts'
import type { Days } from '../days/range.ts'
import { isMovedByKeys } from '../move/places.ts'
import { isOneRecord } from '../../translations/state/version.ts'
import type { KnownLinks } from '../../translations/translations.ts'
import type { EventRecord, HiddenEvent } from '../../../resources/events/events.ts'

/** An event of one language. */
export interface Version {
  readonly language: Language
  readonly id: number
  readonly title: string
  readonly start_date: string
  readonly end_date: string
  readonly all_day: boolean
  /** `''` means the site's */
  readonly timezone: string
  /** `''` of a hidden event of which this browser does not remember it */
  readonly status: string
  /** of a hidden event, what this browser remembers; undefined where it does not */
  readonly venues?: readonly number[] | undefined
  /** null of a hidden event, which no listing shows: what this browser remembers of it is all there is */
  readonly record: EventRecord | null
}

/** What is drawn once: an event, with its versions in the languages that are shown. */
export interface Item extends Version {
  readonly key: string
  /** of all its versions, as the element says them that it is drawn with */
  readonly keys: string
  readonly placement: Placement
  /** its own first */
  readonly versions: readonly Version[]
}

/** Whether listings show it to nobody in one of its languages, as far as this browser knows. */
export function isHidden({ versions }: Pick<Item, 'versions'>): boolean {
  return versions.some(({ record }) => record?.hide_from_listings ?? true)
}

/** Whether it is out in all its languages; of what nobody knows it of it is not said that it is not. */
export function isOut({ versions }: Pick<Item, 'versions'>): boolean {
  return versions.every(
    ({ status, record }) => status === 'publish' || (status === '' && record === null),
  )
}

/** Its versions with their statuses, where those are not all the same; else none. */
export function statusesApart({ versions }: Pick<Item, 'versions'>): readonly Version[] {
  const known = versions.filter(({ status }) => status !== '')
  return known.some(({ status }) => status !== known[0]?.status) ? known : []
}

/** The events that are shown of a language, and those this browser knows to be hidden there. */
interface Shown {
  readonly language: Language
  readonly records: readonly EventRecord[]
  readonly hidden: readonly HiddenEvent[]
}

/** Which records are one event: by language and number, the name of what they were confirmed to be versions of. */
export type NameOf = (language: string, id: number) => string | null

function versionsOf({ language, records, hidden }: Shown): readonly Version[] {
  const listed = new Set(records.map(({ id }) => id))
  const unlisted = hidden.filter(({ id }) => !listed.has(id))
  return [
    ...records.map((record) => knownVersion(language, record)),
    ...unlisted.map((event) => versionOf(language, event, null)),
  ]
}

function versionOf(language: Language, facts: HiddenEvent, record: EventRecord | null): Version {
  const { id, title, start_date, end_date, all_day, timezone, status = '', venues } = facts
  return { language, id, title, start_date, end_date, all_day, timezone, status, venues, record }
}

// A record stays as it was read: of thousands, nothing is made again because another page has come.
const versions = new WeakMap<EventRecord, Version>()
const items = new WeakMap<Version, Item>()
const placed = new WeakMap<EventRecord, Placement | null>()

function knownVersion(language: Language, record: EventRecord): Version {
  const known = versions.get(record)
  if (known?.language === language) return known
  const made = versionOf(language, record, record)
  versions.set(record, made)
  return made
}

function placedOnce(version: Version): Placement | null {
  const { record } = version
  const known = record ? placed.get(record) : undefined
  if (known !== undefined) return known
  const found = placementOf(version)
  if (record) placed.set(record, found)
  return found
}

/** The same item as long as its version is: the grid draws none again that has not changed. */
function itemOf(own: Version, all: readonly Version[], placement: Placement): Item {
  const isAlone = all.length === 1
  const known = isAlone ? items.get(own) : undefined
  if (known) return known
  const keyOf = ({ language, id }: Version) => `${language} ${id}`
  const keys = isAlone ? keyOf(own) : all.map(keyOf).join()
  const made = { ...own, key: keyOf(own), keys, placement, versions: all }
  if (isAlone) items.set(own, made)
  return made
}

/** What tells that two records are one event at one time. */
export interface Sameness {
  readonly nameOf: NameOf
  readonly siteZone: string
}

/** Whether what nobody confirmed is one event all the same, listed in each language; of a hidden one the title is known. */
function areOne(one: Version, other: Version): boolean {
  if (!one.record || !other.record) return sameTitle(one.title, other.title)
  return isOneRecord({ id: one.id, texts: one.record }, { id: other.id, texts: other.record })
}

/**
 * Everything to be drawn on these days, of several languages, those that come first taking precedence. The same event
 * at the same time is drawn once; versions that have come apart are shown where each of them is.
 */
export function itemsOf(
  shown: readonly Shown[],
  { first, last }: Days,
  { nameOf, siteZone }: Sameness,
): readonly Item[] {
  const groups = new Map<string, Version[]>()
  for (const version of shown.flatMap(versionsOf)) {
    const { language, id, record } = version
    // What is only on its way there is still somebody's to hold, and no part of what stands there.
    const way = record && isMovedByKeys(record) ? ' carried' : ''
    const pair = nameOf(language, id)
    const name = `${pair ?? id} ${timeName(version, siteZone)}${way}`
    const group = groups.get(name)
    if (!group) groups.set(name, [version])
    else if (pair !== null || group.every((one) => areOne(one, version))) group.push(version)
    else groups.set(`${language} ${name}`, [version])
  }
  return [...groups.values()].flatMap((group) => {
    const [own] = group
    const placement = own && placedOnce(own)
    if (!own || !placement || !reaches(placement, first, last)) return []
    return [itemOf(own, group, placement)]
  })
}

/** When an event is, by the clock of its zone. */
type Timed = Pick<HiddenEvent, 'start_date' | 'end_date' | 'all_day' | 'timezone'>

/** Names the time of an event: the same for all that are at one time, by one clock; no zone means the site's. */
function timeName({ start_date, end_date, all_day, timezone }: Timed, siteZone: string): string {
  return [start_date, end_date, all_day, timezone || siteZone].join(' ')
}

/** Whether two versions of an event are at one time. */
export const areAtOneTime = (one: Timed, other: Timed, siteZone: string): boolean =>
  timeName(one, siteZone) === timeName(other, siteZone)

/** Names of what records are versions of: what an editor confirmed, and what is almost certain. */
export function pairNames({ together }: KnownLinks): NameOf {
  const names = new Map(
    together
      .filter(({ collection }) => collection === 'events')
      .flatMap(({ versions }, at) =>
        Object.entries(versions).map(([language, id]) => [`${language} ${id}`, `pair ${at}`]),
      ),
  )
  return (language, id) => names.get(`${language} ${id}`) ?? null
}
