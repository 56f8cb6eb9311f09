import { movedByKey, taken } from './useKeyMoves.ts'
import { item } from './itemBed.ts'

const site = 'Europe/Madrid'

const day = { part: 'whole', by: { days: 1, minutes: 0 } } as const
const quarter = { part: 'end', by: { days: 0, minutes: 15 } } as const

test('an hour that the clock skips on the way is there again behind it', () => {
  const from = taken(item('2027-03-27 02:30:00', '2027-03-27 04:00:00'))
  const skipped = from && movedByKey(from, day, site)
  expect(skipped?.dates).toMatchObject({ start_date: '2027-03-28 03:30:00', note: 'gap' })
  const behind = skipped && movedByKey(skipped, day, site)
  expect(behind?.dates).toEqual({
    start_date: '2027-03-29 02:30:00',
    end_date: '2027-03-29 04:00:00',
    note: null,
  })
})

test('an event is moved and stretched at once', () => {
  const from = taken(item('2027-03-12 20:00:00', '2027-03-12 22:00:00'))
  const longer = from && movedByKey(from, quarter, site)
  const there = longer && movedByKey(longer, day, site)
  expect(there?.dates).toMatchObject({
    start_date: '2027-03-13 20:00:00',
    end_date: '2027-03-13 22:15:00',
  })
})

test.each([
  ['protected', { password: '', all_day: null, featured: null }],
  ['in the trash', { status: 'trash' }],
])('what is %s is not taken', (_what, over) => {
  expect(taken(item('2027-03-12 20:00:00', '2027-03-12 22:00:00', over))).toBeNull()
})

test('neither is what ends before it starts', () => {
  expect(taken(item('2027-03-12 20:00:00', '2027-03-11 22:00:00'))).toBeNull()
})
