import type { PairedCollection } from '../pairing/listing.ts'
import type { Group, Link, Pairing } from '../pairing/pairing.ts'
import { differingFacts } from './facts.ts'
import { freeProposals } from './freeProposals.ts'
import type { GroupIndex } from './groupIndex.ts'
import { isOneRecord, type Version, type VersionsByNumber, type Fact } from './version.ts'
import { isBehind, isUntranslated, type Texts } from './texts.ts'

/** What a row may be looked for by. */
export const states = [
  'missing',
  'unpaired',
  'drafts',
  'outOfDate',
  'differ',
  'identical',
  'confirm',
] as const
export type State = (typeof states)[number]

/** One version of a row, measured against the source. */
export interface BoardCell {
  readonly version: Version
  readonly isSource: boolean
  /** the source's texts are others than when this one was last saved here */
  readonly isOutOfDate: boolean
  readonly isIdentical: boolean
  /** it is the source itself, which the service lists in both languages */
  readonly isShared: boolean
  readonly differs: readonly Fact[]
  /** that it is a version of the source is not even almost certain */
  readonly isDoubtful: boolean
}

/** The versions of one thing. */
export interface BoardRow {
  /** the same as long as its first record is */
  readonly id: string
  readonly group: Group
  readonly source: Version
  readonly cells: Readonly<Record<string, BoardCell>>
  /** languages that were read and surely have none */
  readonly missing: readonly string[]
  /** languages with a confirmed version that was not asked for, or in vain */
  readonly unread: readonly string[]
  /** languages of which nobody knows yet: a record there may be its version, or the one beside it may not be */
  readonly unpaired: readonly string[]
  /** of each state, the languages that it holds in */
  readonly inLanguages: Readonly<Record<State, readonly string[]>>
  readonly states: ReadonlySet<State>
}

/** All that rows are made of. */
export interface BoardData {
  readonly collection: PairedCollection
  /** language whose version is the source wherever it has one, said by a person */
  readonly source?: string | undefined
  /** languages that were read as a whole, in the order of the configuration */
  readonly languages: readonly string[]
  readonly pairing: Pairing
  readonly index: GroupIndex
  /** by language and id */
  readonly versions: VersionsByNumber
  /** a version that was confirmed, and of which nobody knows whether it is there; none where left out */
  readonly isUnread?: (version: Version, language: string) => boolean
  /** the source's texts when a version of it was last saved here, and of which language they were */
  readonly sourceAt: (
    version: Version,
    source: Version,
  ) => { language: string; texts: Texts } | undefined
}

/** The version in the language that was said to be the source; else the oldest; where none tells, the first. */
export function sourceOf(versions: readonly Version[], said?: string): Version | undefined {
  const chosen = versions.find(({ language }) => language === said)
  if (chosen !== undefined) return chosen
  const dated = versions.filter(({ date }) => date !== '')
  const [first] = dated.length === versions.length ? dated.toSorted(byDate) : versions
  return first
}

const byDate = (one: Version, other: Version) =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : 0

/** How two versions of a group were found to belong together. */
export function linkOf(group: Group, one: Version, other: Version): Link | undefined {
  return group.links.find(
    ({ languages }) => languages.includes(one.language) && languages.includes(other.language),
  )
}

function cellOf(version: Version, source: Version, group: Group, data: BoardData): BoardCell {
  const isSource = version === source
  if (isSource)
    return {
      version,
      isSource,
      isOutOfDate: false,
      isIdentical: false,
      isShared: false,
      differs: [],
      isDoubtful: false,
    }
  const certainty = linkOf(group, source, version)?.certainty
  const isShared = certainty === 'confirmed' && isOneRecord(source, version)
  return {
    version,
    isSource,
    isShared,
    isOutOfDate: !isShared && isBehind(data.sourceAt(version, source), source),
    isIdentical:
      !isShared &&
      !version.withheld &&
      !source.withheld &&
      isUntranslated(data.collection, source.texts, version.texts),
    differs: differingFacts(source, version, data.index),
    isDoubtful: certainty === 'possible',
  }
}

/** Whether it is written, and not given out yet. */
export const isUnfinished = ({ status }: Version): boolean =>
  status === 'draft' || status === 'pending'

function languagesOf(
  { links }: Group,
  source: Version,
  cells: readonly BoardCell[],
  { missing, unpaired }: Pick<BoardRow, 'missing' | 'unpaired'>,
): BoardRow['inLanguages'] {
  const where = (isSo: (cell: BoardCell) => boolean) =>
    cells.flatMap((cell) => (isSo(cell) ? cell.version.language : []))
  const open = links
    .filter(({ certainty }) => certainty !== 'confirmed')
    .flatMap(({ languages }) => languages.filter((language) => language !== source.language))
  return {
    missing,
    unpaired,
    drafts: where(({ version }) => isUnfinished(version)),
    outOfDate: where(({ isOutOfDate }) => isOutOfDate),
    differ: where(({ differs }) => differs.length > 0),
    identical: where(({ isIdentical }) => isIdentical),
    confirm: [...new Set([...unpaired, ...open])],
  }
}

/** A group as the board shows it; nothing of one whose records were not read. */
export function boardRow(group: Group, data: BoardData): BoardRow | undefined {
  const versions = data.languages.flatMap((language) => {
    const id = group.versions[language]
    const version = id === undefined ? undefined : data.versions.get(language)?.get(id)
    return version === undefined ? [] : [version]
  })
  const source = sourceOf(versions, data.source)
  if (source === undefined) return undefined
  const cells = versions.map((version) => cellOf(version, source, group, data))
  const absent = data.languages.filter((language) =>
    versions.every((version) => version.language !== language),
  )
  const unread = absent.filter((language) =>
    versions.some((version) => data.isUnread?.(version, language)),
  )
  const lacking = absent.filter((language) => !unread.includes(language))
  const proposed = lacking.filter((language) => freeProposals(data, source, language).length > 0)
  const doubtful = cells.flatMap(({ isDoubtful, version }) => (isDoubtful ? version.language : []))
  const missing = lacking.filter((language) => !proposed.includes(language))
  const unpaired = [...proposed, ...doubtful]
  const inLanguages = languagesOf(group, source, cells, { missing, unpaired })
  return {
    id: `${source.language} ${source.id}`,
    group,
    source,
    cells: Object.fromEntries(cells.map((cell) => [cell.version.language, cell])),
    missing,
    unread,
    unpaired,
    inLanguages,
    states: new Set(states.filter((state) => inLanguages[state].length > 0)),
  }
}
