import { screen } from '@testing-library/react'
import { readFilters } from '../../../core/resource/filters.ts'
import { ApiError } from '../../../api/apiError.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { Agenda } from '../agenda/Agenda.tsx'
import { calendarFilters } from '../data/calendarFilters.ts'
import type { Reading } from '../data/useReading.ts'
import { item } from '../move/itemBed.ts'
import { OwnMistakes } from './CalendarPage.tsx'
import { Unread, NothingListed } from './CalendarNotes.tsx'
import { drawn } from './testWords.tsx'
import type { CalendarState } from './useCalendar.ts'

/** A calendar of which nothing else is looked at. */
const calendarOf = (known: object) => known as CalendarState

test.each([
  ['of what is still read, nothing', false, false, undefined],
  ['of all of it, that nothing begins', true, false, 'Nothing begins today.'],
  ['of what filters leave', true, true, 'None of the events that pass the filters begins today.'],
])('an empty today says, %s', async (_says, isWhole, isNarrowed, expected) => {
  const days = { first: '2027-03-01', last: '2027-03-31' }
  const items = [item('2027-03-02 10:00:00', '2027-03-02 11:00:00')]
  const read = { readings: [{ isWhole }], isNarrowed }
  const calendar = calendarOf({ items, days, today: '2027-03-10', ...read })
  await drawn(['calendar'], <Agenda calendar={calendar} onOpen={() => {}} onPick={null} />)
  await screen.findByRole('heading', { name: /today/ })
  expect(screen.queryByText(/begins today/)?.textContent).toBe(expected)
})

test.each([
  [editor, 'No event is listed here, not even as a draft.'],
  [undefined, 'No published event in these days.'],
])('who may list drafts is told that there are none either: %o', async (account, words) => {
  const readings = [{ isWhole: true, isReading: false }]
  const calendar = { service: serviceOf(account), items: [], readings, isNarrowed: false }
  await drawn(['calendar'], <NothingListed calendar={calendarOf(calendar)} />)
  await screen.findByText(words)
})

function address(asked: Readonly<Record<string, string>>, unknownLanguages: string[] = []) {
  const { mistakes } = readFilters(calendarFilters, asked)
  const shown = { view: 'month', date: '2027-03-10', colour: 'category' }
  const calendar = calendarOf({ mistakes, unknownLanguages, ...shown })
  return drawn(['calendar'], <OwnMistakes calendar={calendar} />)
}

test.each([
  ['2150-01-15', '“2150-01-15” is outside 1970 to 2100.'],
  ['1850-03', '“1850-03” is outside 1970 to 2100.'],
  ['2027-02-30', '“2027-02-30” isn’t a day.'],
  ['soon', '“soon” isn’t a day.'],
])('of date=%s it is said what is wrong with it', async (date, words) => {
  await address({ date })
  const note = await screen.findByRole('alert')
  expect(note.textContent).toBe(`${words} You see March 2027.`)
})

test('a view, colours and a language that nobody knows are named, with what is shown instead', async () => {
  await address({ view: 'year', colour: 'mood' }, ['xx'])
  await screen.findByText('“year” isn’t a view. You see Month.')
  screen.getByText('There are no colours by “mood”. You see Category.')
  screen.getByText(/This calendar has no language “xx”/)
})

const failed = new ApiError({ kind: 'failed', status: 500 })
const invalid = new ApiError({ kind: 'invalid', params: { categories: '' } })

test.each([
  [
    'a month of which pages are missing is not complete',
    { total: 120, hasAll: false },
    'Part of Catalan couldn’t be read. The calendar isn’t complete.',
  ],
  [
    'one that is all there, and could not be read again, is older and no thinner',
    { total: 120, hasAll: true },
    'Catalan couldn’t be read again',
  ],
  [
    'a filter that another language refuses is named, and not requested again',
    { failures: [invalid] },
    'Catalan couldn’t be read',
  ],
])('%s', async (_says, over, words) => {
  const { language } = serviceOf()
  const reading = { language, failures: [failed], retry: () => {}, ...over } as unknown as Reading
  const calendar = calendarOf({ languages: [language, language] })
  const namespaces = ['calendar', 'eventList', 'filters', 'service', 'ui']
  await drawn(namespaces, <Unread {...{ reading, calendar }} />)
  const note = await screen.findByRole('alert')
  expect(note.querySelector('p')?.textContent).toBe(words)
  const isRefused = reading.failures.includes(invalid)
  expect(screen.queryByText(/didn’t accept this filter: Categories$/) !== null).toBe(isRefused)
  expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(isRefused)
})
