import { eventOf, events } from '../../../../resources/events/events.ts'
import { withOtherEnd } from './saveResult.ts'

const at = (day: number, hour: number) => `2027-03-${day} ${hour}:00:00`
const end = { field: 'end_date', intended: at(12, 22), found: at(19, 22), sent: false }
const start = { field: 'start_date', intended: at(12, 20), found: at(19, 20), sent: false }
const moved = eventOf({ id: 1, start_date: start.found, end_date: end.found })

test('an end that would lie before its start is put back together with it, and alone where it would not', () => {
  expect(withOtherEnd(events.fields, moved, [start, end], [end])).toEqual([end, start])
  expect(withOtherEnd(events.fields, moved, [start, end], [start])).toEqual([start])
  expect(withOtherEnd(events.fields, moved, [end], [end])).toEqual([end])
})
