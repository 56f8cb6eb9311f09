import { stepOf } from './useKeyMoves.ts'

const press = (key: string, over: object = {}) => {
  return { key, altKey: true, shiftKey: false, ctrlKey: false, metaKey: false, ...over }
}
const day = { days: 1, minutes: 0 }
const week = { days: 7, minutes: 0 }
const quarter = { days: 0, minutes: -15 }
const shift = { shiftKey: true }

test.each([
  ['a day in a month', press('ArrowRight'), 'month', 'hours', { part: 'whole', by: day }],
  ['a week in a month', press('ArrowDown'), 'month', 'hours', { part: 'whole', by: week }],
  [
    'a quarter of an hour in a week',
    press('ArrowUp'),
    'week',
    'hours',
    { part: 'whole', by: quarter },
  ],
  ['a week for whole days', press('ArrowDown'), 'week', 'days', { part: 'whole', by: week }],
  ['its end with Shift', press('ArrowRight', shift), 'agenda', 'hours', { part: 'end', by: day }],
  ['nothing without Alt', press('ArrowRight', { altKey: false }), 'month', 'hours', null],
  ['nothing with Ctrl', press('ArrowRight', { ctrlKey: true }), 'month', 'hours', null],
  ['nothing for other keys', press('x'), 'month', 'hours', null],
] as const)('arrows move by %s', (_what, pressed, view, kind, expected) => {
  expect(stepOf(pressed, view, kind)).toEqual(expected)
})
