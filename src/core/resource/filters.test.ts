import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import { categoryFilters } from '../../resources/categories/categories.ts'
import { eventFilters } from '../../resources/events/events.ts'
import { readFilters, writeFilters, type FilterTable } from './filters.ts'
import { linkedFilters } from './linkedFilters.ts'
import cases from './filters.cases.json'

const tables: readonly [string, FilterTable][] = [
  ['events', eventFilters],
  ['venues and organizers', linkedFilters],
  ['categories', categoryFilters],
]

const slug = fc.stringMatching(/^[a-z][a-z-]{0,8}$/)
const id = fc.integer({ min: 1, max: 99_999 })

const valuesOfKind: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  text: fc.string().filter((text) => text.trim() !== ''),
  flag: fc.boolean(),
  integer: id,
  decimal: fc.integer({ min: -1800, max: 1800 }).map((tenths) => tenths / 10),
  dateTime: fc.constantFrom('2027-02-28', '2028-02-29 23:59:59', '2027-12-01 00:00:00'),
  ids: fc.array(id, { minLength: 1 }),
  terms: fc.array(fc.oneof(id, slug), { minLength: 1 }),
  words: fc.array(slug, { minLength: 1 }),
  choice: fc.constantFrom('asc', 'desc'),
}

describe.each(tables)('the filters of %s', (_name, table) => {
  const values = Object.fromEntries(
    Object.entries(table).map(([name, { kind }]) => [
      name,
      valuesOfKind[kind] ?? fc.constant(null),
    ]),
  )

  test('are read from an address as they were written to it', () =>
    forAll([fc.record(values, { requiredKeys: [] })], (given) => {
      const { filters, mistakes } = readFilters(table, writeFilters(table, given))
      expect(filters).toEqual(given)
      expect(mistakes).toEqual([])
    }))

  test('come out of any address, with what was not understood', async () => {
    const anything = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
    const search = fc.record(Object.fromEntries(Object.keys(table).map((name) => [name, anything])))
    await forAll([search], (given) => {
      const { filters, mistakes } = readFilters(table, given)
      for (const { name } of mistakes) expect(filters).not.toHaveProperty(name)
      expect(readFilters(table, writeFilters(table, filters)).filters).toEqual(filters)
    })
  })
})

test.each(cases.mistakes)('%s=%s is a mistake, and the rest applies', (name, written) => {
  const { filters, mistakes } = readFilters(eventFilters, { [name]: written, search: 'jazz' })
  expect(mistakes).toEqual([{ name, text: written }])
  expect(filters).toEqual({ search: 'jazz' })
})

test.each(cases.read)('$name=$written is read as $value', ({ name, written, value }) => {
  expect(readFilters(eventFilters, { [name]: written }).filters).toEqual({ [name]: value })
})

test('what is no parameter of the listing is not looked at', () => {
  expect(readFilters(eventFilters, { view: 'month', colour: 'red' })).toEqual({
    filters: {},
    mistakes: [],
  })
})
