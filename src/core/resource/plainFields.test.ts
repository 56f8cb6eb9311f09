import { plainFields, plainNames, type PlainValues, plainValues } from './plainFields.ts'

const kinds = { subtitle: 'text', free: 'flag' } as const

test('an entry of the table is read, shown and written', () => {
  const record = plainValues(kinds, { subtitle: 'For all', free: '1' })
  expect(record).toEqual({ subtitle: 'For all', free: true })
  expect(plainNames(kinds, 'text')).toEqual(['subtitle'])
  const fields = plainFields<PlainValues<typeof kinds>, typeof kinds>(kinds, true)
  expect(fields.subtitle.of(record)).toBe('For all')
  expect(fields.free.carried?.({ subtitle: '', free: false }, new Set())).toBe(false)
  expect(fields.subtitle.carried?.({ subtitle: '', free: false }, new Set())).toBeUndefined()
})
