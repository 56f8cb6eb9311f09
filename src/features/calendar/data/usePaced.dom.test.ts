import { act, renderHook } from '@testing-library/react'
import { pace, usePaced } from './usePaced.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const one = { id: 1 }
const upTo = (last: number) => [
  [one, ...Array.from({ length: last - 1 }, (_, at) => ({ id: at + 2 }))],
]

/** What is read, page by page, of so many in all, and how much of it is drawn. */
function reading(total: number) {
  const first: [records: { id: number }[][], isReading: boolean] = [[[]], true]
  const { result, rerender } = renderHook(
    ([records, isReading]: typeof first) =>
      usePaced(records, { isReading, missing: total - (records[0]?.length ?? 0) }),
    { initialProps: first },
  )
  return {
    drawn: () => result.current[0]?.length,
    comes: (records: { id: number }[][], isReading = true) => rerender([records, isReading]),
    rest() {
      act(() => {
        vi.advanceTimersByTime(pace)
      })
    },
  }
}

test('the first page is drawn at once, others now and then, and the whole at once', () => {
  const { drawn, comes, rest } = reading(310)
  expect(drawn()).toBe(0)
  comes(upTo(50))
  expect(drawn()).toBe(50)
  comes(upTo(100))
  comes(upTo(150))
  expect(drawn()).toBe(50)
  rest()
  expect(drawn()).toBe(150)
  comes(upTo(200))
  expect(drawn()).toBe(150)
  comes(upTo(310), false)
  expect(drawn()).toBe(310)
})

test('nothing is drawn just before the last is there, which would wait for it', () => {
  const { drawn, comes, rest } = reading(250)
  comes(upTo(50))
  comes(upTo(200))
  rest()
  expect(drawn()).toBe(50)
  comes(upTo(250), false)
  expect(drawn()).toBe(250)
})

test('without a page that does not come the others are drawn, a moment later', () => {
  const { drawn, comes, rest } = reading(250)
  comes(upTo(50))
  comes(upTo(200))
  rest()
  rest()
  expect(drawn()).toBe(200)
})

test('another month takes its place at once, whatever is under way', () => {
  const { drawn, comes } = reading(200)
  comes(upTo(50))
  comes(upTo(100))
  comes([[{ id: 7 }, { id: 8 }]])
  expect(drawn()).toBe(2)
  comes([[]])
  expect(drawn()).toBe(0)
})
