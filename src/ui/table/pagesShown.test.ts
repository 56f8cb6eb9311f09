import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import { pagesShown } from './Pager.tsx'

test('a few pages are all shown', () => {
  expect(pagesShown(1, 1)).toEqual([1])
  expect(pagesShown(2, 5)).toEqual([1, 2, 3, 4, 5])
})

test('many pages: the ends, the neighbours, gaps between', () => {
  expect(pagesShown(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12])
  expect(pagesShown(12, 12)).toEqual([1, 'gap', 11, 12])
})

test('ascending, with the current page and both ends, never a gap for one page', async () => {
  const pageAndPages = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  await forAll([pageAndPages], ([page, pages]) => {
    const marks = pagesShown(page, pages)
    const numbers = marks.filter((mark) => mark !== 'gap')
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
    marks.forEach((mark, index) => {
      if (mark !== 'gap') return
      expect(Number(marks[index + 1]) - Number(marks[index - 1])).toBeGreaterThan(2)
    })
  })
})
