import { useTranslation } from 'react-i18next'
import { plainNames } from '../../../core/resource/plainFields.ts'
import type { DrawnForm } from '../../../core/views/form/recordForm.ts'
import { PictureField } from '../../../core/views/form/parts/PictureField.tsx'
import { FieldRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { type EventRecord, plainEventFields } from '../eventRecord.ts'
import { linkedChoices } from '../pickerSources.ts'
import type { EventFieldName, EventFormValues } from './eventForm.ts'
import { CategoriesBox, TagsBox } from './fields/ClassificationFields.tsx'
import { PriceBox, WebsiteBox } from './fields/TextFields.tsx'
import { FlagFields } from './fields/VisibilityFields.tsx'
import { SpanFields, ZoneField } from './fields/WhenFields.tsx'
import { VenueBox } from './fields/WhereFields.tsx'
import { OrganizerBox } from './fields/WhoFields.tsx'

const noneRequired: ReadonlySet<EventFieldName> = new Set()

/** What is so in every language: everything of an event but its texts, its status and its publication. */
export function FactFields({ form, opened }: DrawnForm<EventRecord, EventFormValues>) {
  const { t } = useTranslation(['eventForm', 'ui', 'recordForm'])
  const props = { form, required: noneRequired, known: linkedChoices(opened) }
  return (
    <>
      <FormSection title={t('ui:when')}>
        <SpanFields {...props} />
        <ZoneField form={form} />
      </FormSection>
      <FormSection title={t('ui:where')}>
        <FieldRow>
          <VenueBox {...props} />
          <OrganizerBox {...props} />
        </FieldRow>
      </FormSection>
      <FormSection title={t('section.price')}>
        <FieldRow>
          <PriceBox form={form} />
          <WebsiteBox form={form} />
        </FieldRow>
      </FormSection>
      <FormSection title={t('ui:picture')}>
        <PictureField
          form={form}
          label={t('recordForm:label.image')}
          image={opened?.image ?? null}
        />
      </FormSection>
      <FormSection title={t('section.classification')}>
        <CategoriesBox {...props} />
        <TagsBox {...props} />
      </FormSection>
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
  'organizer',
  'cost',
  'website',
  'image',
  'categories',
  'tags',
  ...plainNames(plainEventFields, 'flag'),
] as const satisfies readonly EventFieldName[]

export type FactName = (typeof factNames)[number]
