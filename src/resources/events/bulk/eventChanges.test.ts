import { eventOf } from '../events.ts'
import {
  flagging,
  leavingVenue,
  linking,
  movingTo,
  shifting,
  withPublication,
} from './eventChanges.ts'

const site = 'Europe/Madrid'
const event = (over: object = {}) =>
  eventOf({
    id: 7,
    title: 'Fira',
    status: 'publish',
    start_date: '2030-10-26 21:30:00',
    end_date: '2030-10-26 23:00:00',
    timezone: site,
    all_day: false,
    featured: false,
    venue: { id: 5, venue: 'Teatre' },
    organizer: [
      { id: 2, organizer: 'Boira' },
      { id: 1, organizer: 'Alba' },
    ],
    tags: [{ id: 3, name: 'nit', slug: 'nit' }],
    ...over,
  })
const updated = (changes: object) => ({ kind: 'update', changes })
const already = { kind: 'already' }

test('organizers are put beside the others in their order, taken away or put in their place', () => {
  expect(linking('organizer', 'add', [3, 1])(event())).toEqual(updated({ organizer: [2, 1, 3] }))
  expect(linking('organizer', 'remove', [2, 9])(event())).toEqual(updated({ organizer: [1] }))
  expect(linking('organizer', 'replace', [3])(event())).toEqual(updated({ organizer: [3] }))
  expect(linking('organizer', 'replace', [2, 1])(event())).toEqual(already)
  expect(linking('tags', 'add', [4])(event())).toEqual(updated({ tags: [3, 4] }))
  expect(linking('tags', 'add', [3])(event())).toEqual(already)
  expect(linking('categories', 'remove', [3])(event())).toEqual(already)
})

test('a venue, a flag and a date of publication are set where they are not so already', () => {
  expect(movingTo(6)(event())).toEqual(updated({ venue: [6] }))
  expect(movingTo(5)(event())).toEqual(already)
  expect(leavingVenue()(event())).toEqual(updated({ venue: [] }))
  expect(flagging('featured', true)(event())).toEqual(updated({ featured: true }))
  expect(flagging('hide_from_listings', true)(event({ hide_from_listings: true }))).toEqual(already)
  expect(withPublication(site)(event(), 'publish')).toEqual({})
  expect(withPublication(site)(event({ status: 'future' }), 'draft')).toEqual({})
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\d /)
  expect(withPublication(site)(event({ status: 'future' }), 'publish')).toEqual({ date })
})

test('dates are put off on the clock of the event, whole days by days alone, and none where there are none', () => {
  const hours = { days: 0, minutes: 180 }
  const moved = { start_date: '2030-10-27 00:30:00', end_date: '2030-10-27 02:00:00' }
  expect(shifting(hours, site)(event())).toEqual(updated(moved))
  expect(shifting(hours, site)(event({ all_day: true }))).toEqual({ kind: 'cannot', why: 'allDay' })
  const week = { start_date: '2030-11-02 21:30:00', end_date: '2030-11-02 23:00:00' }
  const weekLater = { days: 7, minutes: 0 }
  expect(shifting(weekLater, site)(event({ all_day: true }))).toEqual(updated(week))
  const empty = { start_date: '', end_date: '' }
  expect(shifting(hours, site)(event(empty))).toEqual({ kind: 'cannot', why: 'noDates' })
  expect(shifting(hours, site)({ ...event(), withheld: true })).toMatchObject({ why: 'withheld' })
})
