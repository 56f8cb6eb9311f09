import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { readFilters } from '../../../core/resource/filters.ts'
import { createTranslator } from '../../../i18n/i18n.ts'
import { calendarFilters } from '../data/calendarFilters.ts'
import { OwnMistakes } from './CalendarPage.tsx'
import type { CalendarState } from './useCalendar.ts'

async function open(address: Readonly<Record<string, string>>, unknownLanguages: string[] = []) {
  const translator = await createTranslator('en')
  await translator.loadNamespaces(['calendar'])
  const { mistakes } = readFilters(calendarFilters, address)
  const shown = { view: 'month', date: '2027-03-10', colour: 'category' }
  const calendar = { mistakes, unknownLanguages, ...shown } as unknown as CalendarState
  render(
    <I18nextProvider i18n={translator}>
      <OwnMistakes calendar={calendar} />
    </I18nextProvider>,
  )
}

test.each([
  ['2150-01-15', '“2150-01-15” is outside 1970 to 2100.'],
  ['1850-03', '“1850-03” is outside 1970 to 2100.'],
  ['2027-02-30', 'There is no such day as “2027-02-30”.'],
  ['soon', 'There is no such day as “soon”.'],
])('of date=%s it is said what is wrong with it', async (date, words) => {
  await open({ date })
  const note = await screen.findByRole('alert')
  expect(note.textContent).toBe(`${words} You see March 2027.`)
})

test('a view, colours and a language that nobody knows are named, with what is shown instead', async () => {
  await open({ view: 'year', colour: 'mood' }, ['xx'])
  await screen.findByText('There is no view “year”. You see the usual one: Month.')
  screen.getByText('There are no colours by “mood”. You see the usual ones: Category.')
  screen.getByText(/This calendar has no language “xx”/)
})
