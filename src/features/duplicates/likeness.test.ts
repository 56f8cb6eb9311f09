import { assert, constantFrom, integer, property, tuple, uniqueArray } from 'fast-check'
import { type Compared, likenesses } from './clusters.ts'

const record = (id: number, name: string, contacts: Compared['contacts'] = {}): Compared => ({
  id,
  name,
  contacts,
})
const cluesOf = (...records: Compared[]) => likenesses(records).map(({ clues }) => clues.join(' '))

it.each([
  ['the same name', 'Teatre Principal', 'Teatre Principal', 'sameName'],
  ['accents, capitals and signs', 'Casa de la Música', 'CASA DE LA MUSICA.', 'sameName'],
  ['a slip of the hand', 'Biblioteca Central', 'Bibliotecca Central', 'nearName'],
])('what looks alike is told by %s', (_, one, other, clue) => {
  expect(cluesOf(record(1, one), record(2, other))).toEqual([clue])
})

it('what looks alike is told by a name within a name where something else is shared, and not without', () => {
  const [short, long] = ['Ateneu', 'Ateneu Popular']
  expect(cluesOf(record(1, short), record(2, long))).toEqual([])
  const phones = [{ phone: '+34 938 000 000' }, { phone: '93.800.00.00' }]
  expect(cluesOf(record(1, short, phones[0]), record(2, long, phones[1]))).toEqual([
    'innerName phone',
  ])
})

it.each([
  ['rooms of one house', 'Sala 1', 'Sala 2', { address: 'Carrer Major, 1', phone: '93' }],
  ['two in one house', 'Museu del Port', 'Arxiu Comarcal', { address: 'Plaça de l’Om, 2' }],
  ['names of nothing but signs', '***', '!!!', {}],
])('what looks alike is not %s', (_, one, other, contacts) => {
  expect(cluesOf(record(1, one, contacts), record(2, other, contacts))).toEqual([])
})

it('what looks alike names every shared fact, in whichever way it is written', () => {
  const one = {
    website: 'https://www.ateneu.cat/',
    address: 'C. Major, 3',
    email: 'Hola@ateneu.cat',
  }
  const other = { website: 'http://ateneu.cat', address: 'c major 3', email: 'hola@ateneu.cat' }
  expect(cluesOf(record(1, 'Ateneu', one), record(2, 'Ateneu', other))).toEqual([
    'sameName address website email',
  ])
})

it('what looks alike finds the same whatever the order, never one with itself, and every second of a name', () => {
  const name = constantFrom('Sala Gran', 'sala gran', 'Sala Petita', 'Ateneu', 'Ateneu Nou', '1')
  const phone = constantFrom('', '1', '2')
  const some = uniqueArray(tuple(integer({ min: 1, max: 60 }), name, phone), {
    selector: ([id]) => id,
    maxLength: 25,
  })
  const found = (records: readonly Compared[]) =>
    new Set(likenesses(records).flatMap(({ ids }) => ids))
  assert(
    property(some, (drawn) => {
      const records = drawn.map(([id, called, said]) => record(id, called, { phone: said }))
      const alike = likenesses(records)
      expect(alike.every(({ ids: [low, high] }) => low < high)).toBe(true)
      expect(found(records.toReversed())).toEqual(found(records))
      const large = records.filter(({ name: called }) => called.toLowerCase() === 'sala gran')
      if (large.length > 1) for (const { id } of large) expect(found(records).has(id)).toBe(true)
    }),
  )
})

it('what looks alike is found among ten thousand without comparing each with each', () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    record(at, `Lloc número ${at}`, { phone: '938000000' }),
  )
  expect(likenesses([...many, record(10_000, 'Lloc número 77')])).toEqual([
    { ids: [77, 10_000], clues: ['sameName'] },
  ])
})
