import { readFilters } from '../../../core/resource/filters.ts'
import { states, type BoardRow } from '../state/boardRow.ts'
import { boardFilters, isFiltered } from './boardFilters.ts'

test.each(states)('the rows that are %s can be asked for in the address', (state) => {
  expect(readFilters(boardFilters, { state }).filters).toEqual({ state })
})

const row: Pick<BoardRow, 'states' | 'inLanguages'> = {
  states: new Set(['missing', 'drafts']),
  inLanguages: {
    missing: ['en'],
    drafts: ['es'],
    unpaired: [],
    outOfDate: [],
    differ: [],
    identical: [],
    confirm: [],
  },
}

test.each([
  [{}, true],
  [{ missing: 'en' }, true],
  [{ missing: 'es' }, false],
  [{ state: 'drafts' }, true],
  [{ state: 'drafts', missing: 'es' }, true],
  [{ state: 'drafts', missing: 'en' }, false],
  [{ state: 'differ' }, false],
] as const)('a row that lacks English and has a Spanish draft, asked for %j: %s', (filters, is) => {
  expect(isFiltered(row, filters)).toBe(is)
})
