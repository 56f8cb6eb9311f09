import { useTranslation } from 'react-i18next'
import { AuthorField } from '../../core/views/form/parts/AuthorField.tsx'
import { PictureField } from '../../core/views/form/parts/PictureField.tsx'
import { PublicAddress } from '../../core/views/form/parts/PublicAddress.tsx'
import { PublicationField } from '../../core/views/form/parts/PublicationField.tsx'
import { VersionLinks } from '../../core/views/form/parts/VersionLinks.tsx'
import { StatusField } from '../../core/views/form/parts/StatusField.tsx'
import { PostNamesakes } from '../../core/views/form/NamesakeDialog.tsx'
import { NamesakeFacts } from '../../core/views/form/NamesakeFacts.tsx'
import { readAuthor, typedAuthor } from '../../core/views/form/postFormValues.ts'
import type { DrawnForm } from '../../core/views/form/recordForm.ts'
import { formValuesOf, type SlugForm } from '../../core/views/form/resourceForm.ts'
import { useFormLabels } from '../../core/views/form/useFormLabels.ts'
import { useLinkedCount } from '../events/events.ts'
import { TheirEvents } from '../TheirEvents.tsx'
import {
  useCreateVenue,
  useUpdateVenue,
  useUpdateVenueBySlug,
  useVenue,
  useVenueBySlug,
} from './hooks.ts'
import { venueDeletion } from './venueDeletion.ts'
import { useService } from '../../api/useService.ts'
import { FlagInput } from '../../ui/form/FlagInput.tsx'
import { FieldRow, FormFold, FormSection } from '../../ui/form/FormSection.tsx'
import { RichInput } from '../../ui/form/RichInput.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { venueFields, type VenueUpdate, type VenueRecord, venues } from './venues.ts'
import { VenueAddressFields, type VenueFormValues } from './VenueAddressFields.tsx'
import { NameSigns } from '../../core/views/form/parts/NameSigns.tsx'

type Drawn = DrawnForm<VenueRecord, VenueFormValues>

/** What a venue is, in the order people think. */
function VenueFields({ form, opened }: Drawn) {
  const { t } = useTranslation(['venueForm', 'ui', 'recordForm'])
  const { t: shared } = useTranslation(['recordForm', 'ui'])
  const { language } = useService()
  const { control } = form
  const beside = opened ? [opened.venue, opened.description] : []
  return (
    <>
      <FormSection isQuiet title={t('ui:called')}>
        <TextInput
          control={control}
          name="venue"
          label={t('label.venue')}
          required={venueFields.venue.required && opened === null}
          lang={language}
        />
        {opened ? <NameSigns {...{ form, beside }} name="venue" /> : null}
      </FormSection>
      <VenueAddressFields form={form} />
      <FormSection isQuiet title={t('ui:contact')}>
        <FieldRow>
          <TextInput
            control={control}
            name="phone"
            label={t('recordForm:label.phone')}
            inputMode="tel"
          />
          <TextInput
            control={control}
            name="website"
            label={t('recordForm:label.website')}
            inputMode="url"
            spellCheck={false}
          />
        </FieldRow>
      </FormSection>
      <FormSection isQuiet title={t('ui:text')}>
        <RichInput
          control={control}
          name="description"
          label={t('recordForm:label.description')}
          lines={6}
          lang={language}
          beside={beside}
        />
      </FormSection>
      <FormFold
        {...{ control }}
        title={shared('section.advanced')}
        names={['date', 'date_utc', 'author', 'show_map', 'show_map_link']}
      >
        <PublicationField form={form} label={(name) => t(`recordForm:label.${name}`)} />
        <FieldRow>
          <AuthorField
            form={form}
            label={t('recordForm:label.author')}
            among={venues}
            explain={(author, count) => t('help.authorSeen', { author, count })}
          />
          {opened ? <PublicAddress label={t('recordForm:label.slug')} record={opened} /> : null}
        </FieldRow>
        <FlagInput
          control={control}
          name="show_map"
          label={t('recordForm:label.show_map')}
          help={t('help.show_map')}
        />
        <FlagInput
          control={control}
          name="show_map_link"
          label={t('recordForm:label.show_map_link')}
        />
      </FormFold>
    </>
  )
}

/** What there is to know of a venue beside its text. */
function VenueSide({ form, opened }: Drawn) {
  const { t } = useTranslation(['venueForm', 'ui', 'recordForm'])
  return (
    <>
      {opened ? <VersionLinks name="venues" id={opened.id} /> : null}
      {opened ? <TheirEvents by="venue" record={opened} /> : null}
      <FormSection title={t('ui:picture')}>
        <PictureField
          form={form}
          label={t('recordForm:label.image')}
          image={opened?.image ?? null}
        />
      </FormSection>
    </>
  )
}

function ShortVenueFields({ form }: Drawn) {
  const { t } = useTranslation(['venueForm', 'ui', 'recordForm'])
  const { language } = useService()
  const { control } = form
  return (
    <>
      <TextInput control={control} name="venue" label={t('label.venue')} required lang={language} />
      <TextInput control={control} name="address" label={t('label.address')} lang={language} />
      <TextInput control={control} name="city" label={t('label.city')} lang={language} />
      <StatusField form={form} label={t('recordForm:label.status')} />
    </>
  )
}

function VenueFacts({ record }: { record: VenueRecord }) {
  const takingPlace = useLinkedCount('venue', record.id, record.url)
  const { venue, address, city } = record
  return <NamesakeFacts record={record} title={venue} details={[address, city, takingPlace]} />
}

/** The form of venues. */
export const venueForm: SlugForm<VenueRecord, VenueFormValues, VenueUpdate> = {
  ...formValuesOf(venues, venueFields, {
    boxes: [
      'venue',
      'address',
      'zip',
      'city',
      'province',
      'country',
      'state',
      'stateprovince',
      'phone',
      'website',
      'description',
      'image',
      'show_map',
      'show_map_link',
      'status',
      'date',
      'date_utc',
      'author',
    ],
    needed: ['venue', 'status'],
    beside: { venue: ['writtenName'], description: ['modified_utc'] },
    boxesOf: (values) => typedAuthor(values),
    valuesOf: (boxes: VenueFormValues) => ({ ...boxes, ...readAuthor(boxes) }),
  }),
  messages: 'venueForm',
  // Services read the absence of a flag differently (contract.md §7.7).
  always: ['show_map', 'show_map_link'],
  useWords: useFormLabels,
  Fields: VenueFields,
  Side: VenueSide,
  Short: ShortVenueFields,
  Namesakes: (namesakes) => (
    <PostNamesakes
      {...namesakes}
      of="venues"
      renderFacts={(record) => <VenueFacts record={record} />}
    />
  ),
  deletion: venueDeletion,
  useRecord: useVenue,
  useRecordBySlug: useVenueBySlug,
  useCreate: useCreateVenue,
  useUpdate: useUpdateVenue,
  useUpdateBySlug: useUpdateVenueBySlug,
}
