import { eventForm, factNames } from '../../../../resources/events/editing.ts'
import { eventOf } from '../../../../resources/events/events.ts'
import { languageOf } from '../../../../api/language.ts'
import { configuration } from '../../../../api/testSite.ts'
import { venueOf } from '../../../../resources/venues/venues.ts'
import type { Certainty } from '../../pairing/pairing.ts'
import type { Found } from '../../near/found.ts'
import { questionsOf } from '../../sideBySide/copyFacts.ts'
import { groupIndex } from '../../state/groupIndex.ts'
import { pairingOf } from '../../state/testVersions.ts'
import type { TakenRow } from '../checked.ts'
import { feria, feriaRow } from '../textUnitBed.ts'
import { draftValues } from './plannedDraft.ts'

const source = eventOf({
  id: 5,
  title: 'Fira',
  slug: 'fira',
  status: 'publish',
  start_date: '2027-03-05 19:00:00',
  end_date: '2027-03-05 21:00:00',
  cost: '12',
  venue: [venueOf({ id: 31 })],
})
const unit = { ...feria, targetId: null }
const row: TakenRow = { ...feriaRow, kind: 'create', unit, source, version: null, targetNow: '' }
const [from, to] = ['ca', 'es'].map((code) => languageOf(configuration, code))

function valuesWith(certainty: Certainty, rows: readonly TakenRow[]) {
  if (!from || !to) throw new Error('two languages')
  const found: Found = {
    index: groupIndex(pairingOf({})),
    mateOf: () => ({ id: 87, certainty }),
    proposals: () => [],
  }
  const boxes = eventForm.filled(source, configuration)
  const questions = questionsOf({ found, nameOf: () => 'Sala', from, to }, boxes, factNames)
  return draftValues(boxes, { rows, found, questions, from, to })
}

test('a draft has the facts and the slug of its source, and the texts of the file', () => {
  expect(valuesWith('confirmed', [row])).toMatchObject({
    title: 'Feria',
    slug: 'fira',
    status: 'draft',
    start_date: '2027-03-05 19:00:00',
    end_date: '2027-03-05 21:00:00',
    cost: '12',
    venue: [87],
  })
})

test('of its links those that are almost certain go along, and none that is merely possible', () => {
  expect(valuesWith('almostCertain', [row]).venue).toEqual([87])
  expect(valuesWith('possible', [row]).venue).toEqual([])
})

test('without a title in the file it has the title of the source, to be translated', () => {
  const text = { ...unit, kind: 'description', target: '<p>Hola</p>' } as const
  const values = valuesWith('confirmed', [{ ...row, unit: text }])
  expect(values).toMatchObject({ title: 'Fira', description: '<p>Hola</p>' })
})
