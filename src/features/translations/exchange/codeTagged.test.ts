import { codeTagged } from './checked.ts'

test.each([
  ['ca-ES', 'ca', 'es en', 'ca'],
  ['es_ES', 'ca', 'es en', 'es'],
  ['CA', 'ca', 'es en', 'ca'],
  ['ca_ES.UTF-8', 'ca', 'es', 'ca'],
  ['fr', 'ca', 'es', undefined],
  ['', 'ca', 'es', undefined],
  ['ca-valencia', 'ca', 'ca-valencia', 'ca-valencia'],
  ['ca-ES', 'ca', 'ca-valencia', 'ca'],
  ['pt', 'pt-br', 'es', 'pt-br'],
  ['pt', 'pt-br', 'pt-pt', undefined],
])('%j of the codes %s, %s is %j', (tag, one, others, code) => {
  expect(codeTagged([one, ...others.split(' ')], tag)).toBe(code)
})
