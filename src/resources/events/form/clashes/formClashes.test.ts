import { eventOf } from '../../eventRecord.ts'
import { type OverlapValues, clashesAsBefore, clashListings, formClashes } from './formClashes.ts'

const boxes: OverlapValues = {
  title: 'Concert de Nadal',
  start_date: '2026-12-20 20:00:00',
  end_date: '2026-12-20 22:00:00',
  all_day: false,
  timezone: 'Europe/Madrid',
  venue: [5],
}

const status = ['publish', 'draft']
const around = { status, ends_after: '2026-12-13', starts_before: '2026-12-26' }

test.each<[what: string, over: Partial<OverlapValues>, asked: object[]]>([
  ['the week before and after, once', {}, [around]],
  ['the same without a venue', { venue: [] }, [around]],
  [
    'what is at the venue, where there is no title',
    { title: ' ' },
    [{ ...around, starts_before: '2026-12-21', venue: [5] }],
  ],
  [
    'the venue alone for what comes later',
    { end_date: '2027-03-01 20:00:00' },
    [around, { ...around, starts_before: '2027-03-02', venue: [5] }],
  ],
  ['nothing for neither title nor venue', { title: '', venue: [] }, []],
  ['nothing while the start is not written', { start_date: 'unfinished' }, []],
])('the form asks for %s', (_what, over, asked) => {
  expect(clashListings({ ...boxes, ...over }, status)).toEqual(asked)
})

const event = (id: number, over: object) =>
  eventOf({
    id,
    title: `Event ${id}`,
    status: 'publish',
    start_date: '2026-12-20 21:00:00',
    end_date: '2026-12-20 23:00:00',
    timezone: 'Europe/Madrid',
    venue: { id: 5, venue: 'Teatre' },
    ...over,
  })

test('clashes are told by what they have in common, those at the venue first', () => {
  const elsewhere = { venue: { id: 6, venue: 'Sala' } }
  const found = [
    event(1, { ...elsewhere, title: 'Concert Nadal', start_date: '2026-12-14 21:00:00' }),
    event(2, {}),
    event(3, elsewhere),
    event(4, { status: 'trash' }),
    event(5, { title: 'CONCERT DE NADAL' }),
    event(6, { ...elsewhere, title: 'Concert de Nadal', start_date: '2026-12-12 21:00:00' }),
    // Two hours later by the clock of London is after the end.
    event(7, { timezone: 'Europe/London', start_date: '2026-12-20 21:30:00' }),
    event(8, { timezone: 'Europe/London', start_date: '2026-12-20 20:30:00' }),
  ]
  const clashes = formClashes(boxes, { listed: found, hidden: [] }, 9, 'Europe/Madrid')
  expect(clashes.map(({ event: { id }, kinds }) => [id, kinds.join(' ')])).toEqual([
    [2, 'venue'],
    [5, 'venue title'],
    [8, 'venue'],
    [1, 'title'],
  ])
})

test('an event does not clash with itself', () => {
  const found = { listed: [event(2, {})], hidden: [] }
  expect(formClashes(boxes, found, 2, 'Europe/Madrid')).toEqual([])
})

test('what this browser knows to be hidden is held against it too, once', () => {
  const { id, title, start_date, end_date, all_day, timezone } = event(2, {})
  const hidden = { id, title, start_date, end_date, all_day, timezone }
  const clashesOf = (venues: number[], ...listed: ReturnType<typeof event>[]) =>
    formClashes(boxes, { listed, hidden: [{ ...hidden, venues }] }, 9, 'Europe/Madrid')
  expect(clashesOf([5]).map(({ kinds }) => kinds)).toEqual([['venue']])
  expect(clashesOf([6])).toEqual([])
  expect(clashesOf([5], event(2, {}))).toHaveLength(1)
})

test.each([
  [{}, true],
  [{ title: 'Other' }, false],
  [{ venue: [6] }, false],
  [{ end_date: '2026-12-20 23:00:00' }, false],
])('with %j typed, what it clashes with is as before: %j', (typed, isAsBefore) => {
  expect(clashesAsBefore({ ...boxes, ...typed }, boxes)).toBe(isAsBefore)
})
