import { type Fields, name } from '../../../resource/field.ts'
import { setBackNow } from './useSaveResult.ts'

interface Shape {
  readonly id: number
  readonly title: string
  readonly city: string
}

const fields: Fields<Shape> = {
  title: name({ of: ({ title }) => title }),
  city: name({ of: ({ city }) => city }),
}
const reading = { id: 5, title: 'Ball', city: 'Vic' }
const told = (field: string, intended: string, found: string) => ({
  field,
  intended,
  found,
  sent: true,
})

test('what was found stays until it is as it was saved, or something else again', () => {
  const known = [told('title', 'Fira', 'Ball')]
  expect(setBackNow(fields, { seen: [], known }, reading)).toEqual(known)
  expect(setBackNow(fields, { seen: [], known }, { ...reading, title: 'Fira' })).toEqual([])
  expect(setBackNow(fields, { seen: [], known }, { ...reading, title: 'Cursa' })).toEqual([])
})

test('each field is told once: as this page sees it, or else as it was found last', () => {
  const seen = [told('title', 'Aplec', 'Ball')]
  const known = [
    told('title', 'Fira', 'Ball'),
    told('city', 'Olot', 'Vic'),
    told('city', 'Berga', 'Vic'),
    told('unknown', 'Berga', 'Vic'),
  ]
  expect(setBackNow(fields, { seen, known }, reading)).toEqual([seen[0], known[1]])
})
