import { isBlank } from '../../core/resource/isBlank.ts'
import type { Fields } from '../../core/resource/field.ts'
import type { Values } from '../../core/write/merge.ts'
import type { BoardRow } from '../translations/state/boardRow.ts'
import { isOneRecord } from '../translations/state/oneRecord.ts'
import type { Version } from '../translations/state/version.ts'

/** A record that goes, and the one of its language that takes its events. */
export interface Lost {
  readonly version: Version
  readonly into: Version
}

/** What putting things together comes to. */
export interface Merge {
  /** the versions that stay, by language: afterwards they are versions of one thing */
  readonly kept: Readonly<Record<string, Version>>
  /** each record once, in whichever languages it is listed */
  readonly lost: readonly Lost[]
}

/** The row stays with all its versions; a language it has none in keeps the first of the others. */
export function mergeOf(rows: readonly BoardRow[], kept: BoardRow): Merge {
  const ordered = [kept, ...rows.filter((row) => row !== kept)]
  const languages = new Set(ordered.flatMap(({ cells }) => Object.keys(cells)))
  const staying: Record<string, Version> = {}
  const lost: Lost[] = []
  for (const language of languages) {
    const [into, ...others] = ordered.flatMap(({ cells }) => cells[language]?.version ?? [])
    if (into === undefined) continue
    staying[language] = into
    for (const version of others)
      if (version.id !== into.id && !lost.some((one) => isOneRecord(one.version, version)))
        lost.push({ version, into })
  }
  return { kept: staying, lost }
}

/** What says where and how a place or person is found; each stands for itself. */
const single = ['address', 'city', 'zip', 'phone', 'website', 'email', 'image'] as const
/** Of these the service derives one from the others: they go together (contract.md §7.7). */
const region = ['country', 'province', 'state', 'stateprovince'] as const

/** Values that the record which stays lacks, and one of those that go has. Texts stay what they are. */
export function takeable<R>(fields: Fields<R>, stays: R, goes: readonly R[]): Values {
  const valueOf = (record: R, name: string) => fields[name]?.of(record)
  const lacks = (record: R, name: string) => isBlank(valueOf(record, name) ?? '')
  const taken = new Map<string, unknown>()
  for (const name of single) {
    const giver = goes.find((record) => !lacks(record, name))
    if (fields[name] && giver && lacks(stays, name)) taken.set(name, valueOf(giver, name))
  }
  const hasRegion = (record: R) => region.some((name) => !lacks(record, name))
  const giver = goes.find(hasRegion)
  if (giver && !hasRegion(stays))
    for (const name of region) if (!lacks(giver, name)) taken.set(name, valueOf(giver, name))
  return Object.fromEntries(taken)
}
