import { type BulkChange, updateTo } from '../../collection/bulk/bulkTask.ts'
import { obstacleTo } from '../../collection/bulk/postChanges.ts'
import { eventForm, type FactName } from '../../events/editing.ts'
import { eventFields, type EventRecord } from '../../events/events.ts'
import type { Language } from '../../service/language.ts'
import type { Service } from '../../service/service.ts'
import type { Found } from '../near/found.ts'
import {
  isLink,
  keptThere,
  keyOfQuestion,
  type LinkQuestion,
  linksThere,
  type NameOf,
  questionsOf,
} from '../sideBySide/carrying.ts'
import type { Answers } from '../sideBySide/plan.ts'

/** A version, in the language of its service. */
export interface Placed {
  readonly service: Service
  readonly record: EventRecord
}

/** Facts of a source that another version is to have as well. */
export interface Carry {
  readonly source: Placed
  readonly target: Placed
  readonly names: readonly FactName[]
}

/**
 * The values that go out, each language's own records for links; without those link fields of which something has no version, and of others without what is to be left out.
 * @param answers what was chosen for links whose version nobody has confirmed, by the keys of the questions
 */
export function carriedValues(
  { source, target, names }: Carry,
  found: Found,
  answers: Answers,
): Readonly<Record<string, unknown>> {
  const boxes = eventForm.filled(source.record, source.service.configuration)
  const linked = eventForm.filled(target.record, target.service.configuration)
  const facts = names.filter((name) => !isLink(name))
  const way = { found, from: source.service.language, to: target.service.language }
  const links = names.filter(isLink).flatMap((field) => {
    const ids = linksThere(way, field, boxes[field], (name, id) => {
      const answer = answers[keyOfQuestion({ field: name, from: { id }, language: way.to })]
      if (answer === 'without') return keptThere(way, name, id, linked[name])
      return typeof answer === 'number' ? answer : undefined
    })
    return ids === undefined ? [] : [[field, ids] as const]
  })
  return { ...eventForm.valuesOf(boxes, facts), ...Object.fromEntries(links) }
}

/** Of a link field, the ids that the version goes without. */
export function leftOut(
  { source, target }: Carry,
  field: FactName,
  answers: Answers,
): readonly number[] {
  if (!isLink(field)) return []
  const boxes = eventForm.filled(source.record, source.service.configuration)
  const { language } = target.service
  return boxes[field].filter(
    (id) => answers[keyOfQuestion({ field, from: { id }, language })] === 'without',
  )
}

/** Carries to each version what is its; a version that is none of these is left alone. */
export function carrying(
  carries: readonly Carry[],
  found: Found,
  answers: Answers,
): BulkChange<EventRecord> {
  const byRecord = new Map<EventRecord, Readonly<Record<string, unknown>>>()
  for (const carry of carries)
    byRecord.set(carry.target.record, {
      ...byRecord.get(carry.target.record),
      ...carriedValues(carry, found, answers),
    })
  return (record) => obstacleTo(record) ?? updateTo(eventFields, record, byRecord.get(record) ?? {})
}

/** In which language each of the versions is. */
export function languageOfTargets(carries: readonly Carry[]) {
  const languages = new Map<EventRecord, Language>(
    carries.map(({ target }) => [target.record, target.service.language]),
  )
  return (record: EventRecord) => languages.get(record)
}

/** The links of which nobody has confirmed a version where they are carried to. */
export function questionsAbout(
  { source, target, names }: Carry,
  found: Found,
  nameOf: NameOf,
): readonly LinkQuestion[] {
  const way = { found, nameOf, from: source.service.language, to: target.service.language }
  const boxes = eventForm.filled(source.record, source.service.configuration)
  return questionsOf(way, boxes, names)
}

/** What is almost certain is proposed; of what is merely possible, and of new ones, none unless somebody says so. */
export function firstAnswers(asked: readonly LinkQuestion[]): Answers {
  return Object.fromEntries(
    asked.map((question) => [keyOfQuestion(question), question.likely ?? 'leave'] as const),
  )
}
