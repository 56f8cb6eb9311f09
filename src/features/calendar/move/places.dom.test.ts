import { act, renderHook } from '@testing-library/react'
import { eventOf } from '../../../resources/events/events.ts'
import {
  isMovedByKeys,
  isPlaced,
  landed,
  placeAt,
  putBack,
  tookBack,
  useMovedLast,
  usePlaces,
} from './places.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const [one, other] = [1, 2].map((id) => eventOf({ id, start_date: '2027-03-02 10:00:00' }))
if (!one || !other) throw new Error('no events')
const later = { start_date: '2027-03-04 10:00:00', end_date: '2027-03-04 12:00:00' }

const drawing = () =>
  renderHook(() => {
    const placed = usePlaces()
    return { placed, last: useMovedLast() }
  })

test('whoever draws meanwhile sees none as moved last before it is told of its place', () => {
  const { result, rerender } = drawing()
  act(() => placeAt(one, later))
  const before = result.current
  expect(before.last).toBe(1)
  act(() => placeAt(other, later, 'drawn'))
  rerender()
  expect(result.current).toEqual(before)
  act(() => {
    vi.runAllTimers()
  })
  expect(result.current.placed).not.toBe(before.placed)
  expect(result.current.placed(other)).toMatchObject(later)
  expect(result.current.last).toBe(2)
})

test('of two that are moved at once the newer one is the last', () => {
  const { result } = drawing()
  act(() => {
    placeAt(one, later, 'drawn')
    placeAt(other, later, 'drawn')
    vi.runAllTimers()
  })
  expect(result.current.last).toBe(2)
  act(() => putBack(one))
  expect(result.current.placed(one)).toBe(one)
})

test('what is put back before it was told is told of at once, and not again', () => {
  const { result } = drawing()
  act(() => placeAt(one, later))
  const before = result.current.placed
  act(() => {
    placeAt(one, later, 'drawn')
    putBack(one)
  })
  const told = result.current.placed
  expect(told).not.toBe(before)
  act(() => {
    vi.runAllTimers()
  })
  expect(result.current.placed).toBe(told)
})

test('what is read again stands where it was put until the service has it, or somebody else has moved it', () => {
  const { result } = drawing()
  act(() => placeAt(one, later))
  const before = result.current.placed(one)
  const again = { ...one }
  expect(result.current.placed(again)).toMatchObject(later)
  expect(result.current.placed(again)).toBe(result.current.placed(again))
  const theirs = { ...one, start_date: '2027-03-20 10:00:00' }
  expect(result.current.placed(theirs)).toBe(theirs)
  act(() => landed(one))
  expect(result.current.placed(one)).toBe(before)
  expect(result.current.placed(again)).toMatchObject(later)
  // A service that did not take the dates says the former ones.
  const held = { ...one }
  expect(result.current.placed(held)).toBe(held)
  act(() => putBack(one))
  expect(result.current.placed(again)).toBe(again)
})

test('what is carried is so until it is let go of, in every language of a record that has all of them', () => {
  const { result } = drawing()
  act(() => placeAt(one, later, 'carried'))
  const spanish = { ...one, title: 'Baile', url: 'https://a.test/es/baile' }
  for (const record of [one, spanish]) {
    expect(result.current.placed(record)).toMatchObject(later)
    expect(isMovedByKeys(result.current.placed(record))).toBe(true)
  }
  act(() => placeAt(one, later))
  expect(isMovedByKeys(result.current.placed(one))).toBe(false)
  act(() => putBack(one))
})

test('what has landed before it was drawn from its record stands where it was put, until it is read again', () => {
  const { result } = drawing()
  act(() => {
    placeAt(one, later, 'drawn')
    landed(one)
    vi.runAllTimers()
  })
  expect(result.current.placed(one)).toMatchObject(later)
  const again = { ...one }
  expect(result.current.placed(again)).toBe(again)
  act(() => putBack(one))
})

const dated = (time: string, over: object = {}) =>
  eventOf({ ...one, modified_utc: `2027-01-01 10:00:${time}`, ...over })

/** One that was moved, read there, and taken back in the same second as `second`. */
function takingBack(second: string) {
  const there = dated('05', later)
  act(() => tookBack({ ...there }, dated(second)))
  return there
}

test('what was taken back stands where it was, although it was read where it had been, and can be moved at once', () => {
  const { result } = drawing()
  const there = takingBack('07')
  const back = result.current.placed(there)
  expect(back.start_date).toBe(one.start_date)
  expect(result.current.placed(there)).toBe(back)
  expect(isPlaced(back)).toBe(false)
  const third = { start_date: '2027-03-05 10:00:00', end_date: '2027-03-05 12:00:00' }
  act(() => placeAt(back, third))
  expect(result.current.placed(there)).toMatchObject(third)
  act(() => putBack(back))
  expect(result.current.placed(there)).toBe(back)
})

test('whoever puts it there again afterwards finds it there, and what was read anew stands as it is read', () => {
  const { result } = drawing()
  takingBack('07')
  const again = dated('09', later)
  expect(result.current.placed(again)).toBe(again)
  const anew = dated('07')
  expect(result.current.placed(anew)).toBe(anew)
})

test('within one second the dates tell what was read before', () => {
  const { result } = drawing()
  const there = takingBack('05')
  expect(result.current.placed(there).start_date).toBe(one.start_date)
  const elsewhere = dated('05', { start_date: '2027-03-20 10:00:00' })
  expect(result.current.placed(elsewhere)).toBe(elsewhere)
})
