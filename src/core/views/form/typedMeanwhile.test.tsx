import { render, screen, waitFor } from '@testing-library/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { configuration } from '../../../api/testSite.ts'
import { eventForm } from '../../../resources/events/form/eventForm.ts'
import { eventOf } from '../../../resources/events/events.ts'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { recordedEvent } from '../../resource/testRecords.ts'
import { takeFresh } from './refill.ts'
import { useValidatedForm } from './useValidatedForm.ts'

const begun = eventOf(recordedEvent)
const fresh = { ...begun, cost: '12', title: 'Theirs', writtenTitle: 'Theirs' }

let read: (record: typeof begun) => void
let taken: () => void

/** A form that takes in what is read, as `useEditing` does. */
function Form() {
  const [record, setRecord] = useState(begun)
  const opened = useRef(begun)
  const filled = eventForm.filled(begun, configuration)
  const form = useValidatedForm({ mistakes: () => ({}) }, filled, false)
  const { isDirty } = useFormState({ control: form.control })
  const takeIn = useEffectEvent(() => {
    opened.current = takeFresh(eventForm, form, opened.current, record, configuration)
    taken()
  })
  useEffect(() => {
    read = setRecord
    if (record !== begun) takeIn()
  }, [record])
  return (
    <>
      <TextInput control={form.control} name="title" label="Title" />
      <TextInput control={form.control} name="cost" label="Cost" />
      <output>{isDirty ? 'Unsaved' : ''}</output>
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })

/** As the browser does it, all at once: nothing is drawn for it, as `fireEvent` would have it. */
function type(): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), 'Mine')
  box().dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const leave = () => box().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))

test.each<[string, { before?: () => void; meanwhile?: () => void; during?: () => void }]>([
  ['just before', { before: type }],
  ['before it is drawn', { meanwhile: type }],
  ['as it is taken in', { during: type }],
  ['in the moment after, before that is drawn', { during: () => queueMicrotask(type) }],
  ['as that is drawn', { during: () => void setTimeout(type) }],
  ['as it is taken in, and left at once', { during: () => [type(), leave()] }],
  ['in a box that is left as it is taken in', { during: () => [leave(), type()] }],
])('what is typed stays, unsaved, where a newer reading comes: typed %s', async (_, when) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  taken = vi.fn(when.during)
  render(<Form />)
  when.before?.()
  read(fresh)
  when.meanwhile?.()
  await waitFor(() => expect(taken).toHaveBeenCalled())
  await waitFor(() => expect(screen.getByLabelText('Cost')).toHaveValue('12'))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Unsaved'))
  expect(box()).toHaveValue('Mine')
})
