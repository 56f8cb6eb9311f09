import { expect, test } from 'vitest'
import { outcomeOf, progressAfter } from './changePlan.ts'

const record = { id: 7 }

test('what is taken back and comes out otherwise is undone, and says in which fields', () => {
  const progress = progressAfter({ kind: 'differs', record, fields: ['slug'] }, true)
  expect(progress).toEqual({ state: 'undone', fields: ['slug'] })
  expect(progress && outcomeOf(record, progress)).toMatchObject({
    kind: 'differs',
    fields: ['slug'],
  })
})

test('what could not be taken back stays as it was', () => {
  expect(progressAfter({ kind: 'conflict', fresh: record, fields: ['title'] }, true)).toBeNull()
  expect(outcomeOf(record, { state: 'undone' })).toBeUndefined()
})
