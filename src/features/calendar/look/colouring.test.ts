import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { huesInOrder, paintsOf } from './colouring.ts'

const tagsOf = (names: readonly string[]) => {
  const lines = names.map((name, at) => ({ key: `key-${at}`, name }))
  return [...paintsOf(lines, ({ name }) => name).values()].map(({ tag }) => tag)
}

const schools = 'art dansa música teatre circ cinema cuina'
  .split(' ')
  .map((it) => `Escola de ${it}`)

test.each([
  ['Música, Teatre Municipal', 'Mús, TM'],
  ['Sala gran, Sala petita, Sala nova', 'Sal, Sala, Sala n'],
  [schools.join(', '), 'Esc, Esco, Escol, Escola, Escola d, cin, cui'],
  ['Sala, Sala, Sala, Sala', 'Sal, Sala, Sal2, Sal3'],
  [', ', '?, ?2'],
])('«%s» have the letters «%s»', (names, tags) => {
  expect(tagsOf(names.split(', '))).toEqual(tags.split(', '))
})

test('no two of them are read alike, and each has some', async () => {
  const names = fc.array(
    fc.array(fc.constantFrom('Sala', 'Escola', 'de', 'd’', 'Gran', ' ', '-', 'Ñ', '2'), {
      maxLength: 4,
    }),
    { maxLength: 30 },
  )
  await forAll([names], (all) => {
    const tags = tagsOf(all.map((words) => words.join(' '))).map((tag) => tag.trim())
    expect(new Set(tags).size).toBe(tags.length)
    expect(tags).not.toContain('')
  })
})

test('a category has the colour of its place among all of them, whatever else is shown', () => {
  const known = new Map(huesInOrder(['music', 'film', 'dance']))
  const hueOf = (keys: readonly string[], key: string) =>
    paintsOf(
      keys.map((one) => ({ key: one, name: one })),
      ({ name }) => name,
      known,
    ).get(key)?.hue
  expect(hueOf(['dance', 'film'], 'dance')).toBe(2)
  expect(hueOf(['music', 'film', 'dance'], 'dance')).toBe(2)
  expect(hueOf(['unknown', 'dance'], 'unknown')).toBe(hueOf(['unknown'], 'unknown'))
})
