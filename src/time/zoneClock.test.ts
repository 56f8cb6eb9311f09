import * as fc from 'fast-check'
import { forAll } from '../testProperty.ts'
import { Temporal } from 'temporal-polyfill'
import { inZone, instantOf, placeOnClock } from './zoneClock.ts'
import { readWallTime, wallTimeAt, type WallTime } from './wallTime.ts'

const wall = (text: string): WallTime => {
  const read = readWallTime(text)
  if (!read) throw new Error(`not a wall time: ${text}`)
  return read
}

const zone = fc.constantFrom(
  ...'Europe/Madrid Atlantic/Canary America/New_York Australia/Lord_Howe UTC Asia/Kolkata'.split(
    ' ',
  ),
)
const moment = fc.integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2037, 0, 1) / 1000 })

test('the clock of a zone jumps over an hour in spring', () => {
  expect(placeOnClock(wall('2027-03-28 02:30:00'), 'Europe/Madrid')).toEqual({
    kind: 'gap',
    before: '2027-03-28 01:30:00',
    after: '2027-03-28 03:30:00',
  })
})

test('the clock of a zone shows an hour twice in autumn', () => {
  const place = placeOnClock(wall('2026-10-25 02:30:00'), 'Europe/Madrid')
  expect(place).toEqual({
    kind: 'overlap',
    first: Date.UTC(2026, 9, 25, 0, 30),
    second: Date.UTC(2026, 9, 25, 1, 30),
  })
})

test('the clock of a zone takes offsets as services write them', () => {
  expect(placeOnClock(wall('2027-01-01 12:00:00'), 'UTC+2')).toEqual({
    kind: 'once',
    instant: Date.UTC(2027, 0, 1, 10),
  })
})

test('the clock of a zone says that a zone is unknown', () => {
  expect(placeOnClock(wall('2027-01-01 12:00:00'), 'Mars/Olympus')).toEqual({
    kind: 'unknownZone',
  })
  expect(instantOf(wall('2027-01-01 12:00:00'), 'Mars/Olympus')).toBeNull()
})

test('the clock of a zone every instant is found again from what the wall showed', () =>
  forAll([moment, zone], (seconds, name) => {
    const place = placeOnClock(wallTimeAt(seconds * 1000, name), name)
    const found =
      place.kind === 'once'
        ? [place.instant]
        : place.kind === 'overlap'
          ? [place.first, place.second]
          : []
    expect(found).toContain(seconds * 1000)
  }))

test('the clock of a zone agrees with Temporal on every day with a clock change, in every kind of zone', () => {
  const zones = [
    'Europe/Madrid',
    'Atlantic/Canary',
    'Europe/Dublin',
    'America/New_York',
    'America/Havana',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Asia/Gaza',
    'Pacific/Chatham',
  ]
  for (const name of zones) {
    let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`2020-01-01T00:00[${name}]`)
    for (let change = 0; change < 12 && at; change += 1) {
      at = at.getTimeZoneTransition('next')
      if (!at) break
      const around = at.toPlainDateTime().subtract({ hours: 3 })
      for (let minutes = 0; minutes <= 360; minutes += 15) {
        const plain = around.add({ minutes })
        const shown = plain.toString({ smallestUnit: 'second' }).replace('T', ' ')
        const [first, second] = (['earlier', 'later'] as const).map(
          (disambiguation) => plain.toZonedDateTime(name, { disambiguation }).epochMilliseconds,
        )
        const place = placeOnClock(wall(shown), name)
        const isShown = plain.toZonedDateTime(name).toPlainDateTime().equals(plain)
        const kind = first === second ? 'once' : isShown ? 'overlap' : 'gap'
        expect({ name, shown, kind: place.kind }).toEqual({ name, shown, kind })
        if (place.kind === 'once') expect(place.instant).toBe(first)
        if (place.kind === 'overlap') expect([place.first, place.second]).toEqual([first, second])
        expect(instantOf(wall(shown), name)).toBe(kind === 'gap' ? second : first)
      }
    }
  }
})

test('the clock of a zone a time never shown lies between its neighbours, which are shown', () =>
  forAll([moment, zone], (seconds, name) => {
    const place = placeOnClock(wallTimeAt(seconds * 1000, 'UTC'), name)
    if (place.kind !== 'gap') return
    expect(placeOnClock(place.before, name).kind).not.toBe('gap')
    expect(placeOnClock(place.after, name).kind).not.toBe('gap')
    expect(place.before < place.after).toBe(true)
  }))

test('the clock of a zone carries an instant to the wall of another zone', () => {
  expect(inZone(wall('2026-11-20 19:30:00'), 'Europe/Madrid', 'UTC')).toBe('2026-11-20 18:30:00')
  expect(inZone(wall('2026-11-20 00:10:00'), 'Europe/Madrid', 'Atlantic/Canary')).toBe(
    '2026-11-19 23:10:00',
  )
})
