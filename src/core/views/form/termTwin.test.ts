import { termOf } from '../../resource/term.ts'
import { termTwin } from './termTwin.tsx'

const term = (id: number, name: string, parent = 0) => termOf({ id, name, parent })
const terms = [term(1, 'Música'), term(2, 'Dansa'), term(3, 'Dansa', 1)]

test.each([
  ['Música', { id: 9, parent: 0 }, 1],
  [' música ', { id: 9, parent: 0 }, 1],
  ['Música', { id: 1, parent: 0 }, undefined],
  ['Música', { id: 9, parent: 1 }, undefined],
  ['Dansa', { id: 2, parent: 1 }, 3],
  ['Dans', { id: 9, parent: 0 }, undefined],
  [' ', { id: 9, parent: 0 }, undefined],
] as const)('%j of %j has the twin %s', (name, own, twin) =>
  expect(termTwin(terms, name, own)?.id).toBe(twin),
)
