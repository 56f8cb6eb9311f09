import { renderHook } from '@testing-library/react'
import { dayOf, wallTimeAt } from '../../../time/wallTime.ts'
import { useInStep } from './useInStep.ts'

test('events that arrive while one is being dragged are drawn when it is let go of', () => {
  const date = dayOf(wallTimeAt(0, 'UTC'))
  const [before, after] = [[{ id: 'a' }], [{ id: 'b' }]]
  const { result, rerender } = renderHook(
    ({ events, isHeld }) => useInStep({ view: 'month', date, events }, isHeld),
    { initialProps: { events: before, isHeld: true } },
  )
  rerender({ events: after, isHeld: true })
  expect(result.current.drawn.events).toBe(before)
  rerender({ events: after, isHeld: false })
  expect(result.current.drawn.events).toBe(after)
})
