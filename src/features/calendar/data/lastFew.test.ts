import { lastFew } from './lastFew.ts'

test('whoever goes back finds what was made, and anything else is made anew', () => {
  const kept = lastFew<object>()
  const [march, april] = [['2027-03'], ['2027-04']]
  const first = kept([march, 'ca'], () => ({}))
  const second = kept([april, 'ca'], () => ({}))
  expect(second).not.toBe(first)
  expect(kept([march, 'ca'], () => ({}))).toBe(first)
  expect(kept([march, 'es'], () => ({}))).not.toBe(first)
  expect(kept([march], () => ({}))).not.toBe(first)
  expect(kept([['2027-03'], 'ca'], () => ({}))).not.toBe(first)
})

test('only the last few are kept', () => {
  const kept = lastFew<number>()
  let made = 0
  const make = () => (made += 1)
  for (const month of [1, 2, 3, 4]) kept([month], make)
  expect(kept([1], make)).toBe(1)
  kept([5], make)
  expect(kept([1], make)).toBe(1)
  expect(kept([2], make)).toBe(6)
})
