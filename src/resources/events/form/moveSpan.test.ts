import { spanOfDays, endAfterMove, followingEnd } from './moveSpan.ts'

/** A moment of December 2026, such as `01 20:00`, or whatever else a date box holds. */
const moment = (text: string) => (/^\d\d /.test(text) ? `2026-12-${text}`.padEnd(19, ':00') : text)

test.each([
  ['keeps the duration', '01 20:00', '05 18:00', '01 23:30', false, '05 21:30'],
  ['is two hours later where there was none', '', '05 18:00', '', false, '05 20:00'],
  ['keeps how many days they are', '01 00:00', '10 00:00', '03 23:59:59', true, '12 23:59:59'],
  ['is the same day where there was none', '', '10 00:00', '', true, '10 23:59:59'],
  ['stays where the start is half written', '01 20:00', 'unreadable', '01 23:30', false, null],
  ['stays where it was typed before any start', '', '05 18:00', '06 10:00', false, null],
  ['stays where it lay before the start', '01 20:00', '05 18:00', '01 10:00', false, null],
])('the end follows the start and %s', (_, from, to, end, allDay, expected) => {
  const followed = endAfterMove(moment(from), moment(to), moment(end), allDay)
  expect(followed).toBe(expected && moment(expected))
})

describe('while the start is typed, digit by digit,', () => {
  /** What both boxes hold after these were typed into the start one after the other. */
  const typed = (begun: { start: string; end: string }, ...starts: readonly string[]) => {
    const following = followingEnd()
    return starts.reduce(
      ({ start, end }, next) => ({
        start: next,
        end: following.after(start, next, end, false) ?? end,
      }),
      begun,
    )
  }
  const start = '2026-12-05 19:30:00'

  test('an end that was typed before it stays', () => {
    const begun = { start: '', end: '2026-12-05 21:00:00' }
    expect(typed(begun, '2026-12-05 19:03:00', start).end).toBe('2026-12-05 21:00:00')
  })
  test('an end that lies before it is not lost', () => {
    const begun = { start: '2026-12-05 19:00:00', end: '2026-12-01 10:15:00' }
    const starts = ['0002-12-05 19:00:00', '0020-12-05 19:00:00', 'unreadable', start]
    expect(typed(begun, ...starts).end).toBe(begun.end)
  })
  test('an end that was not there is two hours later than the last of them', () => {
    expect(typed({ start: '', end: '' }, '2026-12-05 19:03:00', start).end).toBe(
      '2026-12-05 21:30:00',
    )
  })
  test('the duration is kept over a start that was emptied in between', () => {
    const begun = { start: '2026-12-01 19:00:00', end: '2026-12-01 20:30:00' }
    expect(typed(begun, '', 'unfinished', start).end).toBe('2026-12-05 21:00:00')
  })
  test('what is typed after the start was left is another move', () => {
    const following = followingEnd()
    expect(following.after('', start, '2026-12-05 21:00:00', false)).toBeNull()
    following.leave()
    const later = '2026-12-06 19:30:00'
    expect(following.after(start, later, '2026-12-05 21:00:00', false)).toBe('2026-12-06 21:00:00')
  })
})

describe('all day', () => {
  const hours = { start_date: '2026-12-01 20:00:00', end_date: '2026-12-02 01:00:00' }
  const days = { start_date: '2026-12-01 00:00:00', end_date: '2026-12-02 23:59:59' }

  test('takes the whole of the days', () => expect(spanOfDays(hours, true, null)).toEqual(days))
  test('gives the hours back', () => expect(spanOfDays(days, false, hours)).toEqual(hours))
  test('makes hours for other days than those', () => {
    const other = { start_date: '2026-12-05 00:00:00', end_date: '2026-12-05 23:59:59' }
    expect(spanOfDays(other, false, hours)).toEqual({
      start_date: '2026-12-05 19:00:00',
      end_date: '2026-12-05 21:00:00',
    })
  })
  test('leaves alone what is no time yet', () => {
    const empty = { start_date: '', end_date: '' }
    expect(spanOfDays(empty, true, null)).toEqual(empty)
  })
})
