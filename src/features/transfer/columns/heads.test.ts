import { interfaceLanguages } from '../../../i18n/interfaceLanguage.ts'
import { guessedMapping } from '../make/columns/mapping.ts'
import { targetsOf, columnNames } from './columns.ts'
import { headsIn } from '../out/exportBed.ts'
import { fieldOfHead, fieldsOfHeads } from './heads.ts'

describe.each(interfaceLanguages)('in %s', (language) => {
  test.each(['events', 'venues', 'organizers', 'categories', 'tags'] as const)(
    'every label of %s is known as its column, and no other has it',
    (of) => {
      const { columns, targets } = headsIn(language, of)
      expect(columns.map((head) => fieldOfHead(of, head))).toEqual(columnNames(of))
      expect(columnNames(of).map((column) => fieldOfHead(of, column))).toEqual(columnNames(of))
      expect(new Set(columns).size).toBe(columns.length)
      expect(columns.filter((head, at) => head === columnNames(of)[at])).toEqual([])
      const places = targetsOf(of).map((target, at) => [target, at])
      expect(guessedMapping(of, targets)).toEqual(Object.fromEntries(places))
    },
  )
})

test('no head is known that only resembles one', () => {
  for (const head of ['Títol curt', 'acte', 'data', 'Event Name', ''])
    expect(fieldOfHead('events', head)).toBeNull()
  expect(fieldOfHead('events', ' TITOL *')).toBe('title')
})

test('of several heads of one column the first counts', () => {
  const heads = ['ID', 'Títol', 'Título', 'notes', 'title']
  expect(fieldsOfHeads('events', heads)).toEqual(['id', 'title', '', 'notes', ''])
})
