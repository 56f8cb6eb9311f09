import { expect, test } from 'vitest'
import { readFilters } from '../../collection/filters.ts'
import { states } from '../state/boardRow.ts'
import { boardFilters } from './boardFilters.ts'

test.each(states)('the rows that are %s can be asked for in the address', (state) => {
  expect(readFilters(boardFilters, { state }).filters).toEqual({ state })
})
