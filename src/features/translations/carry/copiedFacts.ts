import type { Language } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { obstacleTo } from '../../../core/job/bulk/postChanges.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import type { Post } from '../../../core/resource/post.ts'
import { recordKey } from '../../../core/job/bulk/useSeries.ts'
import { type BulkChange, updateTo } from '../../../core/write/task.ts'
import type { LinkDecision } from '../confirmed/confirmedPairs.ts'
import { boxOf, type FactKind, type FactRecord, idsIn } from '../facts/factKinds.ts'
import type { Found } from '../near/found.ts'
import {
  isLink,
  preservedLinks,
  keyOfQuestion,
  type LinkQuestion,
  linksThere,
  type NameOf,
  questionsOf,
} from '../sideBySide/copyFacts.ts'
import type { Answers } from '../sideBySide/plan.ts'
import { priceOf } from '../state/version.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { writables } from '../../../resources/records.ts'

/** A version, in the language of its service. */
export interface Placed {
  readonly service: Service
  readonly record: FactRecord
}

/** Facts of a source that another version is to have as well. */
export interface FactsCopy {
  readonly kind: FactKind
  readonly source: Placed
  readonly target: Placed
  readonly names: readonly string[]
}

/** Of facts that were changed, those that a version may lack: the words around a price are each language's own. */
export const namesFor = <Name extends string>(
  names: readonly Name[],
  source: EventRecord,
  target: EventRecord,
): readonly Name[] =>
  names.filter((name) => name !== 'cost' || priceOf(source.cost) !== priceOf(target.cost))

/** What its facts are, as boxes hold them. */
export const formValuesIn = (
  kind: FactKind,
  { record, service }: Placed,
): Readonly<Record<string, unknown>> => kind.boxesOf(record, service.configuration)

/** Terms have no status, and nothing of them is withheld. */
const isPost = (record: Identified): record is Post => 'status' in record && 'withheld' in record

/**
 * The values that go out, each language's own records for links; without those link fields of which something has no version, and of others without what is to be left out.
 * @param answers what was chosen for links whose version nobody has confirmed, by the keys of the questions
 */
export function copiedFacts(
  { kind, source, target, names }: FactsCopy,
  found: Found,
  answers: Answers,
): Readonly<Record<string, unknown>> {
  const boxes = formValuesIn(kind, source)
  const linked = formValuesIn(kind, target)
  const facts = names.filter((name) => !isLink(name))
  const way = { found, from: source.service.language, to: target.service.language }
  const links = names.filter(isLink).flatMap((field) => {
    const ids = linksThere(way, field, idsIn(boxes, field), (name, id) => {
      const answer = answers[keyOfQuestion({ field: name, from: { id }, language: way.to })]
      if (answer === 'without') return preservedLinks(way, name, id, idsIn(linked, name))
      return typeof answer === 'number' ? answer : undefined
    })
    return ids === undefined ? [] : [[field, boxOf(field, ids)] as const]
  })
  return {
    ...kind.valuesOf(source.record, source.service.configuration, facts),
    ...Object.fromEntries(links),
  }
}

/** Of a link field, the ids that the version goes without. */
export function leftOut(
  { kind, source, target }: FactsCopy,
  field: string,
  answers: Answers,
): readonly number[] {
  if (!isLink(field)) return []
  const { language } = target.service
  return idsIn(formValuesIn(kind, source), field).filter(
    (id) => answers[keyOfQuestion({ field, from: { id }, language })] === 'without',
  )
}

/** Carries to each version what is its; a version that is none of these is left alone. */
export function copyingFacts(
  kind: FactKind,
  carries: readonly FactsCopy[],
  found: Found,
  answers: Answers,
): BulkChange<Identified> {
  const byRecord = new Map<Identified, Readonly<Record<string, unknown>>>()
  for (const carry of carries)
    byRecord.set(carry.target.record, {
      ...byRecord.get(carry.target.record),
      ...copiedFacts(carry, found, answers),
    })
  const { fields } = writables[kind.of]
  return (record) =>
    (isPost(record) ? obstacleTo(record) : null) ??
    updateTo(fields, record, byRecord.get(record) ?? {})
}

/** In which language each of the versions is. */
export function languageOfTargets(carries: readonly FactsCopy[]) {
  const languages = new Map<Identified, Language>(
    carries.map(({ target }) => [target.record, target.service.language]),
  )
  return (record: Identified) => languages.get(record)
}

/** The links of which nobody has confirmed a version where they are carried to. */
export function questionsAbout(
  { kind, source, target, names }: FactsCopy,
  found: Found,
  nameOf: NameOf,
): readonly LinkQuestion[] {
  const way = { found, nameOf, from: source.service.language, to: target.service.language }
  const boxes = formValuesIn(kind, source)
  const links = Object.fromEntries(names.filter(isLink).map((name) => [name, idsIn(boxes, name)]))
  return questionsOf(way, links, names)
}

/** What is almost certain is proposed; of what is merely possible, and of new ones, none unless somebody says so. */
export function firstAnswers(asked: readonly LinkQuestion[]): Answers {
  return Object.fromEntries(
    asked.map((question) => [keyOfQuestion(question), question.likely ?? 'leave'] as const),
  )
}

export function isConfirmed({ kind, source, target }: FactsCopy, found: Found): boolean {
  const place = { language: source.service.language, id: source.record.id }
  return found.mateOf(kind.of, place, target.service.language)?.certainty === 'confirmed'
}

interface Carried {
  readonly carries: readonly FactsCopy[]
  readonly found: Found
  readonly asked: readonly LinkQuestion[]
  readonly answers: Answers
}

function linksSaid(carry: FactsCopy, { found, asked, answers }: Carried): readonly LinkDecision[] {
  const own = carry.source.service.language
  const values = copiedFacts(carry, found, answers)
  return asked.flatMap((question): LinkDecision[] => {
    const { collection, field, from, language } = question
    const id = answers[keyOfQuestion(question)]
    const isOfThis = language === carry.target.service.language && field in values
    return isOfThis && typeof id === 'number'
      ? [{ collection, versions: { [own]: from.id, [language]: id } }]
      : []
  })
}

/**
 * What is said of versions by carrying facts to them: that each that was written is one, and so are the linked records
 * that went there. Nothing is said by what was refused or left as it was.
 */
export function messageOfCopy(
  carried: Carried,
  written: ReadonlySet<string>,
): readonly LinkDecision[] {
  return carried.carries.flatMap((carry): LinkDecision[] => {
    const { kind, source, target } = carry
    if (!written.has(recordKey(target.service.language, target.record.id))) return []
    const versions = {
      [source.service.language]: source.record.id,
      [target.service.language]: target.record.id,
    }
    const own: LinkDecision[] = isConfirmed(carry, carried.found)
      ? []
      : [{ collection: kind.of, versions }]
    return [...own, ...linksSaid(carry, carried)]
  })
}
