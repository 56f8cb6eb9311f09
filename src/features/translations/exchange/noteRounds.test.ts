import { eventOf } from '../../../resources/events/events.ts'
import { editor } from '../../../api/testSite.ts'
import { sourceAt } from '../savedFrom/savedFrom.ts'
import { noteRounds } from './ApplyDialog.tsx'
import { feria, feriaRow } from './textUnitBed.ts'

const { site } = feria
const titled = (title: string) => new Map([[7, eventOf({ id: 7, title })]])
const noted = async () => (await sourceAt({ site }))('events', { language: 'es', id: 7 })

test('what is written is noted when it says so, and an undo right after it brings back what was known', async () => {
  const applied = { rows: new Map([[7, [feriaRow]]]), to: 'es' }
  const notes = noteRounds({ site, account: editor })
  notes.add(applied, titled('Feria'))
  await notes.done()
  expect(await noted()).toMatchObject({ language: 'ca', id: 5, texts: { title: 'Fira' } })
  notes.add(applied, titled('Feria'))
  notes.add(applied, titled('Antes'))
  await notes.done()
  expect(await noted()).toBeUndefined()
})
