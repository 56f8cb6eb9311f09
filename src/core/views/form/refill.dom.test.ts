import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { eventForm } from '../../../resources/events/form/eventForm.ts'
import { eventOf } from '../../../resources/events/events.ts'
import { configuration } from '../../../api/testSite.ts'
import { recordedEvent } from '../../resource/testRecords.ts'
import { takeFresh } from './refill.ts'

const opened = eventOf(recordedEvent)
const filled = eventForm.filled(opened, configuration)
const fresh = { ...opened, cost: '12', modified_utc: '2027-01-01 10:05:00' }

type Texts = Partial<Record<'title' | 'website', string>>

/** An open form, with what was typed in it and what waits in the queue, after its record is read anew. */
function readAnew(typed: Texts, waiting: Texts) {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: filled })
    form.register('title')
    form.register('website')
    return { form, isDirty: form.formState.isDirty }
  })
  const { form } = result.current
  let next = opened
  act(() => {
    for (const name of ['title', 'website'] as const) {
      const text = typed[name] ?? waiting[name]
      if (text !== undefined) form.setValue(name, text, { shouldDirty: true })
      if (waiting[name] !== undefined) form.resetField(name, { defaultValue: waiting[name] })
    }
  })
  act(() => {
    next = takeFresh(eventForm, form as never, opened, fresh, configuration)
  })
  const dirty = (name: keyof Texts) => form.getFieldState(name).isDirty
  return { values: form.getValues(), isDirty: result.current.isDirty, dirty, next }
}

test('what waits in the queue stays, and stays safe to leave, when the record is read anew', () => {
  const { values, isDirty, next } = readAnew({}, { title: 'Aplec gran' })
  expect(values).toMatchObject({ title: 'Aplec gran', cost: '12' })
  expect(isDirty).toBe(false)
  // It is measured against what was seen, so that somebody else's title is found out.
  expect(next.title).toBe(opened.title)
})

test('what was typed beside it is not safe', () => {
  const { values, isDirty, dirty } = readAnew({ website: 'https://b.test/' }, { title: 'Gran' })
  expect(values).toMatchObject({ title: 'Gran', website: 'https://b.test/', cost: '12' })
  expect([isDirty, dirty('website'), dirty('title')]).toEqual([true, true, false])
})
