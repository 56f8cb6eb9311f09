import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { addDays, readWallDay, type WallDay } from '../../../time/wallTime.ts'
import { presetNames, presetOf, withPreset } from './datePresets.ts'
import { isReadBackwards, windowOf, withWindow } from './requestedEvents.ts'

function day(text: string): WallDay {
  const read = readWallDay(text)
  if (!read) throw new Error(`${text} is no day`)
  return read
}

const today = day('2026-11-20')
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(day('2000-01-01'), days))

test('nothing asked about dates: what ends today or later, by overlap', () => {
  expect(withWindow({ search: 'jazz' }, today)).toEqual({
    search: 'jazz',
    ends_after: '2026-11-19',
  })
  expect(windowOf({ search: 'jazz' })).toEqual({ kind: 'upcoming' })
})

test('records named one by one come whatever their dates', () => {
  expect(withWindow({ include: [4] }, today)).toEqual({ include: [4], starts_after: '1900-01-01' })
  expect(windowOf({ include: [4] })).toEqual({ kind: 'chosen' })
})

test('a date filter of any name goes out as it is, alone', () => {
  for (const name of ['start_date', 'end_date', 'starts_after', 'ends_before'] as const)
    expect(withWindow({ [name]: '2026-12-01' }, today)).toEqual({ [name]: '2026-12-01' })
})

function dates(name: (typeof presetNames)[number]) {
  const { starts_before, ends_after } = withPreset({}, name, today)
  return [ends_after, starts_before]
}

test('presets are days of the site, both ends counted', () => {
  expect(dates('today')).toEqual(['2026-11-19', '2026-11-20'])
  expect(dates('week')).toEqual(['2026-11-19', '2026-11-26'])
  expect(dates('days30')).toEqual(['2026-11-19', '2026-12-19'])
  expect(dates('month')).toEqual(['2026-10-31', '2026-11-30'])
})

test('a preset takes the place of other dates and of the page, and leaves the other filters', () => {
  const filters = { page: 3, starts_after: '2027-01-01', strict_dates: true, categories: [4] }
  const after = withPreset(filters, 'past', today)
  expect(after).toMatchObject({ categories: [4], ends_before: '2026-11-20' })
  expect(after.page ?? after.starts_after ?? after.strict_dates).toBeUndefined()
})

test('every preset is recognised on every day, unless an earlier one means the same', () =>
  forAll([anyDay, fc.constantFrom(...presetNames)], (today, name) => {
    const found = presetOf(withPreset({}, name, today), today)
    expect(found).not.toBeNull()
    if (found === null) return
    expect(withPreset({}, found, today)).toEqual(withPreset({}, name, today))
  }))

test('a month preset is one whole month with this day in it', () =>
  forAll([anyDay], (today) => {
    const window = windowOf(withPreset({}, 'month', today))
    expect(window.kind).toBe('days')
    if (window.kind !== 'days') return
    expect(window.first.slice(8)).toBe('01')
    expect(addDays(window.last, 1).slice(8)).toBe('01')
    expect(window.first <= today && today <= window.last).toBe(true)
  }))

test('only the past is read backwards', () => {
  expect(isReadBackwards(withPreset({}, 'past', today))).toBe(true)
  expect(isReadBackwards({})).toBe(false)
  expect(isReadBackwards({ ends_before: '2026-11-20', starts_after: '2026-01-01' })).toBe(false)
})

test('exact times are said as they are, filter by filter', () => {
  expect(windowOf({ starts_after: '2026-11-20 10:00:00', strict_dates: true })).toEqual({
    kind: 'filters',
    dates: [{ name: 'starts_after', value: '2026-11-20 10:00:00' }],
    strict: true,
  })
})
