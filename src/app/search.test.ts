import { assert, dictionary, property, string } from 'fast-check'
import { asTyped, parseSearch, stringifySearch } from './search.ts'

it('the address keeps comma lists, times and spaces readable', () => {
  const search = { categories: [1, 2], starts_after: '2026-11-20 00:00:00', search: 'jazz & co' }
  expect(stringifySearch(search)).toBe(
    '?categories=1,2&starts_after=2026-11-20+00:00:00&search=jazz+%26+co',
  )
})

it('the address leaves out what has no value', () => {
  expect(stringifySearch({ page: undefined, venue: null, featured: false })).toBe('?featured=false')
  expect(stringifySearch({})).toBe('')
})

it('the address reads a parameter given twice as one list, and numbers as they were typed', () => {
  expect(parseSearch('?tags=1&tags=2&page=007')).toEqual({ tags: '1,2', page: '007' })
})

it('the address gives back what it wrote', () => {
  assert(
    property(dictionary(string({ minLength: 1 }), string()), (search) => {
      const words = asTyped(search)
      expect(parseSearch(stringifySearch(words))).toEqual(words)
    }),
  )
})
