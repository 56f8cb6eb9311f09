import TranslateOutlined from '@mui/icons-material/TranslateOutlined'
import { use, useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { AuthorField } from '../../../core/views/form/parts/AuthorField.tsx'
import { PictureField } from '../../../core/views/form/parts/PictureField.tsx'
import { PublicationField } from '../../../core/views/form/parts/PublicationField.tsx'
import { plainNames } from '../../../core/resource/plainFields.ts'
import type { DrawnForm } from '../../../core/views/form/recordForm.ts'
import { formatList } from '../../../i18n/formats.ts'
import { FieldRow, FormFold, FormSection } from '../../../ui/form/FormSection.tsx'
import { ReadOnly } from '../../../ui/form/useField.ts'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import { type EventRecord, plainEventFields } from '../eventRecord.ts'
import { events } from '../events.ts'
import { linkedChoices } from '../pickerSources.ts'
import { RuleSection } from '../rules/RuleNote.tsx'
import { type EventFieldName, type EventFormValues, requiredOnCreate } from './eventForm.ts'
import { EventVersions } from './EventVersions.tsx'
import { ClashNote } from './clashes/ClashNote.tsx'
import { CategoriesBox, TagsBox } from './fields/ClassificationFields.tsx'
import type { FieldsProps } from './fields/fieldsProps.ts'
import { DescriptionBox, ExcerptFold, PriceBox, WebsiteBox } from './fields/TextFields.tsx'
import { FlagFields, PlainTexts, SlugBox } from './fields/VisibilityFields.tsx'
import { TitleBox } from './fields/WhatFields.tsx'
import { SpanFields, useIsOtherZone, ZoneField } from './fields/WhenFields.tsx'
import { VenueBox } from './fields/WhereFields.tsx'
import { OrganizerBox } from './fields/WhoFields.tsx'
import { styled } from '@mui/material/styles'
import { OpenAfterSave } from '../../../core/views/form/openAfterSave.ts'
import { dayOf, daysCounted, readWallTime, secondsBetween } from '../../../time/wallTime.ts'
import { Button } from '../../../ui/Button.tsx'

const Facts = styled('div')({ display: 'flex', alignItems: 'center', minHeight: 40 })

const hour = 3600
const longest = 48 * hour

/** How long an event is, in the two largest units that say it; `''` where that is not known. */
function lengthWords(
  language: string,
  { start_date, end_date, all_day }: Pick<EventFormValues, 'start_date' | 'end_date' | 'all_day'>,
): string {
  const [start, end] = [readWallTime(start_date), readWallTime(end_date)]
  if (!start || !end || end <= start) return ''
  const say = (value: number, unit: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const seconds = secondsBetween(start, end)
  if (all_day || seconds > longest) return say(daysCounted(dayOf(start), dayOf(end)), 'day')
  const [hours, minutes] = [Math.floor(seconds / hour), Math.round((seconds % hour) / 60)]
  return [hours > 0 ? say(hours, 'hour') : '', minutes > 0 ? say(minutes, 'minute') : '']
    .filter(Boolean)
    .join(' ')
}

/** How long the event is, and the way to its other dates. */
export function SpanFacts({ form: { control } }: Pick<FieldsProps, 'form'>) {
  const { t, i18n } = useTranslation('eventForm')
  const [start_date, end_date, all_day] = useWatch({
    control,
    name: ['start_date', 'end_date', 'all_day'],
  })
  const openAfterSave = use(OpenAfterSave)
  const isReadOnly = use(ReadOnly)
  return (
    <Facts>
      {lengthWords(i18n.language, { start_date, end_date, all_day })}
      {openAfterSave && !isReadOnly ? (
        <Button onClick={() => openAfterSave('duplicate', 'repeat')}>{t('repeats')}</Button>
      ) : null}
    </Facts>
  )
}

const noneRequired: ReadonlySet<EventFieldName> = new Set()

type Drawn = DrawnForm<EventRecord, EventFormValues>

const propsOf = ({ form, opened }: Drawn): FieldsProps => ({
  form,
  required: opened ? noneRequired : requiredOnCreate,
  known: linkedChoices(opened),
})

/**
 * What an event is, in the order people think. What is typed first is drawn first, the rest right after:
 * a Tab from the title finds the dates.
 */
export function EventFields({ form, opened }: Drawn) {
  const { t } = useTranslation(['eventForm', 'ui', 'recordForm'])
  const isWhole = useDeferredValue(true, false)
  const isReadOnly = use(ReadOnly)
  const isOtherZone = useIsOtherZone(form)
  const props = propsOf({ form, opened })
  const beside = opened ? [opened.title, opened.description, opened.excerpt] : null
  return (
    <>
      <FormSection isQuiet title={t('ui:what')}>
        <TitleBox {...props} {...(beside ? { beside } : {})} />
      </FormSection>
      <FormSection isQuiet title={t('ui:when')}>
        <SpanFields {...props}>
          <SpanFacts form={form} />
        </SpanFields>
        {isOtherZone ? <ZoneField form={form} /> : null}
      </FormSection>
      {isWhole ? (
        <>
          <FormSection isQuiet title={t('ui:where')}>
            <FieldRow>
              <VenueBox {...props} />
              <OrganizerBox {...props} />
            </FieldRow>
            {isReadOnly ? null : <ClashNote {...{ form, opened }} />}
          </FormSection>
          <FormSection isQuiet title={t('section.text')}>
            <DescriptionBox {...{ form }} beside={beside ?? []} />
            <WebsiteBox form={form} />
            <PlainTexts form={form} />
          </FormSection>
          <ExcerptFold {...{ form }} beside={beside ?? []} />
          <AdvancedFields {...{ form, opened }} />
        </>
      ) : null}
    </>
  )
}

const advanced = [
  'date',
  'date_utc',
  'author',
  'slug',
  'timezone',
  ...plainNames(plainEventFields, 'flag'),
] as const satisfies readonly EventFieldName[]

const flags = ['featured', 'sticky', 'hide_from_listings'] as const

/** What few events need; how it stands out among others is said while it is folded. */
function AdvancedFields({ form, opened }: Drawn) {
  const { t, i18n } = useTranslation(['eventForm', 'ui', 'recordForm'])
  const { t: shared } = useTranslation(['recordForm', 'ui'])
  const { control } = form
  const isOtherZone = useIsOtherZone(form)
  const set = useWatch({ control, name: flags })
  const named = flags.flatMap((name, at) => (set[at] ? t(`label.${name}`) : []))
  return (
    <FormFold
      {...{ control }}
      title={shared('section.advanced')}
      names={advanced}
      note={formatList(i18n.language, named)}
    >
      <PublicationField form={form} label={(name) => t(`recordForm:label.${name}`)} />
      <FieldRow>
        <AuthorField
          form={form}
          label={t('recordForm:label.author')}
          among={events}
          explain={(author, count) => t('help.authorSeen', { author, count })}
        />
        <SlugBox {...{ form }} url={opened?.url ?? ''} />
      </FieldRow>
      <FlagFields form={form} />
      {isOtherZone ? null : <ZoneField form={form} />}
    </FormFold>
  )
}

/** Leads from an event to all its languages beside each other. */
function BesideButton({ id }: { id: number }) {
  const { t } = useTranslation(['eventForm', 'ui', 'recordForm'])
  const { language } = useService()
  const way: string = '/$language/translations/$id'
  return (
    <RouterButton
      to={way}
      params={{ language, id: String(id) }}
      sx={{
        justifySelf: 'start',
        ml: -1.25,
        minHeight: 28,
        whiteSpace: 'normal',
        textAlign: 'start',
      }}
      startIcon={<TranslateOutlined />}
    >
      {t('beside')}
    </RouterButton>
  )
}

/** What there is to know of an event beside its text, and what it is found by. */
export function EventSide({ form, opened }: Drawn) {
  const { t } = useTranslation(['eventForm', 'ui', 'recordForm'])
  const isWhole = useDeferredValue(true, false)
  const isReadOnly = use(ReadOnly)
  const props = propsOf({ form, opened })
  if (!isWhole) return null
  return (
    <>
      {opened && opened.status !== 'trash' ? (
        <EventVersions event={opened}>
          <BesideButton id={opened.id} />
        </EventVersions>
      ) : null}
      {isReadOnly ? null : <RuleSection {...{ form, opened }} />}
      <FormSection isQuiet title={t('ui:picture')}>
        <PictureField
          form={form}
          label={t('recordForm:label.image')}
          image={opened?.image ?? null}
        />
      </FormSection>
      <FormSection isQuiet title={t('section.classification')}>
        <CategoriesBox {...props} />
        <TagsBox {...props} />
        <PriceBox form={form} />
      </FormSection>
    </>
  )
}
