import { describe, expect, test } from 'vitest'
import { droppedDates } from './drops.ts'
import { item } from './itemBed.ts'

const site = 'Europe/Madrid'
const evening = item('2027-03-12 20:00:00', '2027-03-12 22:00:00')
const fair = item('2027-03-12 00:00:00', '2027-03-13 23:59:59', { all_day: true })
/** So long that its hours are said, not drawn. */
const camp = item('2027-03-12 18:00:00', '2027-03-14 12:00:00')

describe('an event that is dropped', () => {
  test('on another day of a month keeps its hours', () => {
    const by = { days: 4, minutes: 0 }
    expect(droppedDates({ item: evening, part: 'whole', by, becomes: null }, site)).toMatchObject({
      start_date: '2027-03-16 20:00:00',
      end_date: '2027-03-16 22:00:00',
    })
  })

  test('back by a day and on by hours goes where it was let go of', () => {
    const by = { days: -2, minutes: 1425 }
    expect(droppedDates({ item: evening, part: 'whole', by, becomes: null }, site)).toMatchObject({
      start_date: '2027-03-11 19:45:00',
      end_date: '2027-03-11 21:45:00',
    })
  })

  test('among the whole days lasts all of those that it was drawn on', () => {
    const night = item('2027-03-12 22:00:00', '2027-03-13 09:30:00')
    const by = { days: 1, minutes: 0 }
    expect(droppedDates({ item: night, part: 'whole', by, becomes: 'days' }, site)).toEqual({
      start_date: '2027-03-13 00:00:00',
      end_date: '2027-03-14 23:59:59',
      all_day: true,
      note: null,
    })
  })

  test('from the whole days at an hour lasts one', () => {
    const by = { days: 1, minutes: 615 }
    expect(droppedDates({ item: fair, part: 'whole', by, becomes: 'hours' }, site)).toEqual({
      start_date: '2027-03-13 10:15:00',
      end_date: '2027-03-13 11:15:00',
      all_day: false,
      note: null,
    })
  })

  test('fits no hour where it lasts days', () => {
    const by = { days: 0, minutes: 600 }
    expect(droppedDates({ item: camp, part: 'whole', by, becomes: 'hours' }, site)).toBeNull()
  })

  test('among other whole days keeps the hours that are said of it', () => {
    const by = { days: 7, minutes: 0 }
    expect(droppedDates({ item: camp, part: 'whole', by, becomes: null }, site)).toMatchObject({
      start_date: '2027-03-19 18:00:00',
      end_date: '2027-03-21 12:00:00',
    })
  })
})

describe('an event that is stretched', () => {
  test('by days ends with the last second of the last one', () => {
    const by = { days: 2, minutes: 0 }
    expect(droppedDates({ item: fair, part: 'end', by, becomes: null }, site)).toMatchObject({
      start_date: '2027-03-12 00:00:00',
      end_date: '2027-03-15 23:59:59',
    })
  })
})
