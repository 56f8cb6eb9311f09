import { changedFormValues } from '../../../core/views/form/recordForm.ts'
import { eventProblems } from './eventProblems.ts'
import { eventFieldNames, eventForm, type EventFormValues } from './eventForm.ts'
import cases from './eventProblems.cases.json'

const blank = eventForm.blank({ timezone: 'Europe/Madrid' })
const opened: EventFormValues = {
  ...blank,
  title: 'Concert',
  slug: 'concert',
  start_date: '2026-12-01 20:00:00',
  end_date: '2026-12-01 22:00:00',
  date: '2026-11-01 10:00:00',
}

function codes(boxes: Partial<EventFormValues>): Record<string, string> {
  const problems = eventProblems(opened, { ...opened, ...boxes }, false)
  return Object.fromEntries(Object.entries(problems).map(([name, { code }]) => [name, code]))
}

describe('what keeps an event from being saved', () => {
  test('a new one needs title, start and end', () => {
    expect(Object.keys(eventProblems(blank, blank, true))).toEqual([
      'title',
      'start_date',
      'end_date',
    ])
  })

  test('nothing, where nothing changed', () => expect(codes({})).toEqual({}))

  test.each(cases)('$what', ({ boxes, expected }) => expect(codes(boxes)).toEqual(expected))

  test.each<[string, Partial<EventFormValues>]>([
    ['the same moment as start and end', { end_date: opened.start_date }],
    ['a time shown twice', { start_date: '2026-10-25 02:30:00' }],
    [
      'days on which an hour is missing',
      { all_day: true, start_date: '2027-03-28 00:00:00', end_date: '2027-03-28 23:59:59' },
    ],
    ['an emptied website, picture and price', { website: '', image: '', cost: '' }],
    ['an offset as zone', { timezone: 'UTC+2' }],
    ['a picture by number', { image: '12' }],
  ])('nothing is wrong with %s', (_, boxes) => expect(codes(boxes)).toEqual({}))

  test('a fault the event came with does not keep its title from being mended', () => {
    const faulty = { ...opened, end_date: '2026-11-01 00:00:00', website: 'example.org' }
    expect(eventProblems(faulty, { ...faulty, title: 'Concerts' }, false)).toEqual({})
  })
})

test('what is handed over: only what changed, as the event has it', () => {
  const boxes = { ...opened, author: '7', cost: '1.234,50 €', tags: [3] }
  const names = changedFormValues(eventFieldNames, opened, boxes)
  expect(eventForm.valuesOf(boxes, names)).toEqual({ author: 7, cost: '1234.50 €', tags: [3] })
})
