import { itemAfter, itemUndone, outcomeIn } from './writeItem.ts'
import { writeItemOf } from './writePlan.ts'

const record = { id: 7 }

test('what is taken back and comes out otherwise is undone, and says in which fields', () => {
  const progress = itemUndone({ kind: 'differs', record, fields: ['slug'] })
  expect(progress).toEqual({ state: 'undone', fields: ['slug'] })
  expect(progress && outcomeIn(record, progress)).toMatchObject({
    kind: 'differs',
    fields: ['slug'],
  })
})

test('what could not be taken back stays as it was', () => {
  expect(itemUndone({ kind: 'conflict', fresh: record, fields: ['title'] })).toBeNull()
  expect(outcomeIn(record, { state: 'undone' })).toBeUndefined()
})

test('what would have ended before it starts is still called so after a reload', () => {
  const [opened, theirs, mine] = ['10:00', '10:00', '13:00'].map((hour) => `2027-03-01 ${hour}:00`)
  const beside = { field: 'end_date', value: '2027-03-01 12:00:00' }
  const crossed = { field: 'start_date', opened, theirs, mine, beside }
  const outcome = { kind: 'conflict', fresh: record, fields: ['start_date'], crossed } as const
  const kept: unknown = JSON.parse(JSON.stringify(itemAfter(outcome)))
  expect(outcomeIn(record, writeItemOf(kept) ?? { state: 'waiting' })).toEqual(outcome)
})
