import { expect, test } from 'vitest'
import { costMeaning } from './fields/TextFields.tsx'

const prices = (text: string) => {
  const meaning = costMeaning(text)
  return meaning.kind === 'prices'
    ? meaning.prices.map(({ before, amount, after }) => `${before}${amount}${after}`)
    : meaning.kind
}

test.each([
  ['', 'none'],
  ['0', 'free'],
  ['0 €', 'free'],
  ['Gratuït', 'free'],
  ['gratis', 'free'],
  ['Free', 'free'],
  ['12', ['12']],
  ['12 €', ['12€']],
  ['$12', ['$12']],
  ['12,50 euros', ['12.5euros']],
  ['1.234,56 €', ['1234.56€']],
  ['10 – 20 €', ['10€', '20€']],
  ['20€ - 10€', ['10€', '20€']],
  ['6 - 12 - 18', ['6', '12', '18']],
  ['12 / 15', 'words'],
  ['12;15 €', 'words'],
  ['Taquilla inversa', 'words'],
  ['Socis 5 €; resta 8 €', 'words'],
  ['12 € (socis 8 €)', 'words'],
  ['\u202Egratis\u200B', 'words'],
])('%j means %j', (text, meaning) => expect(prices(text)).toEqual(meaning))
