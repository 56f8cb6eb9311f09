import { QueryClient } from '@tanstack/react-query'
import { seeded } from '../../../../e2e/service/seeded.ts'
import { planOf, type Task, updateTo } from '../../../core/write/task.ts'
import { performed } from '../../../core/write/performed.ts'
import { type Identified, valuesOf } from '../../../core/resource/collection.ts'
import { createJob } from '../../../core/job/createJob.ts'
import { memoryJournal } from '../../../core/write/testJournal.ts'
import { pagesInOrder } from '../../../core/query/allPages.ts'
import { events, everyDate, type EventRecord } from '../../../resources/events/events.ts'
import type { Service } from '../../../api/service.ts'
import { makeWorld } from '../../../api/testWorld.ts'
import { writables } from '../../../resources/records.ts'
import { fieldsOfHeads } from '../columns/heads.ts'
import { wires } from '../run/importBed.ts'
import { killedPage } from '../run/testKilledPage.ts'
import { exportFacts, headed, watchedExport } from '../out/exportBed.ts'
import { xlsxFile } from '../out/xlsxSheet.ts'
import { checkedFile, type ChangedRow } from './checkedFile.ts'
import { readTable } from '../table/readTable.ts'
import { shownOf } from '../cells/cell.ts'
import type { Table } from '../table/table.ts'
import type { Outcome } from '../../../core/write/saved.ts'
import { writerOf } from '../out/fileFormats.ts'

vi.setConfig({ testTimeout: 300_000 })

/** A thousand in `npm run test:full`; some of them in `npm test`. */
const many = process.env['AGENDA_FULL'] === '1' ? 1000 : 60

const tableOf = async (file: Blob): Promise<Table> => {
  const read = await readTable(new Uint8Array(await file.arrayBuffer()))
  if ('problem' in read) throw new Error(read.problem)
  return { ...read, names: fieldsOfHeads('events', read.names) }
}

/** Every event of a world as a workbook. */
async function exported(service: Service): Promise<Table> {
  const facts = exportFacts('events', 'es')
  const filters = { ...everyDate, status: [...service.configuration.statuses] }
  const openXlsx = await writerOf('xlsx')
  const run = watchedExport<EventRecord>({
    pages: (from, signal) => pagesInOrder(service, events, filters, from, signal),
    isAsked: () => true,
    openWriter: () => openXlsx(facts),
  })
  // A page that fails waits to be asked for again.
  const state = await run.until('done', 'unread', 'unwritten')
  if (state.kind === 'unread') throw state.error
  if (state.kind !== 'done') throw new Error(state.kind)
  return tableOf(state.file)
}

const edits: Readonly<Record<string, (cell: string, at: number) => string>> = {
  title: (cell, at) => `${cell} (${at})`,
  website: (_, at) => `https://exemple.cat/${at}`,
  excerpt: (_, at) => `Resum número ${at}, amb «cometes» & més`,
  featured: (cell) => (cell === 'sí' ? 'NO' : 'SÍ'),
}
const fields = Object.keys(edits)

/** Changes so many cells, each once, here and there; tells which, by event and field. */
function changedHere({ names, rows }: Pick<Table, 'names' | 'rows'>) {
  const random = seeded(20261125)
  const next = rows.map((row) => row.map(shownOf))
  const expected = new Map<number, Set<string>>()
  for (let at = 0; at < many;) {
    const place = Math.floor(random() * rows.length)
    const name = fields[Math.floor(random() * fields.length)] ?? 'title'
    const id = Number(rows[place]?.[names.indexOf('id')])
    const those = expected.get(id) ?? new Set<string>()
    if (those.has(name)) continue
    const column = names.indexOf(name)
    const row = next[place]
    if (row) row[column] = edits[name]?.(row[column] ?? '', at) ?? ''
    expected.set(id, those.add(name))
    at += 1
  }
  return { rows: next, expected }
}

const world = await makeWorld('live', { data: 'town' })

test(`${many} changed cells of a workbook come back as these, broken off and gone on with, and nothing else is another`, async () => {
  const plain = world.service()
  const { service, most } = killedPage(plain, Infinity, false)
  const table = await exported(service)
  const { rows, expected } = changedHere({
    names: table.names,
    rows: table.rows.slice(0, many),
  })
  const file = await tableOf(await xlsxFile(headed(table.names), rows))
  const before = await wires(plain, 'events')

  const changes = async () => {
    const client = new QueryClient()
    const signal = new AbortController().signal
    const checked = await checkedFile({
      client,
      service,
      of: 'events',
      table: file,
      signal,
      onRead: () => undefined,
    })
    const kinds = new Set(checked.map(({ kind }) => kind))
    expect(kinds.has('problem')).toBe(false)
    return checked.filter((row): row is ChangedRow => row.kind === 'change')
  }
  const jobOf = () =>
    createJob<Task<Identified>, Outcome<Identified>>({ keyOf: ({ opened }) => String(opened.id) })
  const write = (all: readonly ChangedRow[], job = jobOf()) => {
    const values = new Map(all.map((row) => [row.record.id, row.values]))
    const change = (record: { id: number }) =>
      updateTo(writables.events.fields, record, values.get(record.id) ?? {})
    const { tasks } = planOf(
      all.map(({ record }) => record),
      change,
    )
    const writing = { service, collection: writables.events, journal: memoryJournal() }
    return job.run(tasks, (task) => performed(writing, task))
  }

  const first = await changes()
  const found = first.map(
    ({ record, values }) => [record.id, Object.keys(values).toSorted()] as const,
  )
  expect(new Map(found)).toEqual(
    new Map([...expected].map(([id, names]) => [id, [...names].toSorted()])),
  )
  expect(found.reduce((sum, [, names]) => sum + names.length, 0)).toBe(many)

  const broken = jobOf()
  broken.subscribe(() => {
    const { done, isCancelled } = broken.state()
    if (done >= first.length / 3 && !isCancelled) void broken.cancel()
  })
  const results = await write(first, broken)
  const done = results.filter(({ outcome }) => outcome?.kind === 'saved').length
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThan(first.length)
  const rest = await changes()
  expect(rest).toHaveLength(first.length - done)
  const others = await write(rest)
  expect(new Set(others.map(({ outcome }) => outcome?.kind))).toEqual(new Set(['saved']))
  expect(await changes()).toEqual([])

  const after = await wires(plain, 'events')
  expect([...after.keys()]).toEqual([...before.keys()])
  const meant = new Map(first.map(({ record, values }) => [record.id, values]))
  for (const [id, wire] of before) {
    const values = meant.get(id)
    if (values === undefined) expect(after.get(id)).toBe(wire)
    else {
      const read = (text = '{}') => valuesOf(events.fields, events.read(JSON.parse(text)))
      const [was, is]: Record<string, unknown>[] = [read(wire), read(after.get(id))]
      for (const [name, field] of Object.entries(events.fields))
        // A live service drops the publication date of what is not published (contract.md §13.4).
        if (name === 'date' && ['draft', 'pending'].includes(String(was?.['status']))) continue
        else if (name in values)
          expect(field.same(is?.[name] as never, values[name] as never)).toBe(true)
        else expect({ [name]: is?.[name] }).toEqual({ [name]: was?.[name] })
    }
  }
  expect(most()).toBeLessThanOrEqual(4)
})
