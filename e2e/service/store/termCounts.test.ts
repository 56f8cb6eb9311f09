import { randomUUID } from 'node:crypto'
import { quoted, type Sql } from './sql.ts'
import { openStorage, testStorage } from './storage.ts'
import { createWorldSchema, dropWorldSchema } from './worldSchema.ts'

const event = (id: number, status: string) => ({
  id,
  language: 'ca',
  author: 2,
  status,
  date: '2027-01-10 09:00:00',
  modified: '2027-01-10 09:00:00',
  modified_utc: '2027-01-10 08:00:00',
  start_date: '2027-03-01 10:00:00',
  end_date: '2027-03-01 12:00:00',
  utc_start_date: '2027-03-01 09:00:00',
  utc_end_date: '2027-03-01 11:00:00',
  timezone: 'Europe/Madrid',
})

const term = (id: number, name: string) => ({ id, kind: 'tag', language: 'ca', name, slug: name })

const rows = {
  events: [event(1, 'publish'), event(2, 'publish'), event(3, 'draft')],
  terms: [term(1, 'jazz'), term(2, 'rem')],
  event_terms: [
    { event: 1, term: 1 },
    { event: 2, term: 1 },
    { event: 3, term: 1 },
    { event: 3, term: 2 },
  ],
}

let sql: Sql
const loaded = quoted(`counts ${randomUUID()}`)
const copied = quoted(`counts ${randomUUID()}`)

beforeAll(async () => {
  sql = await openStorage(testStorage())
  await createWorldSchema(sql, loaded, { rows })
})

afterAll(async () => {
  for (const schema of [loaded, copied]) await dropWorldSchema(sql, schema)
  await sql.close()
})

const counts = async (schema = loaded): Promise<number[]> =>
  (await sql.query<{ count: number }>(`select count from ${schema}.terms order by id`)).map(
    ({ count }) => count,
  )

it('a term counts its published events from the loading of a world on, in a copy of it too', async () => {
  expect(await counts()).toEqual([2, 0])
  await createWorldSchema(sql, copied, { copyOf: loaded })
  expect(await counts(copied)).toEqual([2, 0])
})

it('counts follow links made and taken away', async () => {
  await sql.query(`insert into ${loaded}.event_terms (event, term) values (1, 2), (2, 2)`)
  expect(await counts()).toEqual([2, 2])
  await sql.query(`delete from ${loaded}.event_terms where event = 1`)
  expect(await counts()).toEqual([1, 1])
})

it('counts follow events published, trashed and removed', async () => {
  await sql.query(`update ${loaded}.events set status = 'publish' where id = 3`)
  expect(await counts()).toEqual([2, 2])
  await sql.query(`update ${loaded}.events set status = 'trash' where id = 2`)
  expect(await counts()).toEqual([1, 1])
  await sql.query(`update ${loaded}.events set title = 'Concert' where id = 3`)
  expect(await counts()).toEqual([1, 1])
  await sql.query(`delete from ${loaded}.events where id = 3`)
  expect(await counts()).toEqual([0, 0])
})

it('a term that is removed leaves the counts of the others', async () => {
  await sql.query(`delete from ${copied}.terms where id = 1`)
  expect(await counts(copied)).toEqual([0])
})
