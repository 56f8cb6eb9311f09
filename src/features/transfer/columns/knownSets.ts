import { exportedColumn } from './columns.ts'
import { headsOf, plainHead } from './heads.ts'

/** A program by the heads of its columns. */
export interface KnownSet {
  readonly name: 'Agenda' | 'Outlook' | 'The Events Calendar'
  /**
   * Whether whole days end at midnight of the day after the last. Outlook writes them so; Google's CSV has the same
   * heads in English, and no hours on whole days.
   */
  readonly exclusiveEnds: boolean
}

/** By the program, heads that no other has together, for each of its kinds of files and languages. */
const signs: Readonly<Record<KnownSet['name'], readonly string[]>> = {
  Agenda: headsOf('events', exportedColumn).labels,
  Outlook: ['subject, start date', 'asunto, fecha comienzo', 'assumpte, data inici'],
  'The Events Calendar': [
    'event name, event start date',
    'venue name, venue address',
    'venue name, venue city',
    'organizer name, organizer email',
    'organizer name, organizer phone',
  ],
}

/** The program that wrote a file with these heads; null of any other one. */
export function knownSetOf(heads: readonly string[]): KnownSet | null {
  const plain = new Set(heads.map(plainHead))
  const isThere = (sign: string) => sign.split(', ').every((head) => plain.has(head))
  const names = ['Agenda', 'Outlook', 'The Events Calendar'] as const
  const name = names.find((one) => signs[one].some(isThere))
  return name === undefined ? null : { name, exclusiveEnds: name === 'Outlook' }
}
