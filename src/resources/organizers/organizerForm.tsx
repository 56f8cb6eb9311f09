import { useTranslation } from 'react-i18next'
import { isLikelyEmail } from '../../core/resource/likelyEmail.ts'
import { PostNamesakes } from '../../core/views/form/NamesakeDialog.tsx'
import { NamesakeFacts } from '../../core/views/form/NamesakeFacts.tsx'
import { AuthorField } from '../../core/views/form/parts/AuthorField.tsx'
import { NameSigns } from '../../core/views/form/parts/NameSigns.tsx'
import { PictureField } from '../../core/views/form/parts/PictureField.tsx'
import { PublicAddress } from '../../core/views/form/parts/PublicAddress.tsx'
import { PublicationField } from '../../core/views/form/parts/PublicationField.tsx'
import { VersionLinks } from '../../core/views/form/parts/VersionLinks.tsx'
import { StatusField } from '../../core/views/form/parts/StatusField.tsx'
import { readAuthor, type Typed, typedAuthor } from '../../core/views/form/postFormValues.ts'
import type { DrawnForm } from '../../core/views/form/recordForm.ts'
import { formValuesOf, type SlugForm } from '../../core/views/form/resourceForm.ts'
import { useFormLabels } from '../../core/views/form/useFormLabels.ts'
import { useService } from '../../api/useService.ts'
import { FieldRow, FormFold, FormSection } from '../../ui/form/FormSection.tsx'
import { RichInput } from '../../ui/form/RichInput.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { useLinkedCount } from '../events/events.ts'
import { TheirEvents } from '../TheirEvents.tsx'
import {
  useCreateOrganizer,
  useOrganizer,
  useOrganizerBySlug,
  useUpdateOrganizer,
  useUpdateOrganizerBySlug,
} from './hooks.ts'
import { organizerDeletion } from './organizerDeletion.ts'
import {
  organizerFields,
  type OrganizerUpdate,
  type OrganizerValues,
  type OrganizerRecord,
  organizers,
} from './organizers.ts'

type OrganizerBoxes = Typed<OrganizerValues>

type Drawn = DrawnForm<OrganizerRecord, OrganizerBoxes>

/** What an organizer is, in the order people think. */
function OrganizerFields({ form, opened }: Drawn) {
  const { t } = useTranslation(['organizerForm', 'ui', 'recordForm'])
  const { t: shared } = useTranslation(['recordForm', 'ui'])
  const { language } = useService()
  const { control } = form
  const beside = opened ? [opened.organizer, opened.description] : []
  return (
    <>
      <FormSection isQuiet title={t('ui:called')}>
        <TextInput
          control={control}
          name="organizer"
          label={t('label.organizer')}
          required={organizerFields.organizer.required && opened === null}
          lang={language}
        />
        {opened ? <NameSigns {...{ form, beside }} name="organizer" /> : null}
      </FormSection>
      <FormSection isQuiet title={t('ui:contact')}>
        <FieldRow>
          <EmailBox form={form} help={t('help.email')} />
          <TextInput
            control={control}
            name="phone"
            label={t('recordForm:label.phone')}
            inputMode="tel"
          />
        </FieldRow>
        <TextInput
          control={control}
          name="website"
          label={t('recordForm:label.website')}
          inputMode="url"
          spellCheck={false}
        />
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
        names={['date', 'date_utc', 'author']}
      >
        <PublicationField form={form} label={(name) => t(`recordForm:label.${name}`)} />
        <FieldRow>
          <AuthorField
            form={form}
            label={t('recordForm:label.author')}
            among={organizers}
            explain={(author, count) => t('help.authorSeen', { author, count })}
          />
          {opened ? <PublicAddress label={t('recordForm:label.slug')} record={opened} /> : null}
        </FieldRow>
      </FormFold>
    </>
  )
}

/** What there is to know of an organizer beside its text. */
function OrganizerSide({ form, opened }: Drawn) {
  const { t } = useTranslation(['organizerForm', 'ui', 'recordForm'])
  return (
    <>
      {opened ? <VersionLinks name="organizers" id={opened.id} /> : null}
      {opened ? <TheirEvents by="organizer" record={opened} /> : null}
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

/** An odd address is pointed out, no more. */
function EmailBox({ form: { control }, help }: Pick<Drawn, 'form'> & { help?: string }) {
  const { t } = useTranslation(['organizerForm', 'ui', 'recordForm'])
  const isOdd = (email: string) => email.trim() !== '' && !isLikelyEmail(email)
  return (
    <TextInput
      control={control}
      name="email"
      label={t('label.email')}
      {...(help ? { help } : {})}
      explain={(email) => (isOdd(email) ? t('help.emailOdd') : undefined)}
      inputMode="email"
      spellCheck={false}
    />
  )
}

function ShortOrganizerFields({ form }: Drawn) {
  const { t } = useTranslation(['organizerForm', 'ui', 'recordForm'])
  const { language } = useService()
  const { control } = form
  return (
    <>
      <TextInput
        control={control}
        name="organizer"
        label={t('label.organizer')}
        required
        lang={language}
      />
      <EmailBox form={form} />
      <TextInput
        control={control}
        name="phone"
        label={t('recordForm:label.phone')}
        inputMode="tel"
      />
      <StatusField form={form} label={t('recordForm:label.status')} />
    </>
  )
}

function OrganizerFacts({ record }: { record: OrganizerRecord }) {
  const takingPlace = useLinkedCount('organizer', record.id, record.url)
  const { organizer, email, phone } = record
  return <NamesakeFacts record={record} title={organizer} details={[email, phone, takingPlace]} />
}

/** The form of organizers. */
export const organizerForm: SlugForm<OrganizerRecord, OrganizerBoxes, OrganizerUpdate> = {
  ...formValuesOf(organizers, organizerFields, {
    boxes: [
      'organizer',
      'email',
      'phone',
      'website',
      'description',
      'image',
      'status',
      'date',
      'date_utc',
      'author',
    ],
    needed: ['organizer', 'status'],
    beside: { organizer: ['writtenName'], description: ['modified_utc'] },
    boxesOf: (values) => typedAuthor(values),
    valuesOf: (boxes: OrganizerBoxes) => ({ ...boxes, ...readAuthor(boxes) }),
  }),
  messages: 'organizerForm',
  useWords: useFormLabels,
  Fields: OrganizerFields,
  Side: OrganizerSide,
  Short: ShortOrganizerFields,
  Namesakes: (namesakes) => (
    <PostNamesakes
      {...namesakes}
      of="organizers"
      renderFacts={(record) => <OrganizerFacts record={record} />}
    />
  ),
  deletion: organizerDeletion,
  useRecord: useOrganizer,
  useRecordBySlug: useOrganizerBySlug,
  useCreate: useCreateOrganizer,
  useUpdate: useUpdateOrganizer,
  useUpdateBySlug: useUpdateOrganizerBySlug,
}
