import { type Breach, fieldOfRule, isKnown, type RuleName } from '../events/editing.ts'
import { neutral } from '../ui/files/neutralCell.ts'
import type { Judgement } from './reportRun.ts'

interface Words {
  /** content language */
  readonly language: string
  labelOf(name: RuleName): string
  words(breach: Breach): string
}

const names = [
  'id',
  'language',
  'title',
  'start_date',
  'status',
  'field',
  'rule',
  'is_certain',
  'text',
  'url',
]

const cellOf = (text: string) => `"${neutral(text).replaceAll('"', '""')}"`

/** A line for each rule that an event breaks, as spreadsheets read it (RFC 4180); no cell is a formula. */
export function reportCsv(
  judgements: readonly Judgement[],
  { language, labelOf, words }: Words,
): string {
  const rows = judgements.flatMap(({ event, breaches }) =>
    breaches.map((breach) => [
      String(event.id),
      language,
      event.title,
      event.start_date,
      event.status,
      fieldOfRule[breach.rule],
      labelOf(breach.rule),
      isKnown(breach) ? 'yes' : 'no',
      words(breach),
      event.url,
    ]),
  )
  // The mark by which spreadsheets know UTF-8.
  return `\uFEFF${[names, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}
