import { configurationOf } from '../../../../api/configuration.ts'
import { configurationJson } from '../../../../api/testSite.ts'
import { templateOf } from './packTemplate.ts'
import { filled } from './packChoices.ts'

const known = ['title', 'foreword', 'noVenue']
const languages = { ca: 'Català', es: 'Español' }
const read = (agendaPack: unknown) => templateOf({ agendaPack, languages }, known)

test('what the configuration says is taken, each thing by itself', () => {
  const words = { ca: { title: 'Agenda', noVenue: '' }, es: { foreword: 'Hola' } }
  const said = { by: 'category', long: 'daily', text: 'none', details: ['cost', 'venue'] }
  expect(read({ words, ...said })).toEqual({
    words,
    usual: { ...said, details: ['venue', 'cost'] },
    ignored: [],
  })
})

test.each([undefined, {}])('%j says nothing, and nothing is wrong', (agendaPack) => {
  expect(read(agendaPack)).toEqual({ words: {}, usual: {}, ignored: [] })
})

test('what is not understood is left out by its name, and the rest holds', () => {
  const agendaPack = {
    words: { ca: { title: 'Agenda', titel: 'x', noVenue: 5 }, fr: { title: 'x' }, es: 'x' },
    by: 'week',
    details: ['venue', 'colour'],
    text: 'whole',
    toString: 'x',
  }
  const { words, usual, ignored } = read(agendaPack)
  expect(words).toEqual({ ca: { title: 'Agenda' } })
  expect(usual).toEqual({ text: 'whole' })
  expect(ignored.toSorted()).toEqual(
    [
      'agendaPack.words.ca.titel',
      'agendaPack.words.ca.noVenue',
      'agendaPack.words.fr',
      'agendaPack.words.es',
      'agendaPack.by',
      'agendaPack.details',
      'agendaPack.toString',
    ].toSorted(),
  )
})

test.each([5, 'text', []])('%j instead of a section stops nothing', (agendaPack) => {
  expect(configurationOf({ ...configurationJson, agendaPack }).siteName).toBeTruthy()
  expect(read(agendaPack)).toEqual({ words: {}, usual: {}, ignored: ['agendaPack'] })
})

test('holes are filled in once, and no value fills another', () => {
  expect(filled('{{a}} {{ b }} {{c}} {{toString}}', { a: '{{b}}', b: 'B' })).toBe(
    '{{b}} B {{c}} {{toString}}',
  )
})
