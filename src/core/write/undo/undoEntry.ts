import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { meantBy, type Task } from '../task.ts'
import { asEditor } from '../../query/asEditor.ts'
import { fewAtOnce } from '../../query/fewAtOnce.ts'
import { isFailed, outcomeOf, performed } from '../performed.ts'
import { type Undoable, undoing } from './undoing.ts'
import type { CollectionName, Identified, Writable } from '../../resource/collection.ts'
import { differencesOfNew } from '../compare.ts'
import { type Relinked, relinked } from './relinking.ts'
import type { Operation } from '../operation.ts'
import { ownerOf } from '../../query/owner.ts'
import { settleAttempts } from '../outcomes.ts'
import { type HeldWrite, heldWrite } from '../queue/unsent.ts'
import type { Values } from '../merge.ts'
import { safeCreation } from '../safeCreation.ts'
import { PerhapsMade, SameName, type Outcome } from '../saved.ts'
import type { Writing, Writables, Journal } from '../writing.ts'

/** Where writes are taken back, and as which series of the history. */
export interface Undoing {
  readonly service: Service
  readonly writables: Writables
  readonly series: string
  /** what is said for the sake of these writes, as of those that they take back */
  readonly said?: unknown
  readonly journal?: Journal
  /** ids of the terms that are made again, by those they had; noted here while they are taken back together */
  readonly renewed: Map<string, number>
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
export function writeOf(entry: Operation): Undoable<Identified> {
  const { changes, sent, state } = entry
  // Sound because the safe writer records what its collection read.
  const { before, after, left } = entry as Undoable<Identified>
  // Nobody knows whose values are there: to go back from them is asked of a person, whatever they are.
  return { before, after, left: state === 'unknown' && before ? before : left, changes, sent }
}

function writingOf(undoing: Undoing, entry: Pick<Operation, 'collection' | 'language'>) {
  const { service, writables, series, said, journal } = undoing
  return {
    service: service.in(entry.language),
    collection: writables[entry.collection],
    journal,
    operation: { series, said },
  }
}

/** What a record is to be found under, where it is made again in the same go. */
const idNow = ({ renewed }: Undoing, collection: CollectionName, id: number) =>
  renewed.get(`${collection} ${id}`) ?? id

/** Where what was inside of a category moved when it was deleted. */
function parentOf(under: Undoing, { fields }: Writable<Identified>, record: Identified): unknown {
  const parent = fields.parent?.of(record)
  return typeof parent === 'number' ? idNow(under, 'categories', parent) : parent
}

/** All that a record was. */
function valuesOf(under: Undoing, of: Writable<Identified>, record: Identified): Values {
  const values = Object.entries(of.fields).map(([name, field]) => [name, field.of(record)])
  const parent = of.fields.parent ? { parent: parentOf(under, of, record) } : {}
  return { ...Object.fromEntries(values), ...parent }
}

/**
 * A term, which has no trash: it is made again with all that it was, under another id. Where the category it was
 * inside of is not there under its id any more, it comes back at the top level, and that is said.
 */
async function remade(
  writing: Writing<Identified>,
  values: Values,
  key: string,
): Promise<Outcome<Identified>> {
  const outcome = await madeOf(writing, values, key)
  const isPlaceless = outcome.kind === 'refused' && outcome.refusal.kind === 'invalid'
  if (!isPlaceless || !values['parent']) return outcome
  const atTop = await madeOf(writing, { ...values, parent: 0 }, key)
  return atTop.kind === 'saved' && atTop.record
    ? { kind: 'differs', record: atTop.record, fields: ['parent'] }
    : outcome
}

async function madeOf(
  writing: Writing<Identified>,
  values: Values,
  key: string,
): Promise<Outcome<Identified>> {
  const of = `undo ${key}`
  try {
    return outcomeOf(await safeCreation(writing, { values, of }))
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', refusal: error }
    if (error instanceof PerhapsMade) return await perhapsRemade(writing, values, of, error)
    const code = error instanceof SameName ? 'same_name' : 'unreadable'
    return { kind: 'refused', refusal: new ApiError({ kind: 'unreadable', code }) }
  }
}

/** A term of just these values is what was wanted, whoever made it. */
async function perhapsRemade(
  { service, collection: { fields } }: Writing<Identified>,
  values: Values,
  of: string,
  { existing }: PerhapsMade,
): Promise<Outcome<Identified>> {
  const [record, ...others] = existing as readonly Identified[]
  if (record && others.length === 0 && differencesOfNew(fields, record, values).length === 0) {
    await settleAttempts(ownerOf(service), of)
    return { kind: 'saved', record }
  }
  const refusal = new ApiError({ kind: 'unanswered', afterWrite: 'unknown' })
  return { kind: 'refused', refusal }
}

/** Links what named a deleted record to it again, a few at once, as an editor: protected ones too. */
async function linksOf(
  undoing: Undoing,
  entry: Operation,
  outcome: Outcome<Identified>,
): Promise<readonly Relinked[]> {
  if (!('record' in outcome) || outcome.record === null) return []
  const { before } = writeOf(entry)
  const above = before && parentOf(undoing, writingOf(undoing, entry).collection, before)
  const back = { before: entry.id, after: outcome.record.id, above }
  return await fewAtOnce(entry.links ?? [], (link) => {
    const id = idNow(undoing, link.collection, link.id)
    const writing = writingOf(undoing, link)
    return relinked({ ...writing, service: asEditor(writing.service) }, { ...link, id }, back)
  })
}

/** What was deleted where there is no trash. */
function goneForGood({ fields }: Writable<Identified>, entry: Operation): Identified | null {
  const { before, after } = writeOf(entry)
  return after === null && fields.status === undefined ? before : null
}

/** What takes a write back; nothing where that changes nothing. */
function taskOf({ fields }: Writable<Identified>, entry: Operation) {
  return undoing(fields, [writeOf(entry)])[0]
}

/**
 * Takes one write back, through the safe writer: what changed since is not written over. Never rejects.
 * @param password of a protected event
 */
export async function undoEntry(
  under: Undoing,
  entry: Operation,
  again: Task<Identified> | null = null,
  password?: string,
): Promise<Undone> {
  const plain = writingOf(under, entry)
  const { collection } = plain
  const writing = { ...plain, operation: { ...plain.operation, undoes: entry.key } }
  const gone = goneForGood(collection, entry)
  if (gone !== null) {
    const outcome = await remade(writing, valuesOf(under, collection, gone), entry.key)
    if ('record' in outcome && outcome.record)
      under.renewed.set(`${entry.collection} ${entry.id}`, outcome.record.id)
    return { outcome, task: null, links: await linksOf(under, entry, outcome) }
  }
  const task = again ?? taskOf(collection, entry)
  if (task === undefined)
    return { outcome: { kind: 'unchanged', record: null }, task: null, links: [] }
  const outcome = await performed(writing, task, password)
  const links = entry.after === null ? await linksOf(under, entry, outcome) : []
  return { outcome, task, links }
}

/** Links once more to what is back whatever could not be. Never rejects. */
export async function linkedAgain(
  under: Undoing,
  entry: Operation,
  undone: Undone,
): Promise<Undone> {
  const left = undone.links.filter(({ outcome }) => isFailed(outcome))
  const links = left.map(({ link }) => link)
  const again = await linksOf(under, { ...entry, links }, undone.outcome)
  const isDone = ({ link }: Relinked) => !links.includes(link)
  return { ...undone, links: [...undone.links.filter(isDone), ...again] }
}

/**
 * The taking back of a write, for the queue. Null where records have to be linked again along with it: they are to be
 * looked at when it is done.
 * @param sentAt since when it may have got through, null for surely not
 */
export function heldUndo(
  under: Undoing,
  entry: Operation,
  again: Task<Identified> | null,
  sentAt: number | null,
): HeldWrite | null {
  const { service, collection } = writingOf(under, entry)
  if (entry.links && entry.links.length > 0) return null
  const { series, said } = under
  const marks = { series, said, undoes: entry.key }
  const gone = goneForGood(collection, entry)
  if (gone !== null) {
    const changes = valuesOf(under, collection, gone)
    return heldWrite({ service, collection, opened: null, changes, marks }, sentAt)
  }
  const task = again ?? taskOf(collection, entry)
  return task ? heldWrite({ service, collection, ...meantBy(task), marks }, sentAt) : null
}
