import { eventForm } from '../../../resources/events/form/eventForm.ts'
import { eventOf } from '../../../resources/events/events.ts'
import { configuration } from '../../../api/testSite.ts'
import { merged } from '../../write/merge.ts'
import { Conflict } from '../../write/saved.ts'
import { recordedEvent } from '../../resource/testRecords.ts'
import { draftValues, draftOf, openedWith } from './drafts/draft.ts'
import { takeFresh } from './refill.ts'

const description = '<p>Text pla</p>'
const opened = {
  ...eventOf(recordedEvent),
  description,
  modified_utc: '2027-01-01 10:00:00',
}
/** Somebody leads a word of it elsewhere: the same words, and something that the first one has not. */
const fresh = {
  ...opened,
  description: '<p>Text <a href="https://example.org/">pla</a></p>',
  modified_utc: '2027-01-01 10:05:00',
}
const filled = eventForm.filled(opened, configuration)
const boxes = { ...filled, description: '<p>Text pla i nou</p>' }

function save(from: typeof opened) {
  const { fields, valuesOf } = eventForm
  return () => merged(fields, from, fresh, valuesOf(boxes, ['description']))
}

test('what somebody adds to a text under other hands is asked about: though the form has read the record anew meanwhile', () => {
  const form = {
    getValues: () => boxes,
    getFieldState: () => ({ isDirty: true }),
    reset: () => undefined,
    setValue: () => undefined,
  }
  const next = takeFresh(eventForm, form as never, opened, fresh, configuration)
  expect(next.description).toBe(description)
  expect(save(next)).toThrow(Conflict)
})

test('what somebody adds to a text under other hands is asked about: though the draft of it was taken up on the record as it is now, and that is said', () => {
  const draft = draftOf({ definition: eventForm, opened, filled }, boxes, 'ca')
  if (draft === null) throw new Error('no draft')
  expect(save(openedWith(eventForm, fresh, draft.opened, ['description']))).toThrow(Conflict)
  const now = eventForm.filled(fresh, configuration)
  const open = { definition: eventForm, opened: fresh, filled: now }
  expect(draftValues(open, draft, configuration)).toMatchObject([
    { name: 'description', isMoved: true },
  ])
})
