import { withinRequests } from './useOtherVersions.ts'

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

test('a page of fifty costs a request, and what is beyond the last one is not asked for', () => {
  const asked = new Map([
    ['es', [numbers(1, 60)]],
    ['en', [numbers(101, 70)]],
  ])
  const { halves, beyond, left } = withinRequests(asked, 3)
  expect(halves.get('es')).toEqual([numbers(1, 60)])
  expect(halves.get('en')).toEqual([numbers(101, 50)])
  expect(beyond.get('es')).toBeUndefined()
  expect(beyond.get('en')).toEqual(numbers(151, 20))
  expect(left).toBe(0)
})

test('what costs less leaves the rest of the requests', () => {
  const { halves, beyond, left } = withinRequests(new Map([['es', [[4]]]]), 3)
  expect([...halves]).toEqual([['es', [[4]]]])
  expect(beyond.size).toBe(0)
  expect(left).toBe(2)
})

test('without any request nothing is asked for', () => {
  const { halves, beyond } = withinRequests(new Map([['es', [[4, 5], [6]]]]), 0)
  expect(halves.size).toBe(0)
  expect(beyond.get('es')).toEqual([4, 5, 6])
})

test('where none is counted everything is asked for', () => {
  const asked = new Map([['es', [numbers(1, 300), numbers(301, 40)]]])
  expect(withinRequests(asked, Infinity).halves).toEqual(asked)
})
