import { costMeaning } from './fields/TextFields.tsx'
import cases from './costMeaning.cases.json'

const prices = (text: string) => {
  const meaning = costMeaning(text)
  return meaning.kind === 'prices'
    ? meaning.prices.map(({ before, amount, after }) => `${before}${amount}${after}`)
    : meaning.kind
}

test.each(cases)('$text means $meaning', ({ text, meaning }) =>
  expect(prices(text)).toEqual(meaning),
)
