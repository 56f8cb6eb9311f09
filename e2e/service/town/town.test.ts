import type { Row, Rows } from '../store/rows.ts'
import { tables } from '../store/schema.ts'
import { bigTownRows, townRows } from './town.ts'

const today = '2026-11-20'
const rows = townRows({ seed: 1714, today })

const table = (name: string, from: Rows = rows): readonly Row[] => from[name] ?? []
const idsOf = (name: string, from: Rows = rows) => new Set(table(name, from).map(({ id }) => id))
const eventsIn = (language: string) => table('events').filter((row) => row['language'] === language)
const occurs = (name: string, value: unknown) =>
  table('events').filter((row) => row[name] === value).length

/** Every link that leads nowhere. */
const brokenLinks = (from: Rows): Row[] =>
  tables.flatMap(({ name, references = [] }) =>
    references.flatMap(({ column, table: target }) => {
      const known = idsOf(target, from)
      return table(name, from).filter((row) => row[column] !== null && !known.has(row[column]))
    }),
  )

const repeatedSlugs = (name: string, from: Rows): string[] => {
  const slugs = table(name, from)
    .filter(({ slug }) => slug !== '')
    .map(({ kind, language, slug }) => `${kind} ${language} ${slug}`)
  const seen = new Set<string>()
  return slugs.filter((slug) => seen.has(slug) || !seen.add(slug))
}

/** How long the night of a title lasts, in hours that really pass. */
const hours = (title: string): number => {
  const night = eventsIn('ca').find((row) => String(row['title']).startsWith(title))
  const [start, end] = [night?.['utc_start_date'], night?.['utc_end_date']]
  return (Date.parse(`${String(end)}Z`) - Date.parse(`${String(start)}Z`)) / 3_600_000
}

it('the sample town is the same for the same seed and day, and another for another seed', () => {
  expect(townRows({ seed: 1714, today })).toEqual(rows)
  expect(townRows({ seed: 1715, today })).not.toEqual(rows)
})

it('the sample town has 400 Catalan events or more, two thirds of them in Spanish, half in English', () => {
  const catalan = eventsIn('ca').length
  expect(catalan).toBeGreaterThanOrEqual(400)
  expect(eventsIn('es').length / catalan).toBeCloseTo(2 / 3, 1)
  expect(eventsIn('en').length / catalan).toBeCloseTo(1 / 2, 1)
  expect(new Set(eventsIn('ca').map(({ title }) => title)).size).toBeGreaterThanOrEqual(150)
})

it.each([
  ['venues', 40],
  ['organizers', 25],
])('the sample town has its Catalan %s, not all of them translated', (name, count) => {
  const of = (language: string) => table(name).filter((row) => row['language'] === language)
  expect(of('ca')).toHaveLength(count)
  expect(of('es').length).toBeGreaterThan(of('en').length)
  expect(of('en').length).toBeGreaterThan(count / 2)
  expect(of('es').length).toBeLessThanOrEqual(count)
})

it('the sample town has a category tree of three levels and thirty tags', () => {
  const terms = table('terms').filter(({ language }) => language === 'ca')
  const parents = new Map(terms.map(({ id, parent }) => [id, parent]))
  const depth = (id: unknown): number => (id === 0 ? 0 : 1 + depth(parents.get(id) ?? 0))
  expect(Math.max(...terms.map(({ id }) => depth(id)))).toBe(3)
  expect(terms.filter(({ kind }) => kind === 'tag')).toHaveLength(30)
})

it.each(['publish', 'draft', 'pending', 'private', 'future', 'trash'])(
  'the sample town has events of status %s',
  (status) => expect(occurs('status', status)).toBeGreaterThan(2),
)

it('the sample town covers what a calendar stumbles over', () => {
  const events = table('events')
  for (const flag of ['all_day', 'hide_from_listings', 'featured', 'sticky'])
    expect(occurs(flag, true), flag).toBeGreaterThan(10)
  const nights = events.filter(
    ({ all_day, start_date, end_date }) =>
      all_day === false && String(start_date).slice(0, 10) < String(end_date).slice(0, 10),
  )
  expect(nights.length).toBeGreaterThan(10)
  expect(new Set(events.map(({ timezone }) => timezone)).size).toBeGreaterThanOrEqual(4)
  const guarded = events.filter(({ password }) => password !== null)
  expect(guarded.map(({ hide_from_listings }) => hide_from_listings)).toEqual([false, false, false])
  expect(events.filter(({ post_parent }) => post_parent !== null)).toHaveLength(6)
  expect(events.some(({ title }) => String(title).includes('<script>'))).toBe(true)
  expect(events.some(({ description }) => String(description).includes('onerror'))).toBe(true)
  expect(events.some(({ description }) => String(description).includes('wp:shortcode'))).toBe(true)
  expect(events.some(({ title }) => String(title).length > 200)).toBe(true)
})

it('the sample town has nights on which the clock changes, an hour shorter and an hour longer', () => {
  expect(hours('La nit més curta')).toBe(7)
  expect(hours('La nit més llarga')).toBe(10)
})

it('the sample town has translations that went their own way', () => {
  const catalan = new Map(eventsIn('ca').map((row) => [row['slug'], row]))
  const pairs = eventsIn('es').flatMap((row) => {
    const source = catalan.get(row['slug'])
    return source === undefined || row['slug'] === '' ? [] : [{ row, source }]
  })
  const differing = (name: string) =>
    pairs.filter(({ row, source }) => row[name] !== source[name]).length / pairs.length
  expect(pairs.length).toBeGreaterThan(100)
  expect(differing('start_date')).toBeGreaterThan(0)
  expect(differing('image')).toBeGreaterThan(0)
  expect(differing('image')).toBeLessThan(1 / 2)
  expect(differing('description')).toBeLessThan(1)
  expect(differing('description')).toBeGreaterThan(1 / 2)
})

it.each([today, '2027-03-28', '2027-10-31', '2028-02-29'])('holds together on %s', (day) => {
  const made = townRows({ seed: 7, today: day })
  expect(brokenLinks(made)).toEqual([])
  for (const name of ['events', 'venues', 'organizers', 'terms'])
    expect(repeatedSlugs(name, made), name).toEqual([])
  const ids = ['events', 'venues', 'organizers', 'pictures'].flatMap((name) =>
    table(name, made).map(({ id }) => id),
  )
  expect(new Set(ids).size).toBe(ids.length)
  const published = table('events', made).filter(({ status }) => status === 'publish')
  expect(published.every(({ date }) => String(date) < day)).toBe(true)
  const over = table('events', made).filter(
    ({ start_date, end_date }) => String(end_date) < String(start_date),
  )
  expect(over).toEqual([])
})

it('the sample town grows to the numbers of events and venues asked for', () => {
  const big = bigTownRows({ seed: 1714, today, events: 10_000, venues: 10_000 })
  expect(table('events', big)).toHaveLength(10_000)
  expect(idsOf('venues', big).size).toBe(10_000)
  expect(repeatedSlugs('venues', big)).toEqual([])
  expect(brokenLinks(big)).toEqual([])
})
