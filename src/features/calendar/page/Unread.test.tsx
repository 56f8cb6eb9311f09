import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../i18n/i18n.ts'
import { ApiError } from '../../../api/apiError.ts'
import { serviceOf } from '../../../api/testSite.ts'
import type { Reading } from '../data/useReading.ts'
import { Unread } from './CalendarNotes.tsx'
import type { CalendarState } from './useCalendar.ts'

async function open(over: Partial<Reading>) {
  const translator = await createTranslator('en')
  await translator.loadNamespaces(['calendar', 'eventList', 'filters', 'service', 'ui'])
  const { language } = serviceOf()
  const failures = [new ApiError({ kind: 'failed', status: 500 })]
  const reading = { language, failures, retry: () => {}, ...over } as unknown as Reading
  const calendar = { languages: [language, language] } as unknown as CalendarState
  render(
    <I18nextProvider i18n={translator}>
      <Unread {...{ reading, calendar }} />
    </I18nextProvider>,
  )
  const note = await screen.findByRole('alert')
  return note.querySelector('p')?.textContent
}

test('a month of which pages are missing is not complete', async () => {
  expect(await open({ total: 120, hasAll: false })).toBe(
    'Part of Catalan could not be read: the calendar is not complete',
  )
})

test('one that is all there, and could not be read again, is older and no thinner', async () => {
  expect(await open({ total: 120, hasAll: true })).toBe('Catalan could not be read again')
})

test('a filter that another language refuses is named, and not requested again', async () => {
  const failures = [new ApiError({ kind: 'invalid', params: { categories: '' } })]
  expect(await open({ failures })).toBe('Catalan could not be read')
  screen.getByText('The calendar did not accept this filter: Categories')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
