import words from '../../../locales/en/connection.json'
import { isRemedied, verdictOf } from './findings.ts'

const names = Object.keys(verdictOf) as (keyof typeof verdictOf)[]

test('every finding has a sentence, and every one that is amiss a remedy', () => {
  expect(Object.keys(words.finding).toSorted()).toEqual(names.toSorted())
  expect(Object.keys(words.advice).toSorted()).toEqual(names.filter(isRemedied).toSorted())
})
