import { screen } from '@testing-library/react'
import { Profiler, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { SaveBar } from '../../../core/views/form/SaveBar.tsx'
import { useValidatedForm } from '../../../core/views/form/useValidatedForm.ts'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { openElement, openWorld } from '../eventPagesBed.tsx'
import type { World } from '../eventPagesBed.tsx'
import { linkedChoices } from '../pickerSources.ts'
import { eventForm } from './eventForm.ts'
import { ClassificationFields } from './fields/ClassificationFields.tsx'
import { PictureFields } from './fields/PictureFields.tsx'
import { TextFields } from './fields/TextFields.tsx'
import { VisibilityFields } from './fields/VisibilityFields.tsx'
import { WhatFields } from './fields/WhatFields.tsx'
import { WhenFields } from './fields/WhenFields.tsx'
import { WhereFields } from './fields/WhereFields.tsx'
import { WhoFields } from './fields/WhoFields.tsx'
import { useEventLabels } from './useEventLabels.ts'

let world: World
beforeEach(async () => {
  world = await openWorld('interface')
})

const drawn = new Map<string, number>()
const count = (id: string) => drawn.set(id, (drawn.get(id) ?? 0) + 1)

const labels = Object.fromEntries(eventForm.boxes.map((name) => [name, name]))
const parts = {
  WhatFields,
  WhenFields,
  WhereFields,
  WhoFields,
  TextFields,
  ClassificationFields,
  VisibilityFields,
}

/** Every part of the real form, each counted by itself; `page` is the component that owns the form. */
function CountedForm() {
  const [filled] = useState(() => eventForm.blank({ timezone: 'Europe/Madrid' }))
  const form = useValidatedForm(useEventLabels(), filled, true)
  const props = { form, required: new Set<never>(), known: linkedChoices(null) }
  count('page')
  return (
    <>
      <Profiler id="ErrorSummary" onRender={count}>
        <ErrorSummary control={form.control} labels={labels} />
      </Profiler>
      {Object.entries(parts).map(([name, Part]) => (
        <Profiler key={name} id={name} onRender={count}>
          <Part {...props} url="" />
        </Profiler>
      ))}
      <Profiler id="PictureFields" onRender={count}>
        <PictureFields {...props} image={null} />
      </Profiler>
      <Profiler id="SaveBar" onRender={count}>
        <SaveBar control={form.control} label="Save" isSaving={false} onSave={() => undefined} />
      </Profiler>
    </>
  )
}

test('typing draws the field that is typed in, and no other part of the form', async () => {
  const { user } = await openElement(world, <CountedForm />)
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  await user.type(title, 'C')
  drawn.clear()
  await user.type(title, 'oncert')
  expect([...drawn.keys()]).toEqual(['WhatFields'])
  expect(drawn.get('WhatFields')).toBeLessThanOrEqual(2 * 'oncert'.length)

  // Leaving the field is the first time it is checked; from then on it is checked at every key.
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '1')
  await user.click(title)
  drawn.clear()
  await user.keyboard(' de Nadal')
  expect([...drawn.keys()]).toEqual(['WhatFields'])
})
