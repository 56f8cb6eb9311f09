import { renderHook } from '@testing-library/react'
import type { CalendarState } from '../page/useCalendar.ts'
import { type CalendarClashes, noClashes } from './calendarClashes.ts'
import { useHeldClashes } from './OverlapsButton.tsx'

const found = (title: number) => ({ ...noClashes, total: { venue: 0, title } }) as CalendarClashes
const [one, two] = [found(1), found(2)]
const march = { place: 'March', clashPlace: 'March', clashes: one, isBesideComing: false }

test('clashes stay while the months around are read again, and are those of the days shown', () => {
  const { result, rerender } = renderHook(
    (calendar: Partial<CalendarState>) => useHeldClashes(calendar as CalendarState),
    { initialProps: march },
  )
  expect(result.current).toBe(one)
  rerender({ ...march, clashes: found(0), isBesideComing: true })
  expect(result.current).toBe(one)
  rerender({ ...march, clashes: two })
  expect(result.current).toBe(two)
  // April is shown, and its clashes are not looked for yet.
  rerender({ ...march, place: 'April', clashes: two, isBesideComing: true })
  expect(result.current).toBe(noClashes)
  rerender({ ...march, place: 'April', clashPlace: 'April', clashes: one, isBesideComing: true })
  expect(result.current).toBe(one)
})
