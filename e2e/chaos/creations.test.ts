import type { SideBySide } from './facts.ts'
import { problemsOf } from './problems.ts'
import { desk, edit, entry, record, seeded, write } from './problemsBed.ts'
import { colleague } from './steps.ts'

it('the promise that what is made is made once, and told is broken by an event that was made twice', () => {
  const writes = [6, 7].map((id) => write(id, 'anna', { ...record('Nova'), id }))
  const history = [6, 7].map((id) => entry(null, { ...record('Nova'), id }))
  const anna = desk('anna', { edits: [edit('Nova', { id: null })], history })
  expect(problemsOf({ seeded, writes, desks: [anna] })).toEqual([
    'anna made it twice: title of events/new: Nova',
  ])
})

it('the promise that what is made is made once, and told is broken by what was made and whose making is in no history', () => {
  const nova = { ...record('Nova'), id: 6 }
  const writes = [write(6, 'anna', nova)]
  const of = (...history: SideBySide['history']) => [desk('anna', { history })]
  const problem = 'anna made events/6, and no history says so'
  expect(problemsOf({ seeded, writes, desks: of() })).toEqual([problem])
  expect(problemsOf({ seeded, writes, desks: of(entry(null, nova)) })).toEqual([])
  expect(problemsOf({ seeded, writes, desks: of(entry(nova, nova)) })).toEqual([problem])
})

it('the promise that what is made is made once, and told is kept where a making is in doubt only when somebody has written over it, once for each', () => {
  const nova = (id: number, excerpt = '') => ({ ...record('Nova'), id, excerpt })
  const made = [write(6, 'anna', nova(6))]
  const over = [...made, write(7, colleague, nova(6, 'Seu'))]
  const problem = 'anna made events/6, and no history says so'
  const doubt = (title: string) => [
    desk('anna', {
      history: [{ ...entry(null, nova(6)), id: 0, after: null, changes: { title } }],
    }),
  ]
  expect(problemsOf({ seeded, writes: over, desks: doubt('Nova') })).toEqual([])
  expect(problemsOf({ seeded, writes: over, desks: doubt('Vella') })).toEqual([problem])
  expect(problemsOf({ seeded, writes: made, desks: doubt('Nova') })).toEqual([problem])
  const tag = { ...write(8, 'anna', { id: 3, name: 'Nova' }), path: 'tags/3' }
  const ofTag = {
    collection: 'tags',
    id: 0,
    before: null,
    after: null,
    changes: { name: 'Nova' },
  }
  const desks = [desk('anna', { history: [ofTag] })]
  expect(problemsOf({ seeded, writes: [tag], desks })).toEqual([])
  const waits = { ...ofTag, id: null }
  const waiting = (mayBeDone: boolean) => [desk('anna', { queue: [{ ...waits, mayBeDone }] })]
  expect(problemsOf({ seeded, writes: [tag], desks: waiting(true) })).toEqual([])
  expect(problemsOf({ seeded, writes: [tag], desks: waiting(false) })).toEqual([
    'anna made tags/3, and no history says so',
  ])
  const two = [...over, write(8, 'anna', nova(9)), write(9, colleague, nova(9, 'Seu'))]
  expect(problemsOf({ seeded, writes: two, desks: doubt('Nova') })).toEqual([
    'anna made events/9, and no history says so',
  ])
})
