import { cleanup, screen } from '@testing-library/react'
import { serviceOf } from '../../../api/testSite.ts'
import { item } from '../move/itemBed.ts'
import { drawn } from '../page/testWords.tsx'
import type { CalendarState } from '../page/useCalendar.ts'
import { ChipLabels, type ChipText } from './chipLabels.ts'
import { Legend } from './Legend.tsx'

const words = {
  tag: () => 'Tea',
  nameOf: ({ name }: { name: string }) => name,
  colour: () => 'red',
} as unknown as ChipText

const evening = (over: object) => item('2027-03-02 20:00:00', '2027-03-02 22:00:00', over)
const staged = evening({ venue: { id: 5, venue: 'Teatre', slug: 'teatre' } })

async function linesOf(colour: CalendarState['colour'], ...items: CalendarState['items']) {
  const calendar = { items, colour, service: serviceOf() } as unknown as CalendarState
  await drawn(
    ['calendar'],
    <ChipLabels value={words}>
      <Legend calendar={calendar} />
    </ChipLabels>,
  )
  const lines = await screen.findAllByRole('listitem')
  return lines.map(({ textContent }) => textContent.trim())
}

test('what has no colour of its own is in the legend as well, after the others', async () => {
  expect(await linesOf('venue', evening({}), staged, evening({}))).toEqual([
    'TeaTeatre 1',
    'No known venue 2',
  ])
})

test('it is so where nothing has one, and is no line of a legend in which all have', async () => {
  expect(await linesOf('category', staged)).toEqual(['No known category 1'])
  cleanup()
  expect(await linesOf('language', staged)).toEqual(['Teaca 1'])
})
