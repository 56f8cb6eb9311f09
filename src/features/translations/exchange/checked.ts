import type { ApiError } from '../../../api/apiError.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { hasOtherMarkup } from '../checks/markupAdded.ts'
import {
  type CheckFindings,
  checkTranslation,
  translationChecks,
} from '../checks/translationChecks.ts'
import { type ConfirmedPairs, isWithin } from '../confirmed/confirmedPairs.ts'
import { fingerprint, withLineFeeds } from './fingerprint.ts'
import {
  type EntryProblem,
  type FileEntry,
  textFields,
  type TextKind,
  textKinds,
  type TextUnit,
} from './textUnit.ts'
import { decidedCounterpart } from '../near/found.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { NotedSourceAt } from '../savedFrom/savedFrom.ts'
import { writables } from '../../../resources/records.ts'

const subtagsOf = (tag: string) =>
  tag
    .trim()
    .toLowerCase()
    .split(/[-_.@]/)

/**
 * The code that a tag of BCP 47 or of a locale names, «ca-ES», «es_ES» or «CA»: the same one, else the one that is its
 * language alone, else the only one of its language.
 */
export function codeTagged(codes: readonly string[], tag: string): string | undefined {
  const asked = subtagsOf(tag)
  const alike = codes.filter((code) => subtagsOf(code)[0] === asked[0])
  const named = (wanted: string) => alike.find((code) => subtagsOf(code).join('-') === wanted)
  return (
    named(asked.join('-')) ?? named(asked[0] ?? '') ?? (alike.length === 1 ? alike[0] : undefined)
  )
}

/** A record as it is at this moment, or why nothing can be said of it. */
export type Now =
  | { readonly kind: 'here'; readonly record: Identified }
  | { readonly kind: 'gone' | 'trashed' | 'withheld' | 'elsewhere' }
  | { readonly kind: 'refused'; readonly refusal: ApiError }

/** Why a row cannot be taken. */
export type RowProblem =
  | EntryProblem
  | 'otherSite'
  | 'otherLanguage'
  | 'sourceGone'
  | 'sourceTrashed'
  | 'sourceElsewhere'
  | 'targetGone'
  | 'targetTrashed'
  | 'targetElsewhere'
  | 'withheld'
  | 'unread'
  | 'noVersion'
  | 'oneRecord'
  | 'notAccepted'
  | 'emptyTitle'
  | 'twice'

/** What a person has to look at before a row is taken. */
const warnings = [
  'perhapsThere',
  'otherVersion',
  'unconfirmed',
  'sourceChanged',
  'targetChanged',
  'sourceAltered',
  'unfinished',
  ...translationChecks,
  'markupAdded',
] as const
export type Warning = (typeof warnings)[number]

interface Place {
  /** where in the file */
  readonly place: string
}

/** A row of the file measured against what there is now. */
export type Row = Place &
  (
    | { readonly kind: 'problem'; readonly problem: RowProblem; readonly unit?: TextUnit }
    | { readonly kind: 'unchanged' | 'untranslated'; readonly unit: TextUnit }
    | {
        /** of an existing version, or of one that has to be made */
        readonly kind: 'change' | 'create'
        readonly unit: TextUnit
        readonly source: Identified
        readonly version: Identified | null
        readonly sourceNow: string
        readonly targetNow: string
        readonly warnings: readonly Warning[]
        /** what of the source the translation misses */
        readonly findings: CheckFindings
      }
  )

export type TakenRow = Extract<Row, { kind: 'change' | 'create' }>

/** A text of a record as an editor of it sees it; nothing where its collection has none of the kind. */
export function textOfRecord(
  collection: PairedCollection,
  record: Identified,
  kind: TextKind,
): string | undefined {
  const field = writables[collection].fields[textFields[collection][kind] ?? '']
  return field && String(field.of(record) ?? '')
}

/** What one reads of the file before anything is asked: rows without a translation of their own need nothing. */
export function firstCheck(
  { place, ...entry }: FileEntry,
  site: string,
  languages: readonly string[],
): Row | (Place & { readonly kind: 'open'; readonly unit: TextUnit }) {
  if ('problem' in entry) return { place, kind: 'problem', problem: entry.problem }
  const codeOf = (tag: string) => codeTagged(languages, tag) ?? ''
  const [from, to] = [codeOf(entry.unit.from), codeOf(entry.unit.to)]
  const unit = { ...entry.unit, from, to }
  const problem = (found: RowProblem) => ({ place, kind: 'problem', problem: found, unit }) as const
  if (unit.site !== '' && unit.site !== site) return problem('otherSite')
  if (from === '' || to === '' || from === to) return problem('otherLanguage')
  if (unit.isEmptied !== true || unit.targetId === null) {
    if (unit.target.trim() === '') return { place, kind: 'untranslated', unit }
  } else if (unit.kind === 'title') return problem('emptyTitle')
  if (unit.targetHash !== '' && fingerprint(unit.target) === unit.targetHash)
    return { place, kind: 'unchanged', unit }
  const field = writables[unit.collection].fields[textFields[unit.collection][unit.kind] ?? '']
  if (field?.schema.safeParse(unit.target).success !== true) return problem('notAccepted')
  return { place, kind: 'open', unit }
}

const problemOf = {
  source: { gone: 'sourceGone', trashed: 'sourceTrashed', elsewhere: 'sourceElsewhere' },
  target: { gone: 'targetGone', trashed: 'targetTrashed', elsewhere: 'targetElsewhere' },
} as const

function whyNot(now: Exclude<Now, { kind: 'here' }>, of: 'source' | 'target'): RowProblem {
  if (now.kind === 'refused') return 'unread'
  return now.kind === 'withheld' ? 'withheld' : problemOf[of][now.kind]
}

const isAsThen = (now: string, then: string, hash: string) =>
  hash === '' ? withLineFeeds(now) === withLineFeeds(then) : fingerprint(now) === hash

/** Whether both languages list one record, in which a translation would take the place of its source. */
function isOneRecord(
  collection: PairedCollection,
  source: Identified,
  version: Identified,
): boolean {
  const saysTheSame = (kind: TextKind) =>
    textOfRecord(collection, source, kind) === textOfRecord(collection, version, kind)
  return source.id === version.id && textKinds.every(saysTheSame)
}

/**
 * Why nothing of a record can be taken, whatever a translation of it says; null where something can.
 * @param version null where none is known
 */
export function whyRefused(
  collection: PairedCollection,
  source: Now,
  version: Now | null,
): RowProblem | null {
  if (source.kind !== 'here') return whyNot(source, 'source')
  if (version === null) return collection === 'events' ? null : 'noVersion'
  if (version.kind !== 'here') return whyNot(version, 'target')
  return isOneRecord(collection, source.record, version.record) ? 'oneRecord' : null
}

/** A text that is to be empty misses everything; one that was reviewed may read like its source, as names do. */
function findingsIn(unit: TextUnit): CheckFindings {
  if (unit.isEmptied) return {}
  const { sameText, ...others } = checkTranslation(unit)
  return sameText && unit.review !== 'finished' ? { sameText } : others
}

/**
 * A row against its source and its version as they are now.
 * @param version null where the file knows of none
 * @param known what tells whether that is a version of the source
 */
export function checkedRow(
  place: string,
  unit: TextUnit,
  source: Now,
  version: Now | null,
  known: Known,
): Row {
  const { collection, kind } = unit
  const why = whyRefused(collection, source, version)
  if (why !== null || source.kind !== 'here' || (version !== null && version.kind !== 'here'))
    return { place, kind: 'problem', problem: why ?? 'unreadable', unit }
  const sourceNow = textOfRecord(collection, source.record, kind) ?? ''
  const targetNow = version ? (textOfRecord(collection, version.record, kind) ?? '') : ''
  if (version && withLineFeeds(unit.target) === withLineFeeds(targetNow))
    return { place, kind: 'unchanged', unit }
  const relation = version ? relationOf(unit, source.record, version.record, known) : 'known'
  const isAltered = unit.sourceHash !== '' && fingerprint(unit.source) !== unit.sourceHash
  const hasMoved = unit.targetHash !== '' && fingerprint(targetNow) !== unit.targetHash
  const findings = findingsIn(unit)
  const found: Readonly<Partial<Record<Warning, unknown>>> = {
    ...findings,
    unfinished: unit.review === 'unfinished',
    sourceChanged: !isAsThen(sourceNow, unit.source, unit.sourceHash),
    targetChanged: version !== null && hasMoved,
    sourceAltered: isAltered,
    otherVersion: relation === 'other',
    unconfirmed: relation === 'unknown',
    markupAdded: hasOtherMarkup(unit.target, [unit.source, sourceNow, targetNow]),
  }
  return {
    place,
    kind: version ? 'change' : 'create',
    unit,
    source: source.record,
    version: version?.record ?? null,
    sourceNow,
    targetNow,
    warnings: warnings.filter((warning) => found[warning]),
    findings,
  }
}

/** Where a row would be written to. */
export function targetKey({ collection, from, to, id, targetId, kind }: TextUnit): string {
  const record = targetId === null ? `of ${from} ${id}` : String(targetId)
  return `${collection} ${to} ${record} ${kind}`
}

/** One text is written once: of rows that say the same the first is taken, of those that differ none. */
export function withoutTwice(rows: readonly Row[]): readonly Row[] {
  const taken = new Map<string, Set<string>>()
  const open = (row: Row): row is TakenRow => row.kind === 'change' || row.kind === 'create'
  for (const { unit } of rows.filter(open)) {
    const key = targetKey(unit)
    taken.set(key, (taken.get(key) ?? new Set()).add(withLineFeeds(unit.target)))
  }
  const seen = new Set<string>()
  return rows.map((row) => {
    if (!open(row)) return row
    const key = targetKey(row.unit)
    const isFirst = !seen.has(key)
    seen.add(key)
    if (isFirst && taken.get(key)?.size === 1) return row
    return { place: row.place, kind: 'problem', problem: 'twice', unit: row.unit }
  })
}

/** Whether the record that a file names is a version of the source, as far as this browser knows. */
type Relation = 'known' | 'unknown' | 'other'

/** What this browser knows of versions without asking. */
interface Known {
  readonly confirmed: ConfirmedPairs
  readonly sourceAt: NotedSourceAt
}

const knownIf = (isKnown: boolean): Relation => (isKnown ? 'known' : 'other')

/** What editors said of one of the two. */
function saidOf(unit: TextUnit, targetId: number, confirmed: ConfirmedPairs): Relation | null {
  const { collection, from, to, id } = unit
  const versions = { [from]: id, [to]: targetId }
  if (confirmed.apart.some((apart) => isWithin({ collection, versions }, apart))) return 'other'
  const mate = decidedCounterpart(confirmed, collection, { language: from, id }, to)
  if (mate) return knownIf(mate.id === targetId)
  const source = decidedCounterpart(confirmed, collection, { language: to, id: targetId }, from)
  return source ? knownIf(source.id === id) : null
}

/** Strongest first: what editors said, what it was translated from here, that both have one id or one slug. */
export function relationOf(
  unit: TextUnit,
  source: Identified,
  version: Identified,
  { confirmed, sourceAt }: Known,
): Relation {
  const { collection, from, to } = unit
  const said = saidOf(unit, version.id, confirmed)
  if (said) return said
  const then = sourceAt(collection, { language: to, id: version.id })
  if (then?.language === from) return knownIf(then.id === source.id)
  if (source.id === version.id) return 'known'
  const slugOf = (record: Identified) => String(writables[collection].fields.slug?.of(record) ?? '')
  const isOneSlug = slugOf(source) !== '' && slugOf(source) === slugOf(version)
  return isOneSlug ? 'known' : 'unknown'
}
