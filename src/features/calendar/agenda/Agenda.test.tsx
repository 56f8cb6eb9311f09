import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../i18n/i18n.ts'
import { readWallDay } from '../../../time/wallTime.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { placementOf } from '../days/placement.ts'
import type { Item } from '../data/items.ts'
import { Agenda } from './Agenda.tsx'

function day(text: string) {
  const known = readWallDay(text)
  if (!known) throw new Error(text)
  return known
}

const dates = { start_date: '2027-03-02 10:00:00', end_date: '2027-03-02 11:00:00', all_day: false }
const item = { key: 'ca 1', title: 'Fair', placement: placementOf(dates) } as unknown as Item

async function open(isWhole: boolean, isNarrowed: boolean) {
  const translator = await createTranslator('en')
  await translator.loadNamespaces(['calendar'])
  const calendar = {
    items: [item],
    days: { first: day('2027-03-01'), last: day('2027-03-31') },
    today: day('2027-03-10'),
    readings: [{ isWhole }],
    isNarrowed,
  } as unknown as CalendarState
  render(
    <I18nextProvider i18n={translator}>
      <Agenda calendar={calendar} onOpen={() => {}} onPick={null} />
    </I18nextProvider>,
  )
  await screen.findByRole('heading', { name: /today/ })
  return screen.queryByText(/begins today/)?.textContent
}

test.each([
  ['of what is still read, nothing', false, false, undefined],
  ['of all of it, that nothing begins', true, false, 'Nothing begins today.'],
  [
    'of what filters leave, that',
    true,
    true,
    'None of the events that pass the filters begins today.',
  ],
])('an empty today says, %s', async (_says, isWhole, isNarrowed, expected) => {
  expect(await open(isWhole, isNarrowed)).toBe(expected)
})
