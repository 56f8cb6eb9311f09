import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import { readWallTime, wallTimeAt } from '../../time/wallTime.ts'
import { momentMistake, shownMoment, typedMoment } from './DateBox.tsx'
import cases from './typedMoment.cases.json'

const full = '2026-12-10 21:30:00'

test('what a date box shows is read as what it holds, whatever it held before', async () => {
  const moments = fc.integer({ min: Date.UTC(1900, 0, 1) / 1000, max: Date.UTC(2200, 0, 1) / 1000 })
  await forAll([moments, fc.constantFrom('', full)], (seconds, before) => {
    const wall = wallTimeAt(seconds * 1000, 'UTC')
    const day = wall.slice(0, 10)
    expect(typedMoment(shownMoment(wall, false), before)).toBe(wall)
    expect(typedMoment(shownMoment(wall, true), before, '23:59:59')).toBe(`${day} 23:59:59`)
    expect(typedMoment(shownMoment(day, true), before, '')).toBe(day)
  })
})

describe('typed into a date box', () => {
  test.each([
    ['an hour its zone jumps over stays', '28/3/2027 02:30', '', '2027-03-28 02:30:00'],
    ['24:00 ends the day', '31/12/2026 24:00', full, '2027-01-01 00:00:00'],
    ['a day alone keeps the hour of a full box', '10/12/2027', full, '2027-12-10 21:30:00'],
    ['in ISO too', '2027-12-10', full, '2027-12-10 21:30:00'],
    ['a day alone gets no hour in an empty box', '2026-12-19', '', '19/12/2026'],
    ['nor where a day was before', '19 des 2026', '2026-12-01', '19/12/2026'],
    ['bare digits keep the hour too', '19122026', full, '2026-12-19 21:30:00'],
    ['no year is made up', '19/12 20:00', full, '19/12 20:00'],
    ['nor a day that does not exist', '31/11/2026 20:00 ', full, '31/11/2026 20:00'],
    ['nothing is nothing', '  ', full, ''],
  ])('%s', (_, text, before, value) => expect(typedMoment(text, before)).toBe(value))

  test.each(cases)('«%s» is one moment, in an empty box and in a full one', (text) => {
    for (const before of ['', full]) expect(typedMoment(text, before)).toBe('2026-12-19 20:00:00')
  })

  test.each([
    ['8pm', '20:00:00'],
    ['8 pm', '20:00:00'],
    ['20h', '20:00:00'],
    ['20.30', '20:30:00'],
    ['20:05', '20:05:00'],
    ['8:30 p.m.', '20:30:00'],
    ['a les 9', '09:00:00'],
  ])('«%s» is an hour of the day of a full box, and stays in an empty one', (text, clock) => {
    expect(typedMoment(text, full)).toBe(`2026-12-10 ${clock}`)
    expect(typedMoment(text, '')).toBe(text)
  })

  test.each(['20', '8.12', '8', '25h', '13 pm', '8pm o 9pm', 'vespre'])(
    '«%s» is no hour for certain, and stays as it is',
    (text) => expect(typedMoment(text, full)).toBe(text),
  )

  test('an hour says nothing to a box of days, not even midnight', () => {
    expect(typedMoment('19/12/2026 20:00', '', '23:59:59')).toBe('2026-12-19 23:59:59')
    expect(typedMoment('31/12/2026 24:00', '', '')).toBe('2026-12-31')
  })

  test('what is not read is no value, and is kept as it is typed', async () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[0-9 :./h-]{1,20}$/))
    await forAll([texts], (text) => {
      const value = typedMoment(text, '')
      const isRead = readWallTime(value) !== null || value === ''
      expect(momentMistake(value) === null).toBe(isRead)
      if (!isRead && momentMistake(value) !== 'noHour') expect(value).toBe(text.trim())
    })
  })

  test.each([
    ['19/12/2026', 'noHour'],
    ['31/11/2026 20:00', 'noSuchDay'],
    ['311120262000', 'noSuchDay'],
    ['diumenge 19/12/2026 20:00', 'otherWeekday'],
    ['demà', 'unread'],
    ['19/12/2026 20:00 o 21:00', 'unread'],
    ['', null],
    [full, null],
  ])('«%s» is told as %s', (text, mistake) => expect(momentMistake(text)).toBe(mistake))
})
