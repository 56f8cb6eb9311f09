import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import { compared, type Run, htmlTokens, textTokens, type Token } from './compared.ts'

const joined = (tokens: readonly Token[]) =>
  tokens.map(({ text, isSpaced }) => (isSpaced ? ` ${text}` : text)).join('')

const drawn = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ kind, tokens }) => `${kind}: ${joined(tokens).trim()}`)

const texts = (before: string, after: string) => compared(textTokens(before), textTokens(after))
const htmls = (before: string, after: string) => compared(htmlTokens(before), htmlTokens(after))

test('plain text: shows the words that differ, and no others', () => {
  expect(drawn(texts('Fira d’estiu a la plaça', 'Fira d’hivern a la plaça Major'))).toEqual([
    'same: Fira',
    'removed: d’estiu',
    'added: d’hivern',
    'same: a la plaça',
    'added: Major',
  ])
})

test('plain text: shows where a line was parted', () => {
  expect(drawn(texts('un dos', 'un\ndos'))).toEqual(['same: un', 'added: ', 'same: dos'])
})

const words = fc.array(fc.constantFrom('a', 'b', 'c', '.', '\n'), { maxLength: 30 })
const text = words.map((all) => all.join(' '))

test('plain text: gives both texts back, and nothing differs between equal ones', () =>
  forAll([text, text], (before, after) => {
    const { runs } = texts(before, after)
    const but = (kind: string) =>
      runs.filter((run) => run.kind !== kind).flatMap(({ tokens }) => tokens)
    const plain = (tokens: readonly Token[]) => tokens.map((token) => token.text)
    expect(plain(but('added'))).toEqual(plain(textTokens(before)))
    expect(plain(but('removed'))).toEqual(plain(textTokens(after)))
    expect(texts(before, before).runs.every(({ kind }) => kind === 'same')).toBe(true)
  }))

describe('HTML', () => {
  test('is compared by what it shows, not by how it is written', () => {
    const { runs } = htmls('<p>Caf&eacute;  &amp;\npa</p>', '<!-- c --><p class="x">Café & pa</p>')
    expect(runs.map(({ kind }) => kind)).toEqual(['same'])
  })

  test('names the marks that came and went', () => {
    const { runs } = htmls(
      '<p>Entrada <strong>lliure</strong> al <a href="https://a.example/">web</a></p>',
      '<p>Entrada lliure al <a href="https://b.example/">web</a></p>',
    )
    expect(runs.slice(1)).toMatchObject([
      { kind: 'marked', gained: [], lost: [{ name: 'strong' }] },
      { kind: 'same' },
      {
        kind: 'marked',
        gained: [{ name: 'a', address: 'https://b.example/' }],
        lost: [{ name: 'a', address: 'https://a.example/' }],
      },
    ])
  })

  test('knows a heading from a paragraph, and a picture from another', () => {
    const before = '<h2>Programa</h2><img src="a.jpg">'
    expect(htmls(before, '<p>Programa</p><img src="b.jpg">').runs).toMatchObject([
      { kind: 'marked', lost: [{ name: 'h2' }] },
      { kind: 'same' },
      { kind: 'removed', tokens: [{ isPicture: true, text: 'a.jpg' }] },
      { kind: 'added', tokens: [{ isPicture: true, text: 'b.jpg' }] },
    ])
  })

  test('parts words where blocks end', () => {
    expect(drawn(htmls('<ul><li>u</li><li>dos</li></ul>', '<p>u dos</p>'))).toContain('removed: ')
  })
})

const long = (seed: number) =>
  Array.from({ length: 10_000 }, (_, at) => `w${(at * seed) % 7919}${at % 12 ? '' : '\n'}`)

test('texts of ten thousand words are compared by words where few of them differ', () => {
  const words = long(31)
  const after = words.with(5000, 'altra').join(' ')
  const { runs, by } = texts(words.join(' '), after)
  expect(by).toBe('words')
  expect(runs).toHaveLength(4)
})

test('texts of ten thousand words are compared in another way where that would take long', () => {
  const before = textTokens(long(31).join(' '))
  const after = textTokens(long(37).join(' '))
  expect(compared(before, after, 0).by).toBe('nothing')
  expect(compared(before, after).by).not.toBe('words')
})
