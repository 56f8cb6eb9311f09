import { type VisibleColumns, shownLanguages } from './shownLanguages.ts'

test.each<[room: VisibleColumns, chosen: string, shown: readonly string[]]>([
  ['all', 'en', ['ca', 'es', 'en']],
  ['two', 'en', ['ca', 'en']],
  // What is wrong in the source leads to it: the other one stays beside it all the same.
  ['two', 'ca', ['ca', 'es']],
  ['one', 'ca', ['ca']],
  ['one', 'en', ['en']],
])('where %s fit, choosing %s shows %j', (room, chosen, shown) => {
  expect(shownLanguages(['ca', 'es', 'en'], 'ca', chosen, room)).toEqual(shown)
})
