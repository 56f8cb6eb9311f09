import { screen } from '@testing-library/react'
import { Profiler, useState } from 'react'
import { PictureField } from '../../../core/views/form/parts/PictureField.tsx'
import { SaveBar } from '../../../core/views/form/SaveBar.tsx'
import { useValidatedForm } from '../../../core/views/form/useValidatedForm.ts'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { openElement } from '../eventPagesBed.tsx'
import { linkedChoices } from '../pickerSources.ts'
import { eventForm } from './eventForm.ts'
import { CategoriesBox, TagsBox } from './fields/ClassificationFields.tsx'
import { DescriptionBox, ExcerptFold, PriceBox, WebsiteBox } from './fields/TextFields.tsx'
import { FlagFields, SlugBox } from './fields/VisibilityFields.tsx'
import { TitleBox } from './fields/WhatFields.tsx'
import { SpanFields, ZoneField } from './fields/WhenFields.tsx'
import { VenueBox } from './fields/WhereFields.tsx'
import { OrganizerBox } from './fields/WhoFields.tsx'
import { SpanFacts } from './EventFields.tsx'
import { useEventLabels } from './useEventLabels.ts'
import { worldOfEach } from '../../../api/testWorld.ts'

const world = worldOfEach('interface')

const drawn = new Map<string, number>()
const count = (id: string) => drawn.set(id, (drawn.get(id) ?? 0) + 1)

const labels = Object.fromEntries(eventForm.boxes.map((name) => [name, name]))
const parts = {
  TitleBox,
  SpanFields,
  SpanFacts,
  ZoneField,
  VenueBox,
  OrganizerBox,
  DescriptionBox,
  ExcerptFold,
  WebsiteBox,
  PriceBox,
  CategoriesBox,
  TagsBox,
  FlagFields,
  SlugBox,
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
      <Profiler id="PictureField" onRender={count}>
        <PictureField {...props} label="Picture" image={null} />
      </Profiler>
      <Profiler id="SaveBar" onRender={count}>
        <SaveBar form={form} isSaving={false} onSave={() => undefined} />
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
  expect([...drawn.keys()]).toEqual(['TitleBox'])
  expect(drawn.get('TitleBox')).toBeLessThanOrEqual(2 * 'oncert'.length)

  // Leaving the field is the first time it is checked; from then on it is checked at every key.
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '1')
  await user.click(title)
  drawn.clear()
  await user.keyboard(' de Nadal')
  expect([...drawn.keys()]).toEqual(['TitleBox'])
})
