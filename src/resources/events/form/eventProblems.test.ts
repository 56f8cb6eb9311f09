import { describe, expect, test } from 'vitest'
import { changedFormValues } from '../../../core/views/form/recordForm.ts'
import { eventProblems } from './eventProblems.ts'
import { eventFieldNames, eventForm, type EventFormValues } from './eventForm.ts'

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

  test.each<[string, Partial<EventFormValues>, Record<string, string>]>([
    ['an emptied title', { title: ' ' }, { title: 'needed' }],
    [
      'an end before the start',
      { end_date: '2026-12-01 19:59:00' },
      { end_date: 'endBeforeStart' },
    ],
    [
      'a start after the end',
      { start_date: '2026-12-03 00:00:00' },
      { end_date: 'endBeforeStart' },
    ],
    ['a date half typed', { start_date: 'unreadable' }, { start_date: 'wallTime' }],
    ['a year half typed', { start_date: '0202-12-01 20:00:00' }, { start_date: 'year' }],
    [
      'a time never shown',
      { start_date: '2027-03-28 02:30:00', end_date: '2027-03-28 05:00:00' },
      { start_date: 'gap' },
    ],
    ['a zone that is none', { timezone: 'Mars/Olympus' }, { timezone: 'zone' }],
    ['an emptied zone', { timezone: '' }, { timezone: 'needed' }],
    ['an emptied slug', { slug: '' }, { slug: 'needed' }],
    ['a slug of two parts', { slug: 'a/b' }, { slug: 'slug' }],
    ['an author by name', { author: 'Pere' }, { author: 'number' }],
    ['a website that is no address', { website: 'exemple' }, { website: 'address' }],
    ['a website that runs code', { website: 'javascript:alert(1)' }, { website: 'scheme' }],
    ['a picture that is neither', { image: 'cat' }, { image: 'picture' }],
    ['an emptied publication date', { date: '' }, { date: 'date' }],
  ])('%s', (_, boxes, expected) => expect(codes(boxes)).toEqual(expected))

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
