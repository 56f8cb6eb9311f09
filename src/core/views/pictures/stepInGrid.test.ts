import { stepInGrid } from './PictureGrid.tsx'
import cases from './stepInGrid.cases.json'

const shape = { count: 7, columns: 3 }

test.each(cases)('$key leads from $at to $next', ({ key, at, next }) => {
  expect(stepInGrid(key, at, shape)).toBe(next)
})
