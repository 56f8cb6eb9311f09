import type { TextUnit } from './textUnit.ts'

/** The Spanish title of an event that is number 5 in Catalan and 7 in Spanish, as a file brings it. */
export const feria: TextUnit = {
  site: 'https://site.example/',
  collection: 'events',
  from: 'ca',
  to: 'es',
  id: 5,
  targetId: 7,
  kind: 'title',
  source: 'Fira',
  sourceHash: '',
  target: 'Feria',
  targetHash: '',
  notes: [],
}
