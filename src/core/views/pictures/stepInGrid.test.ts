import { expect, test } from 'vitest'
import { stepInGrid } from './PictureGrid.tsx'

const shape = { count: 7, columns: 3 }

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 5],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, 2],
  ['Home', 5, 0],
  ['End', 1, 6],
  ['ArrowRight', 6, 6],
  ['Enter', 2, null],
])('%s leads from %i to %j', (key, at, next) => {
  expect(stepInGrid(key, at, shape)).toBe(next)
})
