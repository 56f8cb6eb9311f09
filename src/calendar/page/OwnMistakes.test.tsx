import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { readFilters } from '../../collection/filters.ts'
import { createTranslator } from '../../i18n/i18n.ts'
import { calendarFilters } from '../data/calendarFilters.ts'
import { OwnMistakes } from './OwnMistakes.tsx'
import type { CalendarState } from './useCalendar.ts'

afterEach(cleanup)

test.each([
  ['2150-01-15', 'The calendar shows the years 1970 to 2100: “2150-01-15” is not among them.'],
  ['1850-03', 'The calendar shows the years 1970 to 2100: “1850-03” is not among them.'],
  ['2027-02-30', 'There is no such day as “2027-02-30”.'],
  ['soon', 'There is no such day as “soon”.'],
])('of date=%s it is said what is wrong with it', async (text, words) => {
  const translator = await createTranslator('en')
  await translator.loadNamespaces(['calendar'])
  const { mistakes } = readFilters(calendarFilters, { date: text })
  const shown = { view: 'month', date: '2027-03-01', colour: 'category', unknownLanguages: [] }
  render(
    <I18nextProvider i18n={translator}>
      <OwnMistakes calendar={{ ...shown, mistakes } as unknown as CalendarState} />
    </I18nextProvider>,
  )
  await screen.findByText(`${words} You see March 2027.`)
})

test('a day that is shown is no mistake', () => {
  expect(readFilters(calendarFilters, { date: '2100-12-31' }).mistakes).toEqual([])
})
