import { everyDate, type EventFilters } from '../../../resources/events/events.ts'
import { readWallDay } from '../../../time/wallTime.ts'
import { widerDates } from './widerDates.ts'

const today = readWallDay('2027-03-10')

test.each<[what: string, asked: EventFilters, wider: EventFilters]>([
  ['what is running and upcoming', {}, { ends_after: '2027-01-09' }],
  ['everything', everyDate, everyDate],
  [
    'a span of days',
    { ends_after: '2027-03-09', starts_before: '2027-03-16' },
    { ends_after: '2027-01-08', starts_before: '2027-05-15' },
  ],
  ['the past', { ends_before: '2027-03-10' }, { ends_before: '2027-05-09' }],
  ['exact times', { strict_dates: true, starts_after: '2027-03-10 10:00:00' }, everyDate],
  ['a raw date', { start_date: '2027-03-10' }, everyDate],
  ['events named one by one', { include: [5] }, everyDate],
])('versions of %s are looked for further', (_what, asked, wider) => {
  expect(today && widerDates(asked, today)).toEqual(wider)
})
