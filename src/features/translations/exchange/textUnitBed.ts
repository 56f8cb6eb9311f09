import { eventOf } from '../../../resources/events/events.ts'
import type { TakenRow } from './checked.ts'
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

/** The row of a file that says so of the Spanish version, which is called otherwise. */
export const feriaRow: TakenRow = {
  place: '2',
  kind: 'change',
  unit: feria,
  source: eventOf({ id: 5, title: 'Fira' }),
  version: eventOf({ id: 7, title: 'Antes' }),
  sourceNow: 'Fira',
  targetNow: 'Antes',
  warnings: [],
  findings: {},
}
