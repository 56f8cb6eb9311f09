import { folded } from './folded.ts'
import { quoted, type Sql } from './sql.ts'
import { openStorage, testStorage } from './storage.ts'
import { createWorldSchema, dropWorldSchema } from './worldSchema.ts'

const event = (id: number, title: string, slug: string) => ({
  id,
  language: 'ca',
  author: 2,
  status: 'publish',
  date: '2027-01-10 09:00:00',
  date_utc: '2027-01-10 08:00:00',
  modified: '2027-01-10 09:00:00',
  modified_utc: '2027-01-10 08:00:00',
  title,
  slug,
  start_date: '2027-03-28 02:30:00',
  end_date: '2027-03-28 04:00:00',
  utc_start_date: '2027-03-28 01:30:00',
  utc_end_date: '2027-03-28 02:00:00',
  timezone: 'Europe/Madrid',
  cost: ['10', '20'],
})

const rows = { events: [event(7, 'Fira de Sant Nicolau', 'fira'), event(9, 'Cançó', 'canco')] }

let sql: Sql
const first = quoted('worldSchema first')
const second = quoted('worldSchema second')

beforeAll(async () => {
  sql = await openStorage(testStorage())
  await createWorldSchema(sql, first, { rows })
  await createWorldSchema(sql, second, { copyOf: first }, true)
})

afterAll(async () => {
  await dropWorldSchema(sql, first)
  await dropWorldSchema(sql, second)
  await sql.close()
})

it('the tables of a world keep wall clocks as written, numbers as numbers and JSON as JSON', async () => {
  const text = `select id, start_date, cost, featured, description, count(*) over() as total
      from ${second}.events order by id`
  expect(await sql.query(text)).toEqual([
    expect.objectContaining({
      id: 7,
      start_date: '2027-03-28 02:30:00',
      cost: ['10', '20'],
      featured: false,
      description: '',
      total: 2,
    }),
    expect.objectContaining({ id: 9, total: 2 }),
  ])
})

it('the tables of a world number new records after the loaded ones', async () => {
  const next = `select nextval('${second}.ids') as id, nextval('${second}.term_ids') as term`
  expect(await sql.query(next)).toEqual([{ id: 10, term: 1 }])
})

it('the tables of a world find a word whatever its accents and capitals', async () => {
  const text = `select id from ${second}.events where search like '%' || ${folded('$1')} || '%'`
  expect(await sql.query(text, ['CANÇÓ'])).toEqual([{ id: 9 }])
})

it('the tables of a world keep a slug once in a language, and let it be used in another', async () => {
  const copy = (language: string) =>
    sql.query(
      `insert into ${first}.events (id, language, author, status, date, modified, modified_utc,
           slug, start_date, end_date, utc_start_date, utc_end_date, timezone)
         select nextval('${first}.ids'), $1, author, status, date, modified, modified_utc,
           slug, start_date, end_date, utc_start_date, utc_end_date, timezone
         from ${first}.events where id = 7`,
      [language],
    )
  await expect(copy('ca')).rejects.toThrow(/events_slug/)
  await copy('es')
  expect(await sql.query(`select id from ${second}.events where language = 'es'`)).toEqual([])
})

it('the tables of a world undo a transaction whose work fails', async () => {
  const failing = sql.transaction(async (inside) => {
    await inside.query(`delete from ${first}.events`)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await sql.query(`select id from ${first}.events where id = 7`)).toEqual([{ id: 7 }])
})
