import { languageName } from './formats.ts'

test('a language is named in the one that is spoken, and one without a name by its code', () => {
  expect(languageName('ca', 'es')).toBe('espanyol')
  expect(languageName('en', 'ca')).toBe('Catalan')
  expect(languageName('en', 'qqq')).toBe('qqq')
})
