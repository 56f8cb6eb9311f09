import { useTranslation } from 'react-i18next'
import type { DrawnForm } from '../../../core/views/form/recordForm.ts'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import type { EventRecord } from '../eventRecord.ts'
import { linkedChoices } from '../pickerSources.ts'
import type { EventFieldName, EventFormValues } from './eventForm.ts'
import { ClassificationFields } from './fields/ClassificationFields.tsx'
import { PictureFields } from './fields/PictureFields.tsx'
import { PriceFields } from './fields/TextFields.tsx'
import { FlagFields } from './fields/VisibilityFields.tsx'
import { WhenFields } from './fields/WhenFields.tsx'
import { WhereFields } from './fields/WhereFields.tsx'
import { WhoFields } from './fields/WhoFields.tsx'

const noneRequired: ReadonlySet<EventFieldName> = new Set()

/** What is so in every language: everything of an event but its texts, its status and its publication. */
export function FactFields({ form, opened }: DrawnForm<EventRecord, EventFormValues>) {
  const { t } = useTranslation('eventForm')
  const props = { form, required: noneRequired, known: linkedChoices(opened) }
  return (
    <>
      <WhenFields {...props} />
      <WhereFields {...props} />
      <WhoFields {...props} />
      <FormSection title={t('section.price')}>
        <PriceFields form={form} />
      </FormSection>
      <PictureFields {...props} image={opened?.image ?? null} />
      <ClassificationFields {...props} />
      <FormSection title={t('section.flags')}>
        <FlagFields form={form} />
      </FormSection>
    </>
  )
}

/** Their names, in the order of the page. */
export const factNames = [
  'all_day',
  'start_date',
  'end_date',
  'timezone',
  'venue',
  'show_map',
  'show_map_link',
  'organizer',
  'cost',
  'website',
  'image',
  'categories',
  'tags',
  'featured',
  'sticky',
  'hide_from_listings',
] as const satisfies readonly EventFieldName[]

export type FactName = (typeof factNames)[number]
