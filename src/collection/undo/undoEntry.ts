import { Refusal } from '../../service/refusal.ts'
import type { Service } from '../../service/service.ts'
import type { Task } from '../bulk/bulkTask.ts'
import { fewAtOnce } from '../bulk/fewAtOnce.ts'
import { type Outcome, performed } from '../bulk/performed.ts'
import { type Undoable, undoing } from '../bulk/undoing.ts'
import type { CollectionName, Identified } from '../collection.ts'
import { type Journal, type JournalEntry, marking, pageJournal } from '../journal.ts'
import { safeCreation } from '../safeCreation.ts'
import { SameName } from '../saved.ts'
import type { Writable, Writing } from '../writing.ts'
import { type Relinked, relinked } from './relinking.ts'
import { noteRenewed, type RenewedIds, withNewIds } from './renewedIds.ts'

export type Writables = Readonly<Record<CollectionName, Writable<Identified>>>

/** Where writes are taken back, and as which series of the history. */
export interface Undoing {
  readonly service: Service
  readonly writables: Writables
  readonly series: string
  readonly journal?: Journal
  /** ids of what was made again; what is made again here is noted there */
  readonly renewed: RenewedIds
}

/** What came of taking one write back. */
export interface Undone {
  readonly outcome: Outcome<Identified>
  /** what was asked of the record; null where it had to be made anew */
  readonly task: Task<Identified> | null
  /** of what was deleted: the records that named it */
  readonly links: readonly Relinked[]
}

/** The write as the journal has it. */
export function writeOf({ before, after, changes }: JournalEntry): Undoable<Identified> {
  // Sound because the safe writer records what its collection read.
  return { before: before as Identified | null, after: after as Identified | null, changes }
}

function writingOf(undoing: Undoing, entry: Pick<JournalEntry, 'collection' | 'language'>) {
  const { service, writables, series, journal = pageJournal } = undoing
  return {
    service: service.in(entry.language),
    collection: writables[entry.collection],
    journal: marking(journal, { series }),
  }
}

/** A term, which has no trash: it is made again with all that it was, under another id. */
async function remade(
  writing: Writing<Identified>,
  before: Identified,
): Promise<Outcome<Identified>> {
  const { fields } = writing.collection
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.of(before)]),
  )
  try {
    const { record, differences } = await safeCreation(writing, { values })
    if (differences.length === 0) return { kind: 'saved', record }
    return { kind: 'differs', record, fields: differences.map(({ field }) => field) }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', refusal: error }
    const code = error instanceof SameName ? 'same_name' : 'unreadable'
    return { kind: 'refused', refusal: new Refusal({ kind: 'unreadable', code }) }
  }
}

/** Links what named a deleted record to it again, a few at once. */
async function linksOf(
  undoing: Undoing,
  entry: JournalEntry,
  outcome: Outcome<Identified>,
): Promise<readonly Relinked[]> {
  if (!('record' in outcome) || outcome.record === null) return []
  const renewed = { before: entry.id, after: outcome.record.id }
  const { before } = writeOf(entry)
  const above =
    before === null ? null : writingOf(undoing, entry).collection.fields.parent?.of(before)
  return await fewAtOnce(entry.links ?? [], (link) =>
    relinked(writingOf(undoing, link), link, above, renewed),
  )
}

/** Takes one write back, through the safe writer: what changed since is not written over. Never rejects. */
export async function undoEntry(
  under: Undoing,
  noted: JournalEntry,
  again: Task<Identified> | null = null,
): Promise<Undone> {
  const entry = withNewIds(noted, under.renewed)
  const plain = writingOf(under, entry)
  const writing = { ...plain, journal: marking(plain.journal, { undoes: entry.key }) }
  const { before, after } = writeOf(entry)
  const isGone = after === null && before !== null && plain.collection.fields.status === undefined
  if (isGone) {
    const outcome = await remade(writing, before)
    if ('record' in outcome && outcome.record) noteRenewed(under.renewed, entry, outcome.record.id)
    return { outcome, task: null, links: await linksOf(under, entry, outcome) }
  }
  const [first] = undoing(plain.collection.fields, [writeOf(entry)])
  const task = again ?? first
  if (task === undefined)
    return { outcome: { kind: 'unchanged', record: null }, task: null, links: [] }
  const outcome = await performed(writing, task)
  const links = after === null ? await linksOf(under, entry, outcome) : []
  return { outcome, task, links }
}
