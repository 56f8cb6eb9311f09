import { exportedColumn } from './columns.ts'
import { labelsOf, plainHead } from './heads.ts'

/** A program by the heads of its columns. */
export interface KnownSet {
  readonly name: 'Agenda' | 'Outlook' | 'The Events Calendar'
  /**
   * Whether whole days end at midnight of the day after the last. Outlook writes them so; Google's CSV has the same
   * heads in English, and no hours on whole days.
   */
  readonly exclusiveEnds: boolean
  /** heads that no other program has together, for each of its kinds of files and languages */
  readonly signs: readonly (readonly string[])[]
}

const sets: readonly KnownSet[] = [
  {
    name: 'Agenda',
    exclusiveEnds: false,
    signs: labelsOf('events', exportedColumn).map((head) => [head]),
  },
  {
    name: 'Outlook',
    exclusiveEnds: true,
    signs: [
      ['subject', 'start date'],
      ['asunto', 'fecha comienzo'],
      ['assumpte', 'data inici'],
    ],
  },
  {
    name: 'The Events Calendar',
    exclusiveEnds: false,
    signs: [
      ['event name', 'event start date'],
      ['venue name', 'venue city'],
      ['venue name', 'venue address'],
      ['organizer name', 'organizer email'],
      ['organizer name', 'organizer phone'],
    ],
  },
]

/** The program that wrote a file with these heads; null of any other one. */
export function knownSetOf(heads: readonly string[]): KnownSet | null {
  const plain = new Set(heads.map(plainHead))
  return (
    sets.find(({ signs }) => signs.some((sign) => sign.every((head) => plain.has(head)))) ?? null
  )
}
