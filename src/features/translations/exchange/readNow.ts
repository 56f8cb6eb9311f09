import { fewAtOnce } from '../../../core/query/fewAtOnce.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { recordLanguage } from '../../../core/views/form/recordLanguage.ts'
import { isMissing } from '../../../core/query/readErrors.ts'
import { recordOptions } from '../../../core/query/readOptions.ts'
import { languageOf, languagesOf } from '../../../api/language.ts'
import { writables } from '../../../resources/records.ts'
import { confirmedOf } from '../confirmed/storedLinks.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import { sourceAt } from '../savedFrom/savedFrom.ts'
import {
  checkedRow,
  firstCheck,
  type Now,
  type Row,
  type Warning,
  withoutTwice,
} from './checked.ts'
import type { FileEntry, TextUnit } from './textUnit.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { EventRecord } from '../../../resources/events/events.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { foundIn } from '../near/found.ts'
import { listAround, readLinked, withLinked } from '../near/listAround.ts'
import { versionsIn } from '../state/version.ts'

/** What the records tell of the version of a source: its id, and whether there may be one that nobody has confirmed. */
interface FoundVersion {
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
    languages.map(async (language) => {
      const asked = { client, there: service.in(language), reach }
      return collection === 'events'
        ? await withLinked(asked, await listAround(asked, events))
        : await readLinked(asked, [collection])
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
async function versionsFound(
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

interface Wanted {
  readonly collection: PairedCollection
  readonly language: string
  readonly id: number
}

const keyOf = ({ collection, language, id }: Wanted) => `${collection} ${language} ${id}`

const sourceOf = ({ collection, from, id }: TextUnit): Wanted => ({
  collection,
  language: from,
  id,
})

const versionOf = ({ collection, to, targetId }: TextUnit): Wanted | null =>
  targetId === null ? null : { collection, language: to, id: targetId }

/** A record that was read, as a file finds it. */
export function stateOf(record: Identified, language: string, service: Service): Now {
  const facts = new Map<string, unknown>(Object.entries(record))
  if (facts.get('status') === 'trash') return { kind: 'trashed' }
  if (facts.get('withheld') === true) return { kind: 'withheld' }
  const own = recordLanguage(String(facts.get('url') ?? ''), service.configuration)
  return own !== null && own !== language ? { kind: 'elsewhere' } : { kind: 'here', record }
}

async function readOne(client: QueryClient, service: Service, wanted: Wanted): Promise<Now> {
  const { collection, language, id } = wanted
  const there = languageOf(service.configuration, language)
  if (there === null) return { kind: 'gone' }
  try {
    const options = recordOptions(service.in(there), writables[collection], id)
    const record = await client.fetchQuery({ ...options, staleTime: 0 })
    return stateOf(record, language, service)
  } catch (error) {
    if (isMissing(error)) return { kind: 'gone' }
    const refusal = ApiError.from(error)
    return { kind: 'refused', refusal }
  }
}

interface Checking {
  readonly client: QueryClient
  readonly service: Service
  readonly entries: readonly FileEntry[]
  /** statuses that this account may list */
  readonly reach: readonly string[]
  /** told of records that are read, of those that have to be */
  readonly onRead: (done: number, known: number) => void
  readonly signal: AbortSignal
}

const unique = <T>(all: readonly T[], key: (one: T) => string): readonly T[] => [
  ...new Map(all.map((one) => [key(one), one])).values(),
]

/**
 * The rows of a file as they stand at this moment: every record that a changed row names is read again, a few at once.
 * @throws the signal's reason when it is stopped
 */
export async function checkedRows(checking: Checking): Promise<readonly Row[]> {
  const { client, service, entries, reach, onRead, signal } = checking
  const { site } = service
  const confirmed = await confirmedOf(site)
  const first = entries.map((entry) => firstCheck(entry, site, languagesOf(service.configuration)))
  const open = first.flatMap((row) => (row.kind === 'open' ? [row.unit] : []))
  const found = new Map<string, Now>()
  const read = (records: readonly (Wanted | null)[]) => {
    const asked = records.flatMap((one) => (one === null || found.has(keyOf(one)) ? [] : [one]))
    const wanted = unique(asked, keyOf)
    const known = found.size + wanted.length
    return fewAtOnce(wanted, async (one) => {
      signal.throwIfAborted()
      found.set(keyOf(one), await readOne(client, service, one))
      onRead(found.size, known)
    })
  }
  await read(open.flatMap((unit) => [sourceOf(unit), versionOf(unit)]))
  const at = (wanted: Wanted): Now => found.get(keyOf(wanted)) ?? { kind: 'gone' }
  const sourceNow = (unit: TextUnit) => at(sourceOf(unit))
  const nameless = open.filter((unit) => unit.targetId === null && sourceNow(unit).kind === 'here')
  const seeking = { client, service, reach, confirmed, sourceOf: sourceNow }
  const versionFound = await versionsFound(seeking, nameless)
  const named = (unit: TextUnit): TextUnit =>
    unit.targetId === null ? { ...unit, targetId: versionFound(unit).id } : unit
  await read(nameless.map((unit) => versionOf(named(unit))))
  const known = { confirmed, sourceAt: await sourceAt({ site }) }
  const rows = first.map((row): Row => {
    if (row.kind !== 'open') return row
    const unit = named(row.unit)
    const [version, sought] = [versionOf(unit), versionFound(row.unit)]
    const target = version ? at(version) : (sought.refused ?? null)
    const checked = checkedRow(row.place, unit, sourceNow(unit), target, known)
    if (checked.kind !== 'create' || !sought.isPerhapsThere) return checked
    const warned: readonly Warning[] = ['perhapsThere', ...checked.warnings]
    return Object.assign({}, checked, { warnings: warned })
  })
  return withoutTwice(rows)
}
