import type { QueryClient } from '@tanstack/react-query'
import { fewAtOnce } from '../../collection/bulk/fewAtOnce.ts'
import type { Identified } from '../../collection/collection.ts'
import { recordLanguage } from '../../collection/form/recordLanguage.ts'
import { isMissing } from '../../collection/isMissing.ts'
import { recordOptions } from '../../collection/readOptions.ts'
import { languageOf, languagesOf } from '../../service/language.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Service } from '../../service/service.ts'
import { writables } from '../../records/records.ts'
import { confirmedOf } from '../confirming/confirmedHere.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import { sourceAt } from '../savedFrom/savedFrom.ts'
import { checkedRow, firstCheck, type Now, type Row, withoutTwice } from './checked.ts'
import { withToldVersion } from './relation.ts'
import type { FileEntry, TextUnit } from './textUnit.ts'

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
    const refusal = error instanceof Refusal ? error : new Refusal({ kind: 'unreadable' })
    return { kind: 'refused', refusal }
  }
}

interface Checking {
  readonly client: QueryClient
  readonly service: Service
  readonly entries: readonly FileEntry[]
  /** told of records that are read, of those that have to be */
  readonly onRead: (done: number, known: number) => void
  readonly signal: AbortSignal
}

/**
 * The rows of a file as they stand at this moment: every record that a changed row names is read again, a few at once.
 * @throws the signal's reason when it is stopped
 */
export async function checkedRows(checking: Checking): Promise<readonly Row[]> {
  const { client, service, entries, onRead, signal } = checking
  const { site } = service
  const confirmed = await confirmedOf(site)
  const first = entries.map((entry) => {
    const row = firstCheck(entry, site, languagesOf(service.configuration))
    if (row.kind !== 'open') return row
    return Object.assign({}, row, { unit: withToldVersion(row.unit, confirmed) })
  })
  const open = first.flatMap((row) => (row.kind === 'open' ? [row.unit] : []))
  const all = open.flatMap((unit) => [sourceOf(unit), versionOf(unit) ?? []].flat())
  const wanted = [...new Map(all.map((one) => [keyOf(one), one])).values()]
  const found = new Map<string, Now>()
  await fewAtOnce(wanted, async (one) => {
    signal.throwIfAborted()
    found.set(keyOf(one), await readOne(client, service, one))
    onRead(found.size, wanted.length)
  })
  const known = { confirmed, sourceAt: await sourceAt({ site }) }
  const gone: Now = { kind: 'gone' }
  const rows = first.map((row): Row => {
    if (row.kind !== 'open') return row
    const { place, unit } = row
    const version = versionOf(unit)
    const target = version && (found.get(keyOf(version)) ?? gone)
    return checkedRow(place, unit, found.get(keyOf(sourceOf(unit))) ?? gone, target, known)
  })
  return withoutTwice(rows)
}
