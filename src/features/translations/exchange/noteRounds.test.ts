import { expect, test } from 'vitest'
import { eventOf } from '../../../resources/events/events.ts'
import { editor } from '../../../api/testSite.ts'
import { sourceAt } from '../savedFrom/savedFrom.ts'
import type { TakenRow } from './checked.ts'
import { noteRounds } from './ApplyDialog.tsx'
import { feria } from './textUnitBed.ts'

const { site } = feria
const row: TakenRow = {
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
const titled = (title: string) => new Map([[7, eventOf({ id: 7, title })]])
const noted = async () => (await sourceAt({ site }))('events', { language: 'es', id: 7 })

test('what is written is noted when it says so, and an undo right after it brings back what was known', async () => {
  const applied = { rows: new Map([[7, [row]]]), to: 'es' }
  const notes = noteRounds({ site, account: editor })
  notes.add(applied, titled('Feria'))
  await notes.done()
  expect(await noted()).toMatchObject({ language: 'ca', id: 5, texts: { title: 'Fira' } })
  notes.add(applied, titled('Feria'))
  notes.add(applied, titled('Antes'))
  await notes.done()
  expect(await noted()).toBeUndefined()
})
