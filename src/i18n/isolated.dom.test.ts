import { assert, constantFrom, property, string } from 'fast-check'
import { formatList, isolated } from './formats.ts'
import { createTranslator } from './i18n.ts'

/** How deep isolates are open at the end, or that one was closed that was not open. */
function depthOf(text: string): number {
  let depth = 0
  for (const sign of text) {
    if (/[\u2066-\u2068]/.test(sign)) depth += 1
    if (sign === '\u2069') depth -= 1
    if (depth < 0) return depth
  }
  return depth
}

it.each(['Fira', 'Plaça d’Osona 1–2', '12 €', '', '日本'])(
  'a text within a sentence: %s stays as it is',
  (text) => expect(isolated(text)).toBe(text),
)

it.each([
  ['\u202Efira', '\u2068\u202Efira\u2069'],
  ['שלום', '\u2068שלום\u2069'],
  ['a\u2069b', '\u2068ab\u2069'],
  ['a\u2067b', '\u2068a\u2067b\u2069\u2069'],
])('a text within a sentence: %j is kept to itself', (text, kept) => {
  expect(isolated(text)).toBe(kept)
})

it('a text within a sentence never turns what comes after it', () => {
  const signs = constantFrom('a', 'ש', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069', ' ')
  assert(
    property(string({ unit: signs }), (text) => {
      const kept = isolated(text)
      expect(depthOf(kept)).toBe(0)
      if (kept !== text) expect(depthOf(kept.slice(0, -1))).toBe(1)
    }),
  )
})

it('is kept to itself in every sentence of the interface, and in lists', async () => {
  const translator = await createTranslator('en')
  expect(translator.t('app:account.button', { name: '\u202Efira & co/x' })).toBe(
    'Account: \u2068\u202Efira & co/x\u2069',
  )
  expect(translator.t('app:account.button', { name: '<Fira> & co/x' })).toBe(
    'Account: <Fira> & co/x',
  )
  expect(formatList('en', ['\u202Ea', 'b'])).toBe('\u2068\u202Ea\u2069 and b')
})
