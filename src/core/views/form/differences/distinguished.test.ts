import { distinguished } from './DifferencesNote.tsx'

const names: Readonly<Record<number, string>> = { 5: 'llibres', 9: 'llibres', 7: 'jazz' }
const say = (value: unknown) =>
  Array.isArray(value) ? value.map((id: number) => names[id] ?? '').join(', ') : String(value)

test.each([
  [[5], [9], 'llibres (#5)', 'llibres (#9)'],
  [[5], [7], 'llibres', 'jazz'],
  ['a', 'b', 'a', 'b'],
])('%j and %j are told as %s and %s', (intended, found, one, other) => {
  expect(distinguished(say, { intended, found })).toEqual({ intended: one, found: other })
})
