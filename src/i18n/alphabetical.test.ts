import { alphabetical } from './alphabetical.ts'

test.each([
  ['ca', 'Ateneu Àfrica Zona Sala·10 Sala·2', 'Àfrica Ateneu Sala·2 Sala·10 Zona'],
  ['es', 'Ñandú Nube Oso', 'Nube Ñandú Oso'],
])('names stand as in a dictionary of %s, and numbers as they count', (language, given, sorted) => {
  const names = given.split(' ')
  expect(alphabetical(names, (name) => name, language)).toEqual(sorted.split(' '))
})
