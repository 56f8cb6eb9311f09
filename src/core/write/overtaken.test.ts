import { name, type Fields } from '../resource/field.ts'
import { overtakenIn } from './ownWrites.ts'

interface Shape {
  readonly id: number
  readonly title: string
}

const fields: Fields<Shape> = { title: name({ of: ({ title }) => title }) }
const at = (title: string): Shape => ({ id: 5, title })
const write = (from: string, to: string) => ({
  before: at(from),
  after: at(to),
  changes: { title: to },
})

const mine = write('Fira', 'Ball')

test('what was saved and is otherwise by now is told', () => {
  expect(overtakenIn(fields, mine, [], at('Cursa'))).toEqual([
    { field: 'title', saved: 'Ball', now: 'Cursa', isSeen: false },
  ])
  expect(overtakenIn(fields, mine, [], at('Ball'))).toEqual([])
})

test('what was saved and is otherwise by now is not told where it was changed again from here, knowingly', () => {
  expect(overtakenIn(fields, mine, [write('Ball', 'Cursa')], at('Cursa'))).toEqual([])
})

test('what was saved and is otherwise by now is kept where what it was changed from again is not what was saved', () => {
  expect(overtakenIn(fields, mine, [write('Aplec', 'Cursa')], at('Cursa'))).toEqual([
    { field: 'title', saved: 'Ball', now: 'Aplec', isSeen: true },
  ])
})

test('what was saved and is otherwise by now is told where another tab wrote over it what it had begun before', () => {
  expect(overtakenIn(fields, mine, [write('Fira', 'Cursa')], at('Cursa'))).toMatchObject([
    { saved: 'Ball', now: 'Cursa' },
  ])
  const inVain = { ...write('Fira', 'Fira'), changes: { title: 'Ball' } }
  expect(overtakenIn(fields, inVain, [write('Fira', 'Cursa')], at('Cursa'))).toEqual([])
  const again = [write('Ball', 'Cursa'), write('Fira', 'Aplec')]
  expect(overtakenIn(fields, mine, again, at('Aplec'))).toEqual([])
})
