import type { SideBySide } from './facts.ts'
import { problemsOf } from './problems.ts'
import {
  before,
  collection,
  desk,
  edit,
  entry,
  record,
  second,
  seeded,
  write,
} from './problemsBed.ts'
import { colleague } from './steps.ts'

const honest = desk('anna', {
  edits: [edit('Ball')],
  history: [entry(before, record('Ball'))],
})

it('the promise that nothing is lost is kept where what was said is true and every change is in a history', () => {
  const writes = [write(5, 'anna', record('Ball'))]
  expect(problemsOf({ seeded, writes, desks: [honest] })).toEqual([])
})

it('the promise that nothing is lost is broken by what was said to be saved and is not', () => {
  expect(problemsOf({ seeded, writes: [], desks: [honest] })).toEqual([
    'anna was told that it is saved: title of events/5: Ball',
  ])
})

it('the promise that nothing is lost is kept where a colleague overwrote it, and another field was written after that', () => {
  const writes = [
    write(5, 'anna', record('Ball')),
    write(6, 'colleague', record('Altra cosa')),
    write(7, 'anna', record('Altra cosa')),
  ]
  const [problem] = problemsOf({ seeded, writes, desks: [honest] })
  expect(problem).not.toContain('in the same breath')
})

it('the promise that nothing is lost is broken by what the same page overwrote in the same breath, not by what another one saved', () => {
  const writes = [write(5, 'anna', record('Ball')), write(6, 'anna', record('Cursa'))]
  const history = [...honest.history, entry(record('Ball'), record('Cursa'))]
  const of = (page: number) => [edit('Ball'), edit('Cursa', { page })]
  const desks = (page: number) => [{ ...honest, edits: of(page), history }]
  expect(problemsOf({ seeded, writes, desks: desks(1) })).toEqual([])
  expect(problemsOf({ seeded, writes, desks: desks(0) })).toEqual([
    'anna overwrote it in the same breath: title of events/5: Ball',
  ])
})

it('the promise that nothing is lost is broken by an overwriting that no history and no page tells', () => {
  const writes = [write(5, 'anna', record('Ball')), write(6, 'pol', record('Cursa'))]
  const unsure = edit('Cursa', { outcome: 'unsaved' })
  const pol = desk('pol', { edits: [unsure] })
  expect(problemsOf({ seeded, writes, desks: [honest, pol] })).toEqual([
    'lost without a word: title of events/5: Ball → Cursa by pol',
  ])
  const history = [entry(record('Ball'), record('Cursa'))]
  expect(problemsOf({ seeded, writes, desks: [honest, { ...pol, history }] })).toEqual([])
  const told = desk('pol', { edits: [{ ...unsure, announced: 'it was “Ball”' }] })
  expect(problemsOf({ seeded, writes, desks: [honest, told] })).toEqual([])
})

it('the promise that nothing is lost is kept where what was overwritten was never called saved, and is still in a draft', () => {
  const writes = [write(5, 'anna', record('Ball')), write(6, 'pol', record('Cursa'))]
  const drafts = [{ collection, id: 5, boxes: { title: 'Ball' } }]
  const anna = desk('anna', { edits: [edit('Ball', { outcome: 'unsaved' })], drafts })
  const pol = desk('pol', {
    edits: [edit('Cursa')],
    history: [entry(before, record('Cursa'))],
  })
  expect(problemsOf({ seeded, writes, desks: [anna, pol] })).toEqual([])
  expect(problemsOf({ seeded, writes, desks: [{ ...anna, drafts: [] }, pol] })).toEqual([
    'lost without a word: title of events/5: Ball → Cursa by pol',
  ])
})

it('the promise that nothing is lost is kept where whoever typed it gave it up, and somebody put back what was there before its end was looked up', () => {
  const writes = [
    write(5, 'anna', record('Ball')),
    write(6, 'pol', record('Cursa')),
    write(7, colleague, record('Fira')),
  ]
  const history = [entry(before, record('Cursa'))]
  const pol = desk('pol', { edits: [edit('Cursa', { said: second(6) })], history })
  const anna = (outcome: 'given up' | 'saved', field: 'title' | 'excerpt' = 'title') =>
    desk('anna', {
      edits: [edit('Ball', { outcome, field })],
      history: outcome === 'saved' ? honest.history : [],
    })
  expect(problemsOf({ seeded, writes, desks: [anna('given up'), pol] })).toEqual([])
  expect(problemsOf({ seeded, writes, desks: [anna('saved'), pol] })).toEqual([
    'lost without a word: title of events/5: Ball → Cursa by pol',
  ])
  const elsewhere = anna('given up', 'excerpt')
  expect(problemsOf({ seeded, writes, desks: [elsewhere, pol] })).toContain(
    'lost without a word: title of events/5: Ball → Cursa by pol',
  )
})

it('the promise that nothing is lost is kept where whoever saved it was told later that it is there no longer', () => {
  const writes = [write(5, 'anna', record('Ball')), write(6, 'pol', record('Fira'))]
  const pol = desk('pol', { edits: [edit('Fira', { field: 'excerpt', outcome: 'given up' })] })
  expect(problemsOf({ seeded, writes, desks: [honest, pol] })).toEqual([
    'pol changed unasked title of events/5: Ball → Fira',
  ])
  const told = honest.history.map((entry) => ({ ...entry, overtaken: { title: 'Fira' } }))
  expect(problemsOf({ seeded, writes, desks: [{ ...honest, history: told }, pol] })).toEqual([])
})

it('the promise that nothing is lost is broken by a field that nobody edited', () => {
  const writes = [write(5, 'anna', record('Ball', 'https://a.example'))]
  expect(problemsOf({ seeded, writes, desks: [honest] })).toEqual([
    'anna changed unasked website of events/5:  → https://a.example',
  ])
})

it('the promise that nothing is lost is broken by what stands beside it and is otherwise', () => {
  const published = {
    ...record('Fira'),
    status: 'publish',
    date: '1',
    venue: { id: 7, city: 'Vic' },
  }
  const of = (some: object) => [write(5, 'anna', { ...published, title: 'Ball', ...some })]
  const facts = { seeded: new Map([['events/5', published]]), desks: [honest] }
  expect(problemsOf({ ...facts, writes: of({ venue: { id: 7, city: 'Reus' } }) })).toEqual([])
  expect(problemsOf({ ...facts, writes: of({ venue: [], modified: '2', date: '2' }) })).toEqual([
    'anna changed unasked date of events/5: "1" → "2"',
    'anna changed unasked venue of events/5: 7 → []',
  ])
})

it('the promise that nothing is lost is broken by typing that is neither kept nor saved', () => {
  const pol = desk('pol', { edits: [edit('Cursa', { outcome: 'unsaved' })] })
  expect(problemsOf({ seeded, writes: [], desks: [pol] })).toEqual([
    'pol lost what was typed (unsaved): title of events/5: Cursa',
  ])
  const drafts = [{ collection, id: 5, boxes: { title: 'Cursa' } }]
  expect(problemsOf({ seeded, writes: [], desks: [{ ...pol, drafts }] })).toEqual([])
  const queue = [{ collection, id: 5, changes: { title: 'Cursa' } }]
  expect(problemsOf({ seeded, writes: [], desks: [{ ...pol, queue }] })).toEqual([])
})

it('the promise that nothing is lost is broken by somebody beside the application only before all is said', () => {
  const of = (nr: number) => [
    write(5, 'anna', record('Ball')),
    write(nr, colleague, record('Cursa')),
  ]
  expect(problemsOf({ seeded, writes: of(8), desks: [honest] })).toEqual([
    'lost without a word: title of events/5: Ball → Cursa by colleague',
  ])
  expect(problemsOf({ seeded, writes: of(10), desks: [honest] })).toEqual([])
  const again = [...of(7), write(8, 'anna', record('Ball'))]
  expect(problemsOf({ seeded, writes: again, desks: [honest] })).toEqual([])
  const [saved] = honest.edits
  const edits = saved ? [{ ...saved, announced: '“Ball” is now “Cursa”' }] : []
  expect(problemsOf({ seeded, writes: of(8), desks: [{ ...honest, edits }] })).toEqual([])
})

it('the promise that nothing is lost knows nothing of what somebody beside it wrote between a reading and a write', () => {
  const between = [write(4, colleague, record('Cursa')), write(5, 'anna', record('Ball'))]
  expect(problemsOf({ seeded, writes: between, desks: [honest] })).toEqual([])
  const late = [write(1, colleague, record('Cursa')), write(20, 'anna', record('Ball'))]
  const later = [{ ...edit('Ball'), said: second(30) }]
  expect(problemsOf({ seeded, writes: late, desks: [{ ...honest, edits: later }] })).toEqual([
    'lost without a word: title of events/5: Cursa → Ball by anna',
  ])
})

it('the promise that nothing is lost is broken by what was read before it was written over, whoever it is from', () => {
  const read = (nr: number, title: string) => {
    const heard = { at: second(nr), nr, record: record(title) }
    return { path: 'events/5', nr: nr - 1, body: null, heard }
  }
  const sent = { path: 'events/5', nr: 6, body: { title: 'Ball' }, heard: null }
  const writes = [write(3, colleague, record('Cursa')), write(7, 'anna', record('Ball'))]
  const of = (...pages: SideBySide['asked']) => [{ ...honest, asked: pages }]
  const known = of([read(2, 'Fira'), read(5, 'Cursa'), sent])
  expect(problemsOf({ seeded, writes, desks: known })).toEqual([
    'lost without a word: title of events/5: Cursa → Ball by anna',
  ])
  for (const asked of [
    [[read(5, 'Fira'), sent]],
    [[read(4, 'Fira'), read(5, 'Cursa'), sent]],
    [[read(8, 'Cursa'), sent]],
    [[read(5, 'Cursa')], [sent]],
  ])
    expect(problemsOf({ seeded, writes, desks: of(...asked) })).toEqual([])
})

it('the promise that nothing is lost is broken by what was given up and is written all the same', () => {
  const of = (nr: number) => [write(nr, 'anna', record('Ball'))]
  const anna = { ...honest, edits: [edit('Ball', { outcome: 'given up' })] }
  expect(problemsOf({ seeded, writes: of(8), desks: [anna] })).toEqual([])
  expect(problemsOf({ seeded, writes: of(30), desks: [anna] })).toEqual([
    'anna had given it up: title of events/5: Ball',
  ])
})

it('the promise that nothing is lost is broken by what was saved and is in no history', () => {
  const writes = [write(5, 'anna', record('Ball'))]
  expect(problemsOf({ seeded, writes, desks: [{ ...honest, history: [] }] })).toEqual([
    'anna saved it, and no history says so: title of events/5: Ball',
    'lost without a word: title of events/5: Fira → Ball by anna',
  ])
})

it('the promise that nothing is lost is broken by what was made twice, but where the first had gone to the trash', () => {
  const [one, other] = [record('Ball'), { ...record('Ball'), id: 6 }]
  const edits = [edit('Ball', { id: null })]
  const history = [entry(null, one), entry(null, other)]
  const desks = [desk('anna', { edits, history })]
  const madeTwice = (...between: Parameters<typeof write>[]) =>
    problemsOf({
      seeded: new Map(),
      writes: [
        write(4, 'anna', one),
        ...between.map((of) => write(...of)),
        write(6, 'anna', other),
      ],
      desks,
    }).filter((problem) => problem.includes('made it twice'))
  expect(madeTwice()).toHaveLength(1)
  expect(madeTwice([5, colleague, { ...one, status: 'trash' }])).toEqual([])
})
