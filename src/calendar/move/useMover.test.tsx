import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editor, serviceOf } from '../../service/testSite.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { useMover } from './useMover.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const atRest = () =>
  act(() => {
    vi.runAllTimers()
  })

function monthOf(service = serviceOf(editor)) {
  const at = (isWhole: boolean) =>
    ({ service, readings: [{ isWhole }] }) as unknown as CalendarState
  const { result, rerender } = renderHook(
    ({ isWhole }: { isWhole: boolean }) => useMover(at(isWhole)).mover,
    { initialProps: { isWhole: false } },
  )
  return { mover: () => result.current, comes: () => rerender({ isWhole: true }) }
}

test('what moves events is not asked for before the whole month is painted', () => {
  const { mover, comes } = monthOf()
  atRest()
  expect(mover()).toBeNull()
  comes()
  expect(mover()).toBeNull()
  atRest()
  expect(mover()).not.toBeNull()
})

test('nor ever for who may not write', () => {
  const { mover, comes } = monthOf(serviceOf())
  comes()
  atRest()
  expect(mover()).toBeNull()
})
