import type { Operation } from '../../../core/write/operation.ts'
import { answerChange, asOne, withoutAnswer } from '../../translations/confirmed/answers.ts'
import { nothingConfirmed } from '../../translations/confirmed/confirmedPairs.ts'
import { separated, linked } from '../../translations/confirming/linkDecisions.ts'
import { answersOf, answerStateOf } from './UndoDialog.tsx'

const before = linked(nothingConfirmed, 'venues', { ca: 2, es: 3 })
const after = linked(before, 'venues', { ca: 1, es: 3 })
const said = answerChange(before, after)

const entry = (key: string, operation: Operation['operation'], rest: object = {}) =>
  ({ key, operation, series: 'merge', said, ...rest }) as Operation
const [moved, alsoMoved, went] = [entry('1', 'update'), entry('2', 'update'), entry('3', 'delete')]
const undone = (key: string) =>
  entry(`u${key}`, 'update', { series: 'undo', said: undefined, undoes: key })

test('what a merge said goes with what it put away, and not with one event of several', () => {
  const all = [went, alsoMoved, moved]
  expect(answersOf(all, all)).toEqual([said])
  expect(answersOf([went], all)).toEqual([said])
  expect(answersOf([moved], all)).toEqual([])
})

test('and with the last that is left of it, where nothing was put away', () => {
  const all = [alsoMoved, moved]
  expect(answersOf([moved], all)).toEqual([])
  expect(answersOf([moved], [undone('2'), ...all])).toEqual([said])
  const others = [entry('9', 'delete', { series: 'another', said: undefined })]
  expect(answersOf(others, [...others, ...all])).toEqual([])
})

test('it can be taken back until something else is said, and once', () => {
  expect(answerStateOf(after, said)).toBe('back')
  expect(answerStateOf(linked(after, 'venues', { es: 3, en: 4 }), said)).toBe('since')
  expect(answerStateOf(before, said)).toBe('gone')
  const apart = separated(after, 'venues', { language: 'ca', id: 1 }, { language: 'es', id: 3 })
  expect(answerStateOf(apart, said)).toBe('gone')
})

test('what was taken back with a merge is said again when that is taken back in turn', () => {
  const without = withoutAnswer(after, said)
  if (!without) throw new Error('not taken back')
  const back = asOne([answerChange(after, without)])
  expect(answerStateOf(without, back)).toBe('back')
  expect(withoutAnswer(without, back)).toEqual(after)
})
