import { answering, editor, json, serviceOf } from '../../api/testSite.ts'
import { writables } from '../../resources/records.ts'
import { venues } from '../../resources/venues/venues.ts'
import { memoryJournal } from '../../core/write/testJournal.ts'
import type { Operation } from '../../core/write/operation.ts'
import { safeUpdate } from '../../core/write/safeWriter.ts'
import { undoEntry } from '../../core/write/undo/undoEntry.ts'

const venue = { id: 31, status: 'publish', venue: 'Sala', city: 'Vic', description: 'Text' }

/** A service at which somebody else names another city right after the first write, or nobody does. */
function besides(theirs: string | null) {
  let { city } = venue
  const written: unknown[] = []
  answering(({ method, body }) => {
    if (method !== 'POST') return json({ ...venue, city })
    written.push(body?.city)
    city = String(body?.city)
    const answer = json({ ...venue, city })
    if (written.length === 1 && theirs !== null) city = theirs
    return answer
  })
  return { written, city: () => city }
}

async function saved(): Promise<Operation> {
  const journal = memoryJournal()
  const opened = venues.read(venue)
  const writing = { service: serviceOf(editor), collection: venues, journal }
  await safeUpdate(writing, { path: 'venues/31', opened, changes: { city: 'Olot' } })
  const [entry] = journal.entries()
  if (entry === undefined) throw new Error('no entry')
  return entry
}

const undone = (entry: Operation, again?: Parameters<typeof undoEntry>[2]) => {
  const under = { service: serviceOf(editor), writables, series: 'undo', renewed: new Map() }
  return undoEntry({ ...under, journal: memoryJournal() }, entry, again)
}

/** A service at which somebody else changes the text, which no other update repeats, between a reading and a write. */
function rewritten() {
  let { city, description } = venue
  const written: (readonly string[])[] = []
  answering(({ method, body }) => {
    if (method !== 'POST') return json({ ...venue, city, description })
    written.push(Object.keys(body ?? {}))
    if (written.length === 1) description = 'Text d’una altra persona'
    city = String(body?.city)
    description = String(body?.description ?? description)
    return json({ ...venue, city, description })
  })
  return { written, description: () => description }
}

test('taking back a write that stands as it was left asks nothing', async () => {
  const there = besides(null)
  const entry = await saved()
  expect(entry).not.toHaveProperty('left')
  expect((await undone(entry)).outcome.kind).toBe('saved')
  expect(there.city()).toBe('Vic')
})

test('taking back a write in whose place somebody else’s value stood right after writes over it once a person said so', async () => {
  const there = besides('Berga')
  const entry = await saved()
  const { outcome } = await undone(entry)
  expect(outcome).toMatchObject({ kind: 'conflict', fields: ['city'], fresh: { city: 'Berga' } })
  expect(there.written).toEqual(['Olot'])
  if (outcome.kind !== 'conflict') return
  const step = { kind: 'update', changes: { city: 'Vic' } } as const
  expect((await undone(entry, { opened: outcome.fresh, step })).outcome.kind).toBe('saved')
  expect(there.city()).toBe('Vic')
})

test('taking back a write asks as well where nobody knows whose value it is', async () => {
  const there = besides('Berga')
  const { left: _left, ...entry } = await saved()
  expect((await undone({ ...entry, state: 'unknown' })).outcome.kind).toBe('conflict')
  expect(there.city()).toBe('Berga')
})

test('taking back a write beside which somebody else changed what did not go out leaves theirs', async () => {
  const theirs = rewritten()
  const entry = await saved()
  expect(entry.sent).toContain('city')
  expect(entry.sent).not.toContain('description')
  expect((await undone(entry)).outcome.kind).toBe('saved')
  expect(theirs.written.at(-1)).not.toContain('description')
  expect(theirs.description()).toBe('Text d’una altra persona')
})

test('taking back a write asks where nobody heard what went out, and takes theirs back once a person said so', async () => {
  const theirs = rewritten()
  const { sent: _sent, ...entry } = await saved()
  const { outcome, task } = await undone(entry)
  expect(outcome).toMatchObject({ kind: 'conflict', fields: ['city', 'description'] })
  expect(theirs.description()).toBe('Text d’una altra persona')
  if (outcome.kind !== 'conflict' || task === null) throw new Error(outcome.kind)
  await undone(entry, { ...task, opened: outcome.fresh })
  expect(theirs.description()).toBe('Text')
})
