import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { eventOf } from '../../../resources/events/events.ts'
import { addDays, type WallDay } from '../../../time/wallTime.ts'
import { type Item, itemsOf } from '../data/items.ts'
import { spoken } from '../move/itemBed.ts'
import { monthOf } from '../days/range.ts'
import { agendaOf, type AgendaPart } from './Agenda.tsx'

const day = (text: string) => text as WallDay

const month = monthOf(day('2027-03-01'))

/** Events at noon, so many days after the first of March. */
function eventsOn(days: readonly number[]): readonly Item[] {
  const records = days.map((at, id) => {
    const noon = `${addDays(month.first, at)} 12:00:00`
    return eventOf({ id: id + 1, title: '', start_date: noon, end_date: noon, status: 'publish' })
  })
  const sameness = { nameOf: (_: string, id: number) => String(id), siteZone: 'Europe/Madrid' }
  return itemsOf([{ language: spoken('ca'), records, hidden: [] }], month, sameness)
}

const daysIn = (part: AgendaPart) => (part.kind === 'day' ? [part.day] : part.days)

test('every day of a month is there once, in order, free ones by the week', () =>
  forAll([fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 40 })], (days) => {
    const { parts } = agendaOf(eventsOn(days), month, day('2026-01-01'))
    const all = Array.from({ length: 31 }, (_, at) => addDays(month.first, at))
    expect(parts.flatMap(daysIn)).toEqual(all)
    for (const part of parts) {
      const taken = daysIn(part).map((one) => days.filter((at) => all[at] === one).length)
      if (part.kind === 'day') expect(part.items).toHaveLength(taken[0] ?? 0)
      else expect(taken.every((count) => count === 0)).toBe(true)
      // The first of March 2027 is a Monday.
      const weeks = new Set(daysIn(part).map((one) => Math.floor(all.indexOf(one) / 7)))
      expect(weeks.size).toBe(1)
    }
  }))

test('today is told from the free days around it, unless all of them are free', () => {
  const today = day('2027-03-03')
  expect(agendaOf(eventsOn([9]), month, today).parts.slice(0, 3)).toEqual([
    { kind: 'free', first: '2027-03-01', days: ['2027-03-01', '2027-03-02'] },
    { kind: 'day', day: today, items: [] },
    {
      kind: 'free',
      first: '2027-03-04',
      days: ['2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07'],
    },
  ])
  expect(agendaOf([], month, today).parts).toHaveLength(5)
})
